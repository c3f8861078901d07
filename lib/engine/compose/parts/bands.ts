import type { Design } from '../design.ts';
import { column, type Stack } from '../tree.ts';
import { pointCells } from './points.ts';

/** Words nearer to the page's edge look cut off. */
const leastOuter = 44;

/** The points on bands from edge to edge, in turn on two grounds; the first is set off from the header. */
export function bandList(design: Design): Stack {
  const { aspect, measures, theme, space } = design;
  const { body, stripe, hasBand } = theme;
  const isWide = aspect === '16:9';
  // Beside a header the outer bands end at the page's edge.
  const [inner, outer] = [space(18), isWide ? Math.max(leastOuter, space(56)) : space(18)];
  const side = { right: measures.margin, left: isWide ? 72 : measures.margin };
  const grounds = hasBand ? ([body, stripe] as const) : ([stripe, body] as const);
  const cells = pointCells(design, grounds, 'band');
  return column(
    { grow: 1 },
    cells.map((cell, index) => {
      const [top, bottom] = [index === 0 ? outer : inner, index === cells.length - 1 ? outer : inner];
      const options = { grow: 1, fill: grounds[index % 2]?.ground, padding: { ...side, top, bottom } };
      return column({ ...options, justify: 'center' }, [{ ...cell, grow: 0 }]);
    }),
  );
}
