import { hash } from '../../brand/hash.ts';
import type { Surface } from '../../brand/palette.ts';
import type { Figure, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { countDrawnChars } from '../text.ts';
import { createColumn, type LayoutNode, type Stack } from '../tree.ts';
import { createFact, readLead } from './fact.ts';
import { findHero } from './header.ts';
import { createQuotedFigure, createQuotedFigures, listSaidFigure, maxInColumnChars } from './said-figure.ts';

/** Sizes of numbers in their sentences, by how many stand there. */
const bandFigures = {
  one: { figure: toSizeRange(132, 92, 176), said: toSizeRange(32, 28, 38) },
  more: { figure: toSizeRange(80, 56, 104), said: toSizeRange(28, 26, 32) },
} as const;

export function createFigureRow(
  design: Design,
  figures: readonly Figure[],
  surface: Surface,
  width = design.width - 2 * design.measures.margin,
): Stack {
  const splits = figures.map(listSaidFigure);
  const sizes = bandFigures[splits.length === 1 ? 'one' : 'more'];
  const isLong = splits.some(({ before, after }) => Math.max(before.length, after.length) > maxInColumnChars);
  if (splits.length > 1 && (isLong || width < minPairWidthPx)) {
    return createColumn(
      { gap: design.space(28) },
      splits.map((split) => createQuotedFigure(design, split, surface, sizes)),
    );
  }
  return createQuotedFigures(design, splits, surface, sizes, width);
}

/** Pixels under which two numbers stand one under the other. */
const minPairWidthPx = 640;

export function createNumbersBand(
  design: Design,
  { figures }: ModuleOf<'numbers'>,
  foot: LayoutNode | undefined,
): Stack {
  const { theme, measures, space } = design;
  return createColumn(
    {
      fill: theme.band.ground,
      padding: { top: space(36), right: measures.margin, bottom: measures.bottom, left: measures.margin },
      gap: space(32),
    },
    [createFigureRow(design, figures.slice(0, 3), theme.band), ...(foot ? [foot] : [])],
  );
}

export const insetReachPx = 44;
const insetPadding = 44;

const longScale = 0.8;
/** Drawn characters from which a band's heading is set smaller, and from which it is read and may stand on a quiet ground. */
const [longBand, calmBand] = [80, 110];
const bandSizes = {
  tail: toSizeRange(32, 28, 40),
  figure: toSizeRange(170, 104, 236),
  said: toSizeRange(36, 30, 44),
} as const;

function chooseSurface({ theme, palette, brief, drawings }: Design, text: string, hasFigure: boolean): Surface {
  if (theme.look !== 'illustrated' || !theme.hasScene || hasFigure || countDrawnChars(text) < calmBand)
    return theme.thesis;
  const hero = findHero({ brief, theme, drawings });
  const grounds = hero?.isNight === true ? [palette.pale, palette.soft] : [palette.soft, theme.thesis, palette.soft];
  return grounds[hash(`band ${brief.title}`) % grounds.length] ?? theme.thesis;
}

export function createThesisBand(
  design: Design,
  { text, mark }: ModuleOf<'thesis'>,
  of = design.measures.thesis,
): Stack {
  const { theme, measures, space } = design;
  const fact = readLead({ heading: text, mark }, design);
  const surface = chooseSurface(design, text, fact.figure !== undefined);
  const isLong = countDrawnChars(fact.head) > longBand;
  const sizes = { ...bandSizes, head: of, long: toSizeRange(of.base * longScale, 36, of.max * longScale) };
  const said = createFact(design, fact, surface, { sizes, isLead: true, isLong });
  if (theme.isInset) {
    const padding = { top: space(40), right: insetPadding, bottom: space(44), left: insetPadding };
    const card = createColumn({ fill: surface.ground, radius: theme.radius, padding, pullUp: insetReachPx }, [said]);
    return createColumn({ padding: { left: measures.margin, right: measures.margin } }, [card]);
  }
  return createColumn(
    {
      fill: surface.ground,
      padding: { top: space(44), right: measures.margin, bottom: space(48), left: measures.margin },
      justify: 'center',
    },
    [said],
  );
}
