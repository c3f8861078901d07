import type { Design } from '../design.ts';
import { disc, type Shape, segment } from '../shapes.ts';
import { type Area, column, type LayoutNode, row, type Stack } from '../tree.ts';

/** Between two columns runs the line they hang on. */
const spine = 72;
/** Before a column of cards stands the line they hang on. */
const inset = 76;
const lineAt = 24;

/** Where the line begins above what hangs on it: at the header's edge when that is seen, else at the first branch. */
function startOf({ theme, measures, px, aspect }: Design, above: number | undefined, first: number): number {
  if (above !== undefined) return -above;
  return theme.hasBand && aspect !== '16:9' ? -px(measures.section) : first;
}

/** Cards under one another, hanging on a line. `above` is how far up the line reaches to what they belong to. */
export function hanging(design: Design, cards: readonly LayoutNode[], above?: number): Stack {
  const { trace, highlight } = design.theme.body;
  const stroke = { color: trace, width: 5 };
  const draw = ({ children }: Area): Shape[] => {
    const middles = children.map(({ y, height }) => y + height / 2);
    return [
      segment([lineAt, startOf(design, above, middles[0] ?? 0)], [lineAt, middles.at(-1) ?? 0], stroke),
      ...middles.flatMap((y): Shape[] => [segment([lineAt, y], [inset, y], stroke), disc([lineAt, y], 11, highlight)]),
    ];
  };
  return column({ gap: 20, grow: 1, padding: { left: inset }, draw }, cards);
}

/** Cards in two columns on either side of a line; an odd one ends it, as wide as both. */
export function branching(design: Design, cards: readonly LayoutNode[], above?: number): Stack {
  const { trace, hot, ink } = design.theme.body;
  const stroke = { color: trace, width: 5 };
  const lines: LayoutNode[] = [];
  for (let index = 0; index < cards.length; index += 2) {
    lines.push(row({ gap: spine, grow: 1 }, cards.slice(index, index + 2)));
  }
  const isOdd = cards.length % 2 === 1;
  const draw = ({ width, children }: Area): Shape[] => {
    const middle = width / 2;
    const levels = (isOdd ? children.slice(0, -1) : children).map(({ y, height }) => y + height / 2);
    const end = isOdd ? (children.at(-1)?.y ?? 0) : (levels.at(-1) ?? 0);
    return [
      segment([middle, startOf(design, above, levels[0] ?? 0)], [middle, end], stroke),
      ...levels.flatMap((y): Shape[] => [
        segment([middle - spine / 2, y], [middle + spine / 2, y], stroke),
        disc([middle, y], 13, hot, { color: ink, width: 4 }),
      ]),
    ];
  };
  return column({ gap: 24, grow: 1, draw }, lines);
}
