import type { Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import { chooseIcons } from '../icons.ts';
import { forCount } from '../measures.ts';
import { frame } from '../parts/frame.ts';
import { iconTile, numberDisc } from '../parts/marks.ts';
import { headingStyle, pointText } from '../parts/points.ts';
import { heading, insets } from '../parts/words.ts';
import { arc, arrowHead, type Dot, disc, line, onCircle, type Shape } from '../shapes.ts';
import { column, type LayoutNode, type Overlay, type Root, room, row } from '../tree.ts';
import { ofPoints, type Spec } from './spec.ts';

const turn = 2 * Math.PI;

/** A tall or wide room stretches the ring to at most this. */
const mostStretch = 1.55;
/** Between neighbours an arrow has this share of a disc's radius. */
const leastApart = 0.6;
/** Of half the room's shorter side, a disc's radius at most. */
const largestDisk = 0.42;

interface Ring {
  readonly disk: number;
  readonly center: Dot;
  readonly nodes: readonly Dot[];
}

/** The discs of a ring that fills a room, as large as leaves an arrow's length between neighbours. */
function ringOf(count: number, width: number, height: number): Ring {
  const angles = Array.from({ length: count }, (_, index) => -turn / 4 + (index * turn) / count);
  const [left, right] = [Math.min(...angles.map(Math.cos)), Math.max(...angles.map(Math.cos))];
  const [top, bottom] = [Math.min(...angles.map(Math.sin)), Math.max(...angles.map(Math.sin))];
  const placed = (disk: number): Ring => {
    const [wide, tall] = [(width - 2 * disk) / (right - left), (height - 2 * disk) / (bottom - top)];
    const [x, y] = [Math.min(wide, tall * mostStretch), Math.min(tall, wide * mostStretch)];
    const center: Dot = [width / 2 - (x * (left + right)) / 2, height / 2 - (y * (top + bottom)) / 2];
    return {
      disk,
      center,
      nodes: angles.map((angle): Dot => [center[0] + x * Math.cos(angle), center[1] + y * Math.sin(angle)]),
    };
  };
  const isApart = ({ disk, nodes }: Ring) =>
    nodes.every((node, index) => {
      const [x, y] = nodes[(index + 1) % count] ?? node;
      return Math.hypot(x - node[0], y - node[1]) >= disk * (2 + leastApart);
    });
  const half = Math.min(width, height) / 2;
  let ring = placed(half * largestDisk);
  for (let disk = ring.disk; disk > 1 && !isApart(ring); disk *= 0.97) ring = placed(disk);
  return ring;
}

/** Arrows from each disc to the next, the discs, and in the middle the sign of what goes round. */
function ringShapes({ theme }: Design, { disk, center, nodes }: Ring): Shape[] {
  const { body, card } = theme;
  const stroke = { color: body.trace, width: 8 };
  const trim = disk + 14;
  const arrows = nodes.flatMap((from, index): Shape[] => {
    const to = nodes[(index + 1) % nodes.length] ?? from;
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const tip = onCircle(to, -trim, angle);
    return [line([onCircle(from, trim, angle), tip], stroke), arrowHead(tip, angle, 22, stroke)];
  });
  const discs = nodes.map((node, index) => {
    const [fill, edge] = index === 0 ? [body.highlight, body.highlight] : [card.ground, body.trace];
    return disc(node, disk, fill, { color: edge, width: 4 });
  });
  const radius = Math.min(disk * 0.56, 90);
  const faint = { color: body.line, width: radius * 0.16 };
  const sign = [0, turn / 2].flatMap((start): Shape[] => {
    const end = start + turn * 0.38;
    return [
      arc(center, radius, start, end, faint),
      arrowHead(onCircle(center, radius, end), end + turn * 0.22, radius * 0.32, faint),
    ];
  });
  return [...arrows, ...discs, ...(nodes.length > 3 ? sign : [])];
}

/** A ring of discs with the words in them, clockwise from the top. */
function ring(header: Design, body: Design): Root {
  const { brief, theme, space } = body;
  const { points } = brief;
  const icons = chooseIcons(
    points.map((point) => point.heading),
    brief.language,
  );
  const first = { ...theme.body, ground: theme.body.highlight, ink: theme.body.onHighlight };
  const content = room(space(540), (width, height) => {
    const placed = ringOf(points.length, width, height);
    const { disk } = placed;
    // The square inside the disc.
    const side = disk * 1.46;
    const overlays = points.map((point, index): Overlay => {
      const [x, y] = placed.nodes[index] ?? placed.center;
      const surface = index === 0 ? first : theme.card;
      const icon = icons?.[index];
      const color = index === 0 ? surface.ink : surface.strong;
      const mark = icon && iconTile(icon, Math.round(disk * 0.7), { ...surface, tile: surface.ground, onTile: color });
      const words = heading(body, point.heading, surface, Math.max(28, Math.min(64, Math.round(disk * 0.31))), {
        align: 'center',
        fit: { min: 28, lines: icon ? 2 : 3 },
      });
      const stack = column({ justify: 'center', gap: space(4) }, [
        ...(mark ? [row({ justify: 'center' }, [mark])] : []),
        words,
      ]);
      return { node: { ...stack, width: side, height: side }, left: x - side / 2, top: y - side / 2 };
    });
    return column({ draw: () => ringShapes(body, placed), overlays }, []);
  });
  return frame(header, { body: content });
}

/** Rows and columns of a loop of cards: the first row is read forwards, the last one backwards. */
function loopRows(count: number, wide: boolean): { readonly rows: readonly (readonly number[])[] } {
  const order = Array.from({ length: count }, (_, index) => index);
  if (wide) {
    const first = Math.ceil(count / 2);
    return { rows: [order.slice(0, first), order.slice(first).reverse()] };
  }
  const isOdd = count % 2 === 1;
  const head = isOdd ? [[0]] : [];
  const ringed = order.slice(head.length);
  const right = isOdd ? ringed.slice(0, ringed.length / 2) : ringed.slice(1, ringed.length / 2 + 1);
  const left = isOdd
    ? ringed.slice(ringed.length / 2).reverse()
    : [ringed[0] ?? 0, ...ringed.slice(ringed.length / 2 + 1).reverse()];
  return { rows: [...head, ...right.map((index, at) => [left[at] ?? 0, index])] };
}

/** Cards in a round, clockwise, arrows between them. */
function loop(header: Design, body: Design): Root {
  const { brief, theme, space, px, measures } = body;
  const { points } = brief;
  const count = points.length;
  // Five cards and more need the whole width of a wide picture to stand in two rows.
  const isWide = header.aspect === '16:9' && count > 4;
  const { rows } = loopRows(count, isWide);
  const style = { ...headingStyle(points), count: count + 1, share: 0.9 };
  const colors = { fill: theme.body.highlight, ink: theme.body.onHighlight };
  const size = Math.round(px(forCount(measures.tile, count)) * 0.6);
  const gap = 60;
  const content = room(rows.length * space(170), (width, height) => {
    const cellHeight = (height - gap * (rows.length - 1)) / rows.length;
    const widthOf = (cells: number) => (width - gap * (cells - 1)) / cells;
    const places = new Map<number, { x: number; y: number; width: number }>();
    rows.forEach((cells, at) => {
      cells.forEach((index, column) => {
        const cell = widthOf(cells.length);
        places.set(index, { x: column * (cell + gap), y: at * (cellHeight + gap), width: cell });
      });
    });
    const lines = rows.map((cells): LayoutNode => {
      const cards = cells.map((index): LayoutNode => {
        const point = points[index];
        const words = point && pointText(body, point, { ...style, surface: theme.card });
        const inner = row({ gap: space(20), align: 'center' }, [
          numberDisc(body, index, size, colors),
          ...(words ? [words] : []),
        ]);
        const outline = { color: theme.hasCards ? theme.card.line : theme.body.trace, width: theme.hasCards ? 2 : 3 };
        return column(
          {
            grow: 1,
            justify: 'center',
            fill: theme.card.ground,
            radius: theme.radius,
            padding: insets(space(18), space(26)),
            stroke: outline,
          },
          [inner],
        );
      });
      return { ...row({ gap }, cards), height: cellHeight };
    });
    const draw = () =>
      points.flatMap((_, index) => link(places.get(index), places.get((index + 1) % count), cellHeight));
    const link = (from: Place | undefined, to: Place | undefined, tall: number): Shape[] =>
      from && to ? arrow(from, to, tall, { color: theme.body.trace, width: 8 }) : [];
    return column({ gap, draw }, lines);
  });
  return frame(header, { body: content, wide: isWide ? 'top' : 'side' });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** From one card's edge to the next one's, across the gap between them. */
function arrow(from: Place, to: Place, height: number, stroke: { color: string; width: number }): Shape[] {
  const trim = 12;
  if (from.y === to.y) {
    const forwards = to.x > from.x;
    const y = from.y + height / 2;
    const start: Dot = [forwards ? from.x + from.width + trim : from.x - trim, y];
    const tip: Dot = [forwards ? to.x - trim : to.x + to.width + trim, y];
    return [line([start, tip], stroke), arrowHead(tip, forwards ? 0 : Math.PI, 16, stroke)];
  }
  const down = to.y > from.y;
  const narrow = from.width <= to.width ? from : to;
  const x = narrow.x + narrow.width / 2;
  const start: Dot = [x, down ? from.y + height + trim : from.y - trim];
  const tip: Dot = [x, down ? to.y - trim : to.y + height + trim];
  return [line([start, tip], stroke), arrowHead(tip, down ? turn / 4 : -turn / 4, 16, stroke)];
}

/** Longer words do not stand in a disc. */
const longestInDisc = 22;

const fitsRing = ({ points }: Brief) =>
  points.length >= 3 && points.every(({ heading: words, body }) => words.length <= longestInDisc && !body);

/** What comes round again. */
export const cycle: Spec = {
  ...ofPoints,
  holds: ({ points }) => points.length >= 3,
  fewest: 3,
  trees: (brief) => (fitsRing(brief) ? [ring, loop] : [loop]),
};
