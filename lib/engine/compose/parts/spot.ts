import type { Surface } from '../../brand/palette.ts';
import { findLanguage } from '../../languages/index.ts';
import type { SceneNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import type { Design } from '../design.ts';
import { isDark } from '../drawings.ts';
import { createColumn, type LayoutNode, type Stack } from '../tree.ts';
import { createNumeral } from '../type.ts';

const share = 0.64;

export function drawInside(
  { drawings, palette }: Design,
  name: string,
  box: Rect,
  surface: Pick<Surface, 'ground'>,
  options: { readonly outline?: string; readonly flip?: boolean } = {},
): readonly SceneNode[] {
  const { tones } = palette;
  const { ground } = surface;
  return drawings.set.fit(name, { box, tones, style: drawings.style, dark: isDark(surface), ground, ...options });
}

export function createDrawingDisc(
  design: Design,
  name: string,
  diameter: number,
  surface: Surface,
  fill?: string,
): Stack {
  const { theme } = design;
  const inner = diameter * (theme.hasDiscs ? share : 0.9);
  const ground = fill ?? surface.tile;
  return {
    ...createColumn(
      {
        fill: theme.hasDiscs ? ground : undefined,
        radius: diameter / 2,
        art: ({ x, y }) => {
          const inset = (diameter - inner) / 2;
          const on = theme.hasDiscs ? { ...surface, ground } : surface;
          return drawInside(design, name, { x: x + inset, y: y + inset, width: inner, height: inner }, on);
        },
      },
      [],
    ),
    width: diameter,
    height: diameter,
  };
}

/** Shares of the disc: up to two digits, more, and without a disc. */
const numeralShare = { short: 0.46, long: 0.36, bare: 0.62 };

export function createNumeralDisc(
  design: Design,
  text: string,
  diameter: number,
  surface: Surface,
  isFirst = false,
): Stack {
  const { theme } = design;
  const share = text.length > 2 ? numeralShare.long : numeralShare.short;
  if (!theme.hasDiscs) {
    const bare = createNumeral(design, text, surface, diameter * numeralShare.bare, surface.strong);
    return { ...createColumn({ justify: 'center' }, [{ ...bare, align: 'start' }]), width: diameter * 0.86 };
  }
  const [fill, color] = isFirst ? [surface.highlight, surface.onHighlight] : [surface.tile, surface.onTile];
  const words = createNumeral(design, text, { ...surface, ground: fill }, diameter * share, color);
  return {
    ...createColumn({ fill, radius: diameter / 2, justify: 'center' }, [words]),
    width: diameter,
    height: diameter,
  };
}

export function areAllDrawn({ drawings, theme }: Design, names: readonly (string | undefined)[]): boolean {
  const known = names.filter((name) => name !== undefined && drawings.set.has(name));
  return theme.hasDrawings && names.length > 0 && known.length === names.length && new Set(known).size === names.length;
}

/** A lone drawing in one of several rows looks like an accident. */
const spotRange = { min: 2, max: 2 } as const;

/** Rows whose drawings stand in the margin where not all rows have one: a column of drawings would have holes. */
export function findSpots<Row extends { readonly drawing?: string | undefined }>(
  { theme, drawings: { set } }: Design,
  rows: readonly Row[],
): ReadonlySet<Row> {
  const drawn = rows.filter(({ drawing }) => theme.hasDrawings && drawing !== undefined && set.has(drawing));
  return new Set(drawn.length < Math.min(spotRange.min, rows.length) ? [] : drawn.slice(0, spotRange.max));
}

/** Mark of unordered rows, as a numeral would look like a rank. */
const createBar = (surface: Surface): Stack => ({ ...createColumn({ fill: surface.strong, radius: 4 }, []), width: 8 });

export function createRowMarks(
  design: Design,
  names: readonly (string | undefined)[],
  diameter: number,
  surface: Surface,
  from = 1,
  isCounted = true,
): LayoutNode[] {
  const isDrawn = areAllDrawn(design, names);
  return names.map((name, index) =>
    isDrawn && name !== undefined
      ? createDrawingDisc(design, name, diameter, surface)
      : !isCounted && design.theme.look !== 'grave'
        ? createBar(surface)
        : createNumeralDisc(design, formatCount(from + index, design.brief.language), diameter, surface),
  );
}

export function formatCount(count: number, language: string): string {
  try {
    return new Intl.NumberFormat(language, { useGrouping: false }).format(count);
  } catch {
    return String(count);
  }
}

/** "5 of 13", or "1–7 of 17" with `from`, in a language's words and digits. */
export function formatPart(shown: number, whole: number, language: string, from?: number): string {
  const count = (number: number) => formatCount(number, language);
  const part = from === undefined || shown < 2 ? count(from ?? shown) : `${count(from)}–${count(from + shown - 1)}`;
  const pattern = findLanguage(language)?.partOfWhole ?? '{part} / {whole}';
  return pattern.replace('{part}', part).replace('{whole}', count(whole));
}
