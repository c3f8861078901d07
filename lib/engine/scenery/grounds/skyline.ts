import type { PathNode } from '../../scene.ts';
import { findHighest, type Ground, type ScenerySetting, shape } from '../setting.ts';
import { toBoxPath, toPolygonPath } from '../shapes.ts';

interface HouseRow {
  readonly min: number;
  readonly max: number;
  readonly house: number;
  readonly fill: string;
  readonly window: string;
}

/** Roofs as shares of a house's width: a gable, a box and a mast. */
const gable = { rise: 0.3 } as const;
const roofBox = { left: 0.3, width: 0.4, rise: 0.18 } as const;
const mast = { left: 0.47, width: 0.06, rise: 0.5 } as const;
/** By kind of roof, a flat one first. */
const roofRise = [0, gable.rise, roofBox.rise, mast.rise] as const;

function drawRoof(kind: number, x: number, y: number, width: number): string {
  if (kind === 1) {
    return toPolygonPath([
      [x, y],
      [x + width / 2, y - width * gable.rise],
      [x + width, y],
    ]);
  }
  if (kind === 2)
    return toBoxPath(
      x + width * roofBox.left,
      y - width * roofBox.rise,
      width * roofBox.width,
      width * roofBox.rise + 1,
    );
  if (kind === 3)
    return toBoxPath(x + width * mast.left, y - width * mast.rise, width * mast.width, width * mast.rise + 1);
  return '';
}

/** Rise of the skyline per distance from the title, so that it is not cut off abruptly. */
const slope = 0.9;

/** Greatest height of houses between two x, below or beside the title. */
function findHeightBesideTitle(setting: ScenerySetting, minX: number, maxX: number): number {
  const { clear, ground, unit } = setting;
  const limit = findHighest(setting, minX, maxX);
  if (!clear || limit > 0) return limit;
  const away = Math.max(clear.x - maxX, minX - clear.x - clear.width, 0);
  const under = Math.min(clear.y + clear.height, ground - unit * 0.06);
  return Math.max(0, under - away * slope);
}

/** Width of houses against the row's, with what chance adds; the least height of one as a share of the unit. */
const houseWidth = { min: 0.7, range: 0.7 } as const;
const minHouse = 0.03;
/** How often a house has a gap behind it, and its share of the house's width. */
const gap = { chance: 0.25, width: 0.12 } as const;

function drawHouses(setting: ScenerySetting, { min, max, house, fill, window }: HouseRow): PathNode[] {
  const { width, unit, ground, random } = setting;
  let walls = '';
  let windows = '';
  for (let x = -10; x < width; ) {
    const own = unit * house * (houseWidth.min + random() * houseWidth.range);
    const kind = Math.floor(random() * 4);
    const limit = findHeightBesideTitle(setting, x, x + own) + (roofRise[kind] ?? 0) * own;
    const tall = Math.min(unit * (min + random() * (max - min)), ground - limit);
    if (tall > unit * minHouse) {
      walls += toBoxPath(x, ground - tall, own + 0.5, tall + 6) + drawRoof(kind, x, ground - tall, own);
      windows += drawWindows(setting, x, ground - tall, own, tall);
    }
    x += own + (random() < gap.chance ? own * gap.width : 0);
  }
  return [shape(walls, fill), shape(windows, window)];
}

/** Distances between windows as shares of the unit, the share of lit ones, and a window within its part of the wall. */
const windowGrid = { x: 0.066, y: 0.09, lit: 0.62 } as const;
const pane = { left: 0.28, top: 0.25, width: 0.44, height: 0.45 } as const;

function drawWindows({ unit, random }: ScenerySetting, x: number, y: number, width: number, height: number): string {
  const columns = Math.max(2, Math.round(width / (unit * windowGrid.x)));
  const rows = Math.max(1, Math.round(height / (unit * windowGrid.y)));
  const [stepX, stepY] = [width / columns, height / rows];
  let d = '';
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      if (random() > windowGrid.lit) continue;
      d += toBoxPath(
        x + stepX * (column + pane.left),
        y + stepY * (row + pane.top),
        stepX * pane.width,
        stepY * pane.height,
        2,
      );
    }
  }
  return d;
}

/** Depth of the near strip, as a share of the unit. */
const stripDepth = 0.1;

export function drawSkyline(setting: ScenerySetting): Ground {
  const { width, height, ground, colors, isNight, unit } = setting;
  return {
    back: [
      ...drawHouses(setting, {
        min: 0.1,
        max: 0.36,
        house: 0.16,
        fill: colors.far,
        window: isNight ? colors.sky : colors.lit,
      }),
      ...drawHouses(setting, {
        min: 0.05,
        max: 0.2,
        house: 0.17,
        fill: colors.near,
        window: isNight ? colors.lit : colors.far,
      }),
      shape(toBoxPath(0, ground, width, height - ground), colors.front),
      shape(
        toBoxPath(0, ground + unit * stripDepth, width, Math.max(0, height - ground - unit * stripDepth)),
        colors.deepest,
      ),
    ],
    front: [],
  };
}

/** Shares of the unit: the pavement, and the road's dashes with their middle line. */
const road = { pavement: 0.06, dash: 0.09, line: 0.145, thickness: 0.011, radius: 0.006 } as const;
/** Where the first dash begins, in dashes, and how faint all are. */
const dashes = { start: 0.4, opacity: 0.8 } as const;

export function drawStreet(setting: ScenerySetting): Ground {
  const { width, height, ground, colors, isNight, unit } = setting;
  const roadTop = ground + unit * road.pavement;
  const dash = unit * road.dash;
  const marks = Array.from({ length: Math.ceil(width / (dash * 2)) }, (_, index) =>
    toBoxPath(
      index * dash * 2 + dash * dashes.start,
      ground + unit * road.line,
      dash,
      unit * road.thickness,
      unit * road.radius,
    ),
  ).join('');
  return {
    back: [
      ...drawHouses(setting, {
        min: 0.12,
        max: 0.34,
        house: 0.17,
        fill: colors.far,
        window: isNight ? colors.lit : colors.lit,
      }),
      ...drawHouses(setting, {
        min: 0.06,
        max: 0.2,
        house: 0.2,
        fill: colors.near,
        window: isNight ? colors.lit : colors.far,
      }),
      shape(toBoxPath(0, ground, width, height - ground), colors.front),
      shape(toBoxPath(0, roadTop, width, Math.max(0, height - roadTop)), colors.deepest),
      shape(marks, isNight ? colors.star : colors.far, dashes.opacity),
    ],
    front: [],
  };
}
