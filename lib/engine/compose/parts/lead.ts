import type { Surface } from '../../brand/palette.ts';
import type { Point } from '../../brief.ts';
import type { Design } from '../design.ts';
import { column, type Stack } from '../tree.ts';
import { pointCells, pointText } from './points.ts';
import { accentBar, insets } from './words.ts';

/** The surface of what is read first: set against the ground of its look. */
function leadSurface({ theme }: Design): Surface {
  const { body, card, against } = theme;
  switch (theme.look) {
    case 'deep':
      return { ...body, ground: body.highlight, ink: body.onHighlight, muted: body.onHighlight, hot: body.hot };
    case 'full':
      return card;
    case 'editorial':
      return body;
    default:
      return against;
  }
}

/** Of a heading's size, that of the first point. */
const leadFactor = 1.12;

/** The first point large, on a ground of its own; the others under it between hairlines. */
export function leadList(design: Design): Stack {
  const { brief, theme, space } = design;
  const [first, ...rest] = brief.points;
  const surface = leadSurface(design);
  const words = (point: Point) =>
    pointText(design, point, { surface, count: 1, factor: leadFactor, isSentence: false });
  const card = column(
    {
      grow: 0.6,
      justify: 'center',
      gap: space(20),
      fill: theme.hasCards ? surface.ground : undefined,
      radius: theme.radius,
      padding: theme.hasCards ? insets(space(36), space(40)) : insets(0, 0),
    },
    [accentBar(surface.hot), ...(first ? [{ ...words(first), grow: 0 }] : [])],
  );
  const others = pointCells({ ...design, brief: { ...brief, points: rest } }, theme.body, 'beside');
  return column({ grow: 1, gap: space(30) }, [card, ...others]);
}
