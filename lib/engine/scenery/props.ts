import type { PathNode } from '../scene.ts';
import { isApart, overlaps, type Rect, type Setting, shape } from './setting.ts';
import { box, circle, polygon } from './shapes.ts';

/** Small things of plain geometry beside the drawings, so that a desk or stage is no empty shelf. They mean nothing by themselves. */

/** Draws one thing from its left end and base. */
type Prop = (x: number, base: number, height: number, setting: Setting) => readonly PathNode[];

interface Kind {
  /** Width as a share of the height, and height as a share of the unit. */
  readonly aspect: number;
  readonly height: number;
  readonly draw: Prop;
}

/** A pile of books; widths and offsets as shares of the height. */
const pile = [
  [1.7, 0],
  [1.45, 0.16],
  [1.55, 0.05],
] as const;
const books: Prop = (x, base, height, { colors }) => {
  const each = height / pile.length;
  const fills = [colors.front, colors.far, colors.near];
  return pile.map(([wide, left], index) =>
    shape(
      box(x + left * height, base - (index + 1) * each, wide * height, each - 1, each * 0.2),
      fills[index] ?? colors.near,
    ),
  );
};

/** Shares of a plant's height and of its pot's width. */
const potShape = { height: 0.4, half: 0.24, foot: 0.16, leaf: 0.19 } as const;
const leaf = (x: number, y: number, length: number, lean: number): string => {
  const [tipX, tipY] = [x + lean * length, y - length];
  const bow = length * 0.34;
  const [middleX, middleY] = [(x + tipX) / 2, (y + tipY) / 2];
  return `M${x.toFixed(1)} ${y.toFixed(1)}Q${(middleX - bow).toFixed(1)} ${middleY.toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}Q${(middleX + bow).toFixed(1)} ${middleY.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}z`;
};
const plant: Prop = (x, base, height, { colors, isNight }) => {
  const middle = x + height * 0.5;
  const rim = base - height * potShape.height;
  const [half, foot] = [height * potShape.half, height * potShape.foot];
  const pot = polygon([
    [middle - half, rim],
    [middle + half, rim],
    [middle + foot, base],
    [middle - foot, base],
  ]);
  const stems = [-0.75, 0, 0.75].map((lean) => leaf(middle, rim, height * (lean === 0 ? 0.6 : 0.46), lean)).join('');
  return [
    shape(stems, isNight ? colors.front : colors.near),
    shape(pot, colors.disc === colors.snow ? colors.far : colors.disc),
  ];
};

const cup: Prop = (x, base, height, { colors }) => {
  const wide = height * 0.56;
  const sticks = [0.16, 0.4, 0.64].map((at, index) =>
    box(x + wide * at, base - height * (1 - 0.12 * index), wide * 0.16, height * 0.7, 3),
  );
  return [
    shape(sticks.join(''), colors.front),
    shape(box(x, base - height * 0.55, wide, height * 0.55, 6), colors.near),
  ];
};

const cone: Prop = (x, base, height, { colors }) => [
  shape(
    polygon([
      [x, base],
      [x + height * 0.42, base - height],
      [x + height * 0.84, base],
    ]),
    colors.front,
  ),
];

const podium: Prop = (x, base, height, { colors, isNight }) => {
  const [wide, rise] = [height * 0.9, height * 0.42];
  const r = height * 0.29;
  return [
    shape(circle(x + wide / 2, base - rise - r + 1, r), isNight ? colors.lit : colors.snow),
    shape(box(x, base - rise, wide, rise + 2, 6), colors.front),
    shape(box(x, base - rise, wide, rise * 0.2, 4), colors.deepest),
  ];
};

const gate: Prop = (x, base, height, { colors }) => {
  const half = height * 0.36;
  const inner = half * 0.45;
  const top = base - height + half;
  const n = (value: number) => value.toFixed(1);
  return [
    shape(
      `M${n(x)} ${n(base)}V${n(top)}a${n(half)} ${n(half)} 0 0 1 ${n(2 * half)} 0V${n(base)}h${n(inner - half)}V${n(top)}a${n(inner)} ${n(inner)} 0 0 0 ${n(-2 * inner)} 0V${n(base)}z`,
      colors.far,
    ),
  ];
};

const kinds = {
  desk: [
    { aspect: 1.7, height: 0.17, draw: books },
    { aspect: 1, height: 0.27, draw: plant },
    { aspect: 0.56, height: 0.2, draw: cup },
  ],
  stage: [
    { aspect: 0.84, height: 0.24, draw: cone },
    { aspect: 0.9, height: 0.26, draw: podium },
    { aspect: 0.72, height: 0.3, draw: gate },
  ],
} as const satisfies Record<string, readonly Kind[]>;

/** Places tried across the scene, and the most things in one. */
const places = 26;
const maxProps = 3;
/** Distances as shares of the unit: from drawings, from one another, and from the scene's edge. */
const apart = { taken: 0.05, own: 0.16, edge: 0.05 } as const;

/** Things on the ground line, apart from the drawings and under the title. */
export function drawProps(setting: Setting, where: keyof typeof kinds, taken: readonly Rect[]): PathNode[] {
  const { width, unit, ground, random, clear } = setting;
  const offset = Math.floor(random() * kinds[where].length);
  const order = kinds[where].map((_, index) => kinds[where][(index + offset) % kinds[where].length]);
  const used: Rect[] = [];
  const nodes: PathNode[] = [];
  const start = Math.floor(random() * places);
  for (const kind of order.slice(0, maxProps)) {
    if (!kind) continue;
    const height = unit * kind.height;
    for (let step = 0; step < places; step += 1) {
      const x = width * (((start + step * 7) % places) / places);
      const own = { x, y: ground - height, width: height * kind.aspect, height };
      const isInside = x > unit * apart.edge && x + own.width < width - unit * apart.edge;
      if (!isInside || overlaps(own, clear) || !isApart(own, taken, unit * apart.taken)) continue;
      if (!isApart(own, used, unit * apart.own)) continue;
      used.push(own);
      nodes.push(...kind.draw(x, ground + 1, height, setting));
      break;
    }
  }
  return nodes;
}
