import type { Point } from '../../brief.ts';
import type { Design } from '../design.ts';
import { chooseIcons, type Icon } from '../icons.ts';
import { forCount } from '../measures.ts';
import { branching, hanging } from '../parts/branches.ts';
import { frame } from '../parts/frame.ts';
import { iconTile } from '../parts/marks.ts';
import { headingStyle, pointText } from '../parts/points.ts';
import { accentBar, insets } from '../parts/words.ts';
import { bend, type Dot, disc, type Shape } from '../shapes.ts';
import { type Area, column, type LayoutNode, row, type Stack } from '../tree.ts';
import { ofPoints, type Spec, type Tree } from './spec.ts';

/** Every part on a card, its icon beside its words where all have one. */
function cards(design: Design, share: number, perColumn: number): LayoutNode[] {
  const { brief, theme, space, px, measures } = design;
  const { points } = brief;
  const icons = chooseIcons(
    points.map((point) => point.heading),
    brief.language,
  );
  const style = { ...headingStyle(points), surface: theme.card, count: perColumn, share };
  const size = Math.round(px(forCount(measures.tile, perColumn)) * 0.8);
  // In one column the line each card hangs on is its mark.
  const isSingle = perColumn === points.length;
  const bar = accentBar(theme.card.highlight, 48, 8);
  const above = (icon: Icon | undefined, words: Stack) =>
    column({ gap: space(18) }, [icon ? row({}, [iconTile(icon, size, theme.card)]) : bar, { ...words, grow: 0 }]);
  const beside = (icon: Icon | undefined, words: Stack) =>
    row({ gap: space(28), align: 'center' }, [...(icon ? [iconTile(icon, size, theme.card)] : []), words]);
  return points.map((point: Point, index) => {
    const icon = icons?.[index];
    const words = pointText(design, point, style);
    return column(
      {
        grow: 1,
        justify: isSingle ? 'center' : 'start',
        fill: theme.card.ground,
        radius: theme.radius,
        padding: insets(space(28), space(30)),
        stroke: { color: theme.hasCards ? theme.card.line : theme.body.trace, width: theme.hasCards ? 2 : 3 },
      },
      [isSingle ? beside(icon, words) : above(icon, words)],
    );
  });
}

/** Two columns of parts on a line that comes down from the title. */
const tree: Tree = (header, body) =>
  frame(header, { body: branching(body, cards(body, 0.94, Math.ceil(body.brief.points.length / 2))) });

/** Parts under one another, each on a line from the title. */
const hung: Tree = (header, body) => frame(header, { body: hanging(body, cards(body, 1, body.brief.points.length)) });

/** Parts under one another, lines going out to them from the title's column. */
const fan: Tree = (header, body) => {
  const { theme } = body;
  const inset = 80;
  const draw = ({ height, children }: Area): Shape[] => {
    // On the edge of the title's column where that is seen, else in the gap beside it.
    const hub: Dot = [theme.hasBand ? -72 : -36, height / 2];
    return [
      ...children.flatMap(({ y, height: tall }): Shape[] => {
        const end: Dot = [inset, y + tall / 2];
        return [bend(hub, end, 'x', { color: theme.body.trace, width: 5 }), disc(end, 10, theme.body.highlight)];
      }),
      disc(hub, 20, theme.body.hot, { color: theme.body.ink, width: 5 }),
    ];
  };
  const all = cards(body, 1, body.brief.points.length);
  return frame(header, { body: column({ gap: 20, grow: 1, padding: { left: inset }, draw }, all) });
};

/** One thing and its parts. */
export const parts: Spec = {
  ...ofPoints,
  holds: ({ points }) => points.length >= 3,
  fewest: 3,
  trees: ({ points }, aspect) => {
    const single = aspect === '16:9' ? fan : hung;
    // Half of an upright story is too narrow for more than a name.
    const mostSingle = { '9:16': 7, '4:5': 3, '1:1': 3, '16:9': 4 }[aspect];
    return points.length <= mostSingle ? [single, tree] : [tree, single];
  },
};
