import type { Surface } from '../../brand/palette.ts';
import type { Figure, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { findFigure } from '../find-figure.ts';
import { size } from '../measures.ts';
import { countDrawnChars } from '../text.ts';
import { column, type LayoutNode, row, type Stack } from '../tree.ts';
import { figureText, label } from '../type.ts';
import { factText, readFact } from './fact.ts';

export function figureRow(design: Design, figures: readonly Figure[], surface: Surface): Stack {
  const { measures, space, aspect } = design;
  const isPair = figures.length <= 2 && aspect !== '1:1';
  const cells = figures.map(({ value, label: words }, index): LayoutNode => {
    const number = figureText(design, value, surface, {
      of: figures.length > 2 ? { ...measures.number, base: measures.number.base * 0.8, max: 76 } : measures.number,
      color: index === 0 ? surface.strong : figures.length > 2 ? surface.ink : surface.strong,
    });
    const said = label(design, words, surface, { maxLines: 4 });
    if (!isPair) return column({ grow: 1, gap: space(8) }, [number, said]);
    const width = Math.min(design.widthOf(number) + 2, design.width * (figures.length === 1 ? 0.5 : 0.24));
    return row({ grow: 1, gap: space(22), align: 'center' }, [
      { ...number, width },
      { ...said, grow: 1 },
    ]);
  });
  return row({ gap: space(figures.length > 2 ? 32 : 48), align: isPair ? 'center' : 'start' }, cells);
}

export function numbersBand(design: Design, { figures }: ModuleOf<'numbers'>, foot: LayoutNode | undefined): Stack {
  const { theme, measures, space } = design;
  return column(
    {
      fill: theme.band.ground,
      padding: { top: space(36), right: measures.margin, bottom: measures.bottom, left: measures.margin },
      gap: space(32),
    },
    [figureRow(design, figures.slice(0, 3), theme.band), ...(foot ? [foot] : [])],
  );
}

/** Pixels by which a statement's card overlaps the title's field; with its padding the words keep the margin. */
export const insetReach = 44;
const insetPadding = 36;

const longScale = 0.8;
/** Drawn characters from which a band's heading is set smaller. */
const longBand = 80;
/** A number that leads, and what stands around it. */
const bandSizes = { tail: size(32, 28, 40), figure: size(150, 90, 220) } as const;

export function thesisBand(design: Design, { text, mark }: ModuleOf<'thesis'>, of = design.measures.thesis): Stack {
  const { theme, measures, space } = design;
  const surface = theme.thesis;
  const fact = readFact({ heading: text, mark, figure: findFigure(text)?.number }, design);
  const isLong = countDrawnChars(fact.head) > longBand;
  const sizes = { ...bandSizes, head: of, long: size(of.base * longScale, 36, of.max * longScale) };
  const said = factText(design, fact, surface, { sizes, isLead: true, isLong });
  if (theme.isInset) {
    const padding = { top: space(40), right: insetPadding, bottom: space(44), left: insetPadding };
    const card = column({ fill: surface.ground, radius: theme.radius, padding, pullUp: insetReach }, [said]);
    const side = measures.margin - insetPadding;
    return column({ padding: { left: side, right: side } }, [card]);
  }
  return column(
    {
      fill: surface.ground,
      padding: { top: space(44), right: measures.margin, bottom: space(48), left: measures.margin },
      justify: 'center',
    },
    [said],
  );
}
