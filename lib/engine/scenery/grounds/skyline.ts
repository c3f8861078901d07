import type { PathNode } from '../../scene.ts';
import { type Ground, highest, type ScenerySetting, shape } from '../setting.ts';
import { box, toPolygonPath } from '../shapes.ts';

interface Row {
  readonly min: number;
  readonly max: number;
  readonly house: number;
  readonly fill: string;
  readonly window: string;
}

const roofRise = [0, 0.3, 0.18, 0.5] as const;

function drawRoof(kind: number, x: number, y: number, width: number): string {
  if (kind === 1) {
    return toPolygonPath([
      [x, y],
      [x + width / 2, y - width * 0.3],
      [x + width, y],
    ]);
  }
  if (kind === 2) return box(x + width * 0.3, y - width * 0.18, width * 0.4, width * 0.18 + 1);
  if (kind === 3) return box(x + width * 0.47, y - width * 0.5, width * 0.06, width * 0.5 + 1);
  return '';
}

/** Rise of the skyline per distance from the title, so that it is not cut off abruptly. */
const slope = 0.9;

/** Greatest height of houses between two x, below or beside the title. */
function besideTitle(setting: ScenerySetting, minX: number, maxX: number): number {
  const { clear, ground, unit } = setting;
  const limit = highest(setting, minX, maxX);
  if (!clear || limit > 0) return limit;
  const away = Math.max(clear.x - maxX, minX - clear.x - clear.width, 0);
  const under = Math.min(clear.y + clear.height, ground - unit * 0.06);
  return Math.max(0, under - away * slope);
}

function drawHouses(setting: ScenerySetting, { min, max, house, fill, window }: Row): PathNode[] {
  const { width, unit, ground, random } = setting;
  let walls = '';
  let windows = '';
  for (let x = -10; x < width; ) {
    const own = unit * house * (0.7 + random() * 0.7);
    const kind = Math.floor(random() * 4);
    const limit = besideTitle(setting, x, x + own) + (roofRise[kind] ?? 0) * own;
    const tall = Math.min(unit * (min + random() * (max - min)), ground - limit);
    if (tall > unit * 0.03) {
      walls += box(x, ground - tall, own + 0.5, tall + 6) + drawRoof(kind, x, ground - tall, own);
      windows += drawWindows(setting, x, ground - tall, own, tall);
    }
    x += own + (random() < 0.25 ? own * 0.12 : 0);
  }
  return [shape(walls, fill), shape(windows, window)];
}

function drawWindows({ unit, random }: ScenerySetting, x: number, y: number, width: number, height: number): string {
  const columns = Math.max(2, Math.round(width / (unit * 0.066)));
  const rows = Math.max(1, Math.round(height / (unit * 0.09)));
  const [stepX, stepY] = [width / columns, height / rows];
  let d = '';
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      if (random() > 0.62) continue;
      d += box(x + stepX * (column + 0.28), y + stepY * (row + 0.25), stepX * 0.44, stepY * 0.45, 2);
    }
  }
  return d;
}

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
      shape(box(0, ground, width, height - ground), colors.front),
      shape(box(0, ground + unit * 0.1, width, Math.max(0, height - ground - unit * 0.1)), colors.deepest),
    ],
    front: [],
  };
}

export function drawStreet(setting: ScenerySetting): Ground {
  const { width, height, ground, colors, isNight, unit } = setting;
  const road = ground + unit * 0.06;
  const dash = unit * 0.09;
  const marks = Array.from({ length: Math.ceil(width / (dash * 2)) }, (_, index) =>
    box(index * dash * 2 + dash * 0.4, ground + unit * 0.145, dash, unit * 0.011, unit * 0.006),
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
      shape(box(0, ground, width, height - ground), colors.front),
      shape(box(0, road, width, Math.max(0, height - road)), colors.deepest),
      shape(marks, isNight ? colors.star : colors.far, 0.8),
    ],
    front: [],
  };
}
