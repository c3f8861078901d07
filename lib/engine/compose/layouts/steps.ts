import type { Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import { forCount } from '../measures.ts';
import { frame } from '../parts/frame.ts';
import { numberDisc } from '../parts/marks.ts';
import { headingStyle, pointText } from '../parts/points.ts';
import { insets } from '../parts/words.ts';
import { arrowHead, type Dot, line } from '../shapes.ts';
import { type Area, column, type LayoutNode, type Root, row } from '../tree.ts';
import { ofPoints, type Spec } from './spec.ts';

const discOf = ({ measures, px, brief }: Design) =>
  Math.round(px(forCount(measures.tile, Math.max(3, brief.points.length))) * 0.82);

/** A numbered path from top to bottom, the words beside it. */
function down(header: Design, body: Design): Root {
  const { brief, theme, space } = body;
  const { points } = brief;
  const size = discOf(body);
  const isCarded = theme.look !== 'editorial' && points.length <= 5;
  const surface = isCarded ? theme.card : theme.body;
  const colors = { fill: theme.body.highlight, ink: theme.body.onHighlight };
  const style = { ...headingStyle(points), surface, count: points.length };
  const stroke = theme.look === 'deep' ? { color: surface.line, width: 2 } : undefined;
  const rows = points.map((point, index) => {
    const words = pointText(body, point, style);
    const options = isCarded
      ? { fill: surface.ground, radius: theme.radius, padding: insets(space(18), space(30)), stroke }
      : {};
    return row({ gap: space(28), grow: 1 }, [
      { ...column({ justify: 'center' }, [numberDisc(body, index, size, colors)]), width: size },
      column({ ...options, grow: 1, justify: 'center' }, [{ ...words, grow: 0 }]),
    ]);
  });
  const path = ({ children }: Area) => {
    const dots = children.map(({ y, height }): Dot => [size / 2, y + height / 2]);
    return [line(dots, { color: theme.body.trace, width: 6 })];
  };
  return frame(header, { body: column({ gap: space(isCarded ? 20 : 22), grow: 1, draw: path }, rows) });
}

/** A numbered path from side to side, the words under each number. */
function across(header: Design, body: Design): Root {
  const { brief, theme, space } = body;
  const { points } = brief;
  const size = discOf(body);
  const surface = theme.hasCards ? theme.card : theme.body;
  const colors = { fill: theme.body.highlight, ink: theme.body.onHighlight };
  const style = { ...headingStyle(points), surface, count: points.length - 1 };
  const stroke = theme.look === 'deep' ? { color: surface.line, width: 2 } : undefined;
  const gap = space(28);
  const cells = points.map((point, index): LayoutNode => {
    const words = pointText(body, point, style);
    const card = theme.hasCards
      ? column({ fill: surface.ground, radius: theme.radius, padding: insets(space(34), space(30)), stroke, grow: 1 }, [
          { ...words, grow: 0 },
        ])
      : column({ grow: 1 }, [{ ...words, grow: 0 }]);
    return column({ gap: space(26), grow: 1 }, [row({}, [numberDisc(body, index, size, colors)]), card]);
  });
  const path = ({ children }: Area) =>
    children.slice(1).flatMap(({ x }, index) => {
      const from = children[index]?.x ?? 0;
      const stroke = { color: theme.body.trace, width: 6 };
      const tip: Dot = [x - 20, size / 2];
      return [line([[from + size + 20, size / 2], tip], stroke), arrowHead(tip, 0, 18, stroke)];
    });
  return frame(header, { body: row({ gap, grow: 1, draw: path }, cells), wide: 'top' });
}

/** In a quarter of the width a longer heading would be a column of its own. */
const longestAcross = 44;
/** In less than a quarter of the width a body would be one. */
const mostAcross = { withBodies: 4, bare: 5 };

function fitsAcross({ points }: Brief): boolean {
  const most = points.some(({ body }) => body) ? mostAcross.withBodies : mostAcross.bare;
  return points.length >= 3 && points.length <= most && points.every(({ heading }) => heading.length <= longestAcross);
}

/** A numbered path. */
export const steps: Spec = {
  ...ofPoints,
  holds: ({ points }) => points.length >= 2,
  fewest: 2,
  trees: (brief, aspect) => (aspect === '16:9' && fitsAcross(brief) ? [across, down] : [down]),
};
