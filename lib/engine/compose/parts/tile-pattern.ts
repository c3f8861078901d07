import { hash } from '../../brand/hash.ts';
import type { Palette } from '../../brand/palette.ts';
import { createRandom } from '../../random.ts';
import type { SceneNode } from '../../scene.ts';
import { type Command, type Dot, disc, pathData, ringSector, type Shape } from '../shapes.ts';

/** A pattern of square tiles in the brand's colours, where no drawing is sure: quarters, leaves, arches, rings, dots and stripes. */

type Glyph = (side: number, color: string, turn: number) => Shape[];

/** Radii and widths as shares of a tile's side. */
const shares = { ring: 0.36, hole: 0.16, dot: 0.11, dotStep: 0.3, stripe: 0.16, stripeStep: 0.32, disc: 0.34 } as const;
/** Pixels; a path cannot have an inner radius of 0. */
const noHole = 0.1;
const quarterTurn = Math.PI / 2;

const corners = (side: number): readonly Dot[] => [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
];
const cornerAt = (side: number, turn: number): Dot => corners(side)[turn % 4] ?? [0, 0];

const quarter: Glyph = (side, color, turn) => [
  ringSector(cornerAt(side, turn), noHole, side, turn * quarterTurn, (turn + 1) * quarterTurn, color),
];

const leaf: Glyph = (side, color, turn) => {
  const [from, to] = [cornerAt(side, turn), cornerAt(side, turn + 2)];
  const commands: Command[] = [
    ['M', ...from],
    ['A', side, false, true, ...to],
    ['A', side, false, true, ...from],
    ['Z'],
  ];
  return [{ commands, fill: color }];
};

const arches: Glyph = (side, color, turn) => {
  const half = side / 2;
  const centers: readonly Dot[] =
    turn % 2 === 0
      ? [
          [half, half],
          [half, side],
        ]
      : [
          [half, half],
          [0, half],
        ];
  const from = turn % 2 === 0 ? Math.PI : -quarterTurn;
  return centers.map((center) => ringSector(center, noHole, half, from, from + Math.PI, color));
};

const ring: Glyph = (side, color) => {
  const middle: Dot = [side / 2, side / 2];
  return [0, 1].map((part) =>
    ringSector(middle, side * shares.hole, side * shares.ring, part * Math.PI, (part + 1) * Math.PI, color),
  );
};

const dots: Glyph = (side, color) =>
  [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((at) =>
      disc([side / 2 + at * side * shares.dotStep, side / 2 + row * side * shares.dotStep], side * shares.dot, color),
    ),
  );

const stripes: Glyph = (side, color, turn) =>
  [0, 1, 2].map((index): Shape => {
    const from = side * (shares.stripeStep * index + shares.stripe / 2);
    const to = from + side * shares.stripe;
    const points: readonly Dot[] =
      turn % 2 === 0
        ? [
            [0, from],
            [side, from],
            [side, to],
            [0, to],
          ]
        : [
            [from, 0],
            [to, 0],
            [to, side],
            [from, side],
          ];
    return { commands: [...points.map(([x, y], at): Command => [at === 0 ? 'M' : 'L', x, y]), ['Z']], fill: color };
  });

const whole: Glyph = (side, color) => [disc([side / 2, side / 2], side * shares.disc, color)];

const glyphs: readonly Glyph[] = [quarter, leaf, arches, quarter, ring, dots, stripes, whole];

const toNode = ({ commands, fill }: Shape, x: number, y: number): SceneNode => ({
  type: 'path',
  d: pathData(commands),
  x,
  y,
  scale: 1,
  fill,
});

type Pair = readonly [ground: string, glyph: string];

/** How a pattern looks; `ground` is the colour beside it, which no tile has. A sober one keeps to the brand's own hue. */
export interface TileLook {
  readonly palette: Palette;
  readonly name: string;
  readonly ground: string;
  readonly isSober: boolean;
}

function listPairs({ palette: { tones, bright }, ground, isSober }: TileLook): readonly Pair[] {
  const { main, mid, soft, pale, accent, deep, deep2 } = tones;
  const warm: readonly Pair[] = [
    [accent, deep],
    [deep2, accent],
    [pale, accent],
    [accent, pale],
  ];
  const own: readonly Pair[] = [
    [main, soft],
    [soft, main],
    [bright ?? mid, deep],
    [main, pale],
    [deep, mid],
  ];
  return [...own, ...(isSober ? [] : warm)].filter(([fill]) => fill !== ground);
}

/** Tiles on a grid of whole squares. */
interface TileGrid {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
}

/** Hides hairlines between neighbouring tiles. */
const bleed = 0.5;

/** No neighbour repeats a pair of colours or a glyph. */
export function tilePattern(look: TileLook, { x: left, y: top, side, columns, rows }: TileGrid): SceneNode {
  const { name, ground } = look;
  const random = createRandom(hash(name));
  const pairs = listPairs(look);
  const children: SceneNode[] = [];
  const [usedPairs, usedGlyphs]: [number[], number[]] = [[], []];
  const draw = (count: number, used: number[], at: number) => {
    const near = [at % columns === 0 ? undefined : used[at - 1], used[at - columns]];
    let chosen = Math.floor(random() * count);
    while (near.includes(chosen)) chosen = (chosen + 1) % count;
    used.push(chosen);
    return chosen;
  };
  for (let at = 0; at < columns * rows; at += 1) {
    const [own = ground, color = ground] = pairs[draw(pairs.length, usedPairs, at)] ?? [];
    const glyph = glyphs[draw(glyphs.length, usedGlyphs, at)];
    const [x, y] = [(at % columns) * side, Math.floor(at / columns) * side];
    children.push({ type: 'box', x, y, width: side + bleed, height: side + bleed, fill: own });
    const shapes = glyph?.(side, color, Math.floor(random() * 4)) ?? [];
    children.push(...shapes.map((shape) => toNode(shape, x, y)));
  }
  return { type: 'group', x: left, y: top, clip: { width: columns * side, height: rows * side }, children };
}
