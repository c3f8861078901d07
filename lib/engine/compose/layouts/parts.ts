import type { Point } from '../../brief.ts';
import type { Design } from '../design.ts';
import { chooseIcons } from '../icons.ts';
import { forCount } from '../measures.ts';
import { frame } from '../parts/frame.ts';
import { iconTile } from '../parts/marks.ts';
import { headingStyle, pointText } from '../parts/points.ts';
import { accentBar, insets } from '../parts/words.ts';
import { bend, type Dot, disc, line, type Shape } from '../shapes.ts';
import { type Area, column, type LayoutNode, type Root, row } from '../tree.ts';
import { ofPoints, type Spec } from './spec.ts';

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
  return points.map((point: Point, index) => {
    const icon = icons?.[index];
    const words = pointText(design, point, style);
    return column(
      {
        grow: 1,
        justify: perColumn === points.length ? 'center' : 'start',
        fill: theme.card.ground,
        radius: theme.radius,
        padding: insets(space(28), space(30)),
        stroke: { color: theme.hasCards ? theme.card.line : theme.body.rest, width: theme.hasCards ? 2 : 3 },
      },
      [
        column({ gap: space(18) }, [
          icon ? row({}, [iconTile(icon, size, theme.card)]) : accentBar(theme.card.highlight, 48, 8),
          { ...words, grow: 0 },
        ]),
      ],
    );
  });
}

/** Between two columns of parts runs the line they hang on. */
const spine = 72;

/** Two columns of parts on a line that comes down from the title. */
function tree(header: Design, body: Design): Root {
  const { theme, measures, px, aspect } = body;
  const all = cards(body, 0.94, Math.ceil(body.brief.points.length / 2));
  const lines: LayoutNode[] = [];
  for (let index = 0; index < all.length; index += 2) {
    lines.push(row({ gap: spine, grow: 1 }, all.slice(index, index + 2)));
  }
  const isOdd = all.length % 2 === 1;
  const draw = ({ width, children }: Area): Shape[] => {
    const stroke = { color: theme.body.rest, width: 5 };
    const middle = width / 2;
    const paired = isOdd ? children.slice(0, -1) : children;
    const end = isOdd ? (children.at(-1)?.y ?? 0) : (paired.at(-1)?.y ?? 0) + (paired.at(-1)?.height ?? 0) / 2;
    const first = children[0];
    const start =
      theme.hasBand && aspect !== '16:9' ? -px(measures.section) : (first?.y ?? 0) + (first?.height ?? 0) / 2;
    return [
      line(
        [
          [middle, start],
          [middle, end],
        ],
        stroke,
      ),
      ...paired.flatMap(({ y, height }): Shape[] => {
        const at = y + height / 2;
        return [
          line(
            [
              [middle - spine / 2, at],
              [middle + spine / 2, at],
            ],
            stroke,
          ),
          disc([middle, at], 13, theme.body.hot, { color: theme.body.ink, width: 4 }),
        ];
      }),
    ];
  };
  return frame(header, { body: column({ gap: 24, grow: 1, draw }, lines) });
}

/** Parts under one another, each on a line from the title. */
function fan(header: Design, body: Design): Root {
  const { theme, measures, px, aspect } = body;
  const inset = 80;
  const stroke = { color: theme.body.rest, width: 5 };
  const hang = ({ children }: Area): Shape[] => {
    const middles = children.map(({ y, height }) => y + height / 2);
    const top = theme.hasBand ? -px(measures.section) : (middles[0] ?? 0);
    return [
      line(
        [
          [24, top],
          [24, middles.at(-1) ?? 0],
        ],
        stroke,
      ),
      ...middles.flatMap((y): Shape[] => [
        line(
          [
            [24, y],
            [inset, y],
          ],
          stroke,
        ),
        disc([24, y], 12, theme.body.highlight),
      ]),
    ];
  };
  const spread = ({ height, children }: Area): Shape[] => {
    // On the edge of the title's column where that is seen, else in the gap beside it.
    const hub: Dot = [theme.hasBand ? -72 : -36, height / 2];
    return [
      ...children.flatMap(({ y, height: tall }): Shape[] => {
        const end: Dot = [inset, y + tall / 2];
        return [bend(hub, end, 'x', stroke), disc(end, 10, theme.body.highlight)];
      }),
      disc(hub, 20, theme.body.hot, { color: theme.body.ink, width: 5 }),
    ];
  };
  return frame(header, {
    body: column(
      { gap: 20, grow: 1, padding: { left: inset }, draw: aspect === '16:9' ? spread : hang },
      cards(body, 1, body.brief.points.length),
    ),
  });
}

/** One thing and its parts. */
export const parts: Spec = {
  ...ofPoints,
  holds: ({ points }) => points.length >= 3,
  fewest: 3,
  trees: ({ points }, aspect) => (points.length <= (aspect === '16:9' ? 4 : 3) ? [fan, tree] : [tree, fan]),
};
