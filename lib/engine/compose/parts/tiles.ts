import type { Surface } from '../../brand/palette.ts';
import { createTileRandom } from '../../random.ts';
import type { Design } from '../design.ts';
import { isDark } from '../drawings.ts';
import { type Dot, drawDisc, drawRingSector, type Shape } from '../shapes.ts';

/** A field of quarter circles, discs and stripes in the brand's tones, at the foot of slides; seeded by the title. */

type DrawTile = (x: number, y: number, side: number, turn: number, ink: string, other: string) => Shape[];

const drawSquare = (x: number, y: number, width: number, height: number, fill: string): Shape => ({
  commands: [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']],
  fill,
});

/** The corner that a tile's quarter circle is centred on, and its starting angle. */
function findCorner(x: number, y: number, side: number, turn: number): { readonly at: Dot; readonly from: number } {
  const right = turn === 1 || turn === 2;
  const low = turn >= 2;
  return { at: [x + (right ? side : 0), y + (low ? side : 0)], from: (turn * Math.PI) / 2 };
}

const noHolePx = 0.1;
/** An arc of exactly half a turn would be ambiguous. */
const halfTurn = Math.PI * 0.999;
const dotHole = 0.2;
const bar = { first: 0.08, step: 0.34, width: 0.16 };

const drawQuarter: DrawTile = (x, y, side, turn, ink) => {
  const { at, from } = findCorner(x, y, side, turn);
  return [drawRingSector(at, noHolePx, side, from, from + Math.PI / 2, ink)];
};
const drawArch: DrawTile = (x, y, side, turn, ink, other) => {
  const { at, from } = findCorner(x, y, side, turn);
  return [
    drawRingSector(at, noHolePx, side, from, from + Math.PI / 2, ink),
    drawRingSector(at, noHolePx, side * 0.5, from, from + Math.PI / 2, other),
  ];
};
const drawDot: DrawTile = (x, y, side, _turn, ink, other) => [
  drawDisc([x + side / 2, y + side / 2], side * 0.5, ink),
  drawDisc([x + side / 2, y + side / 2], side * dotHole, other),
];
const drawHalf: DrawTile = (x, y, side, turn, ink) => {
  const from = turn % 2 === 0 ? 0 : Math.PI;
  const middle: Dot = [x + side / 2, turn % 2 === 0 ? y : y + side];
  return [drawRingSector(middle, noHolePx, side / 2, from, from + halfTurn, ink)];
};
const drawBars: DrawTile = (x, y, side, turn, ink) =>
  [0, 1, 2].map((index) => {
    const at = side * (bar.first + index * bar.step);
    const width = side * bar.width;
    return turn % 2 === 0 ? drawSquare(x, y + at, side, width, ink) : drawSquare(x + at, y, width, side, ink);
  });

const draws: readonly DrawTile[] = [drawQuarter, drawArch, drawDot, drawHalf, drawQuarter, drawBars];

export function createTiles(
  { palette }: Design,
  surface: Surface,
  seed: number,
  { x, y, side, columns, rows }: { x: number; y: number; side: number; columns: number; rows: number },
): Shape[] {
  const { tones } = palette;
  const dark = isDark(surface);
  const grounds = dark
    ? [tones.deep2, tones.main, tones.deep2, tones.mid]
    : [tones.soft, tones.mid, tones.soft, tones.main];
  const inks = dark
    ? [tones.accent, tones.soft, tones.main, tones.accent]
    : [tones.main, tones.accent, tones.deep, '#ffffff'];
  const random = createTileRandom(seed);
  const pickNext = (below: number) => Math.floor(random() * below);
  return Array.from({ length: columns * rows }, (_, index): Shape[] => {
    const [left, top] = [x + (index % columns) * side, y + Math.floor(index / columns) * side];
    const ground = grounds[pickNext(grounds.length)] ?? tones.soft;
    const choices = inks.filter((ink) => ink !== ground);
    const ink = choices[pickNext(choices.length)] ?? tones.deep;
    const draw = draws[pickNext(draws.length)] ?? drawQuarter;
    return [drawSquare(left, top, side + 0.5, side + 0.5, ground), ...draw(left, top, side, pickNext(4), ink, ground)];
  }).flat();
}
