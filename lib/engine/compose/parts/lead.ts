import type { Surface } from '../../brand/palette.ts';
import type { Brief, Point } from '../../brief.ts';
import type { Design } from '../design.ts';
import { column, type Stack } from '../tree.ts';
import { isCounted, pointCells, pointText } from './points.ts';
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
const leadFactor = 1.1;

/** Whether a first point may stand for itself: of what is counted, none would be the second. */
export const mayLead = (brief: Brief): boolean =>
  !isCounted(brief) && !isCounted({ ...brief, points: brief.points.slice(1) });

/** The first point large, on a ground of its own. */
export function leadCard(design: Design): Stack {
  const { brief, theme, space } = design;
  const [first] = brief.points;
  const surface = leadSurface(design);
  const words = (point: Point) =>
    pointText(design, point, { surface, count: 1, factor: leadFactor, isSentence: false });
  return column(
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
}

/** The first point leads; the others stand under it. */
export function leadList(design: Design): Stack {
  const { brief, theme, space } = design;
  const others = pointCells({ ...design, brief: { ...brief, points: brief.points.slice(1) } }, [theme.body], 'beside');
  return column({ grow: 1, gap: space(30) }, [leadCard(design), ...others]);
}
