import type { PathNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import { type Ground, overlaps, type ScenerySetting, shape } from '../setting.ts';
import { toBoxPath } from '../shapes.ts';

/** Shares of the unit. */
const windowSize = { width: 0.6, height: 0.5, rise: 0.66, frame: 0.025, radius: 0.02 } as const;
/** The two panes: shares of the window's width. */
const panePlaces = [0.045, 0.515] as const;
const paneWidth = 0.44;

function drawWindow(setting: ScenerySetting, taken: readonly Rect[]): PathNode[] {
  const { width, unit, ground, colors, clear, random } = setting;
  const size = { width: unit * windowSize.width, height: unit * windowSize.height };
  const y = ground - unit * windowSize.rise;
  const margin = unit * 0.1;
  const places = [margin, width - margin - size.width];
  if (random() < 0.5) places.reverse();
  const x = places.find((x) => [clear, ...taken].every((rect) => !overlaps({ x, y, ...size }, rect)));
  if (x === undefined || y < 0) return [];
  const panes = panePlaces.map(
    (left): Rect => ({
      x: x + size.width * left,
      y: y + unit * windowSize.frame,
      width: size.width * paneWidth,
      height: size.height - unit * windowSize.frame * 2,
    }),
  );
  return [
    shape(
      toBoxPath(x, y, size.width, size.height, unit * windowSize.radius),
      setting.isNight ? colors.far : colors.snow,
    ),
    shape(
      panes.map((p) => toBoxPath(p.x, p.y, p.width, p.height)).join(''),
      setting.isNight ? colors.deepest : colors.far,
    ),
  ];
}

export function drawDesk(setting: ScenerySetting, taken: readonly Rect[]): Ground {
  const { width, height, unit, ground, colors, isNight } = setting;
  const edge = unit * 0.045;
  return {
    back: [
      ...drawWindow(setting, taken),
      shape(toBoxPath(0, ground, width, edge), colors.front),
      shape(
        toBoxPath(0, ground + edge, width, Math.max(0, height - ground - edge)),
        isNight ? colors.far : colors.deepest,
      ),
    ],
    front: [],
  };
}

/** Shares of the unit. */
const garland = { half: 0.05, step: 0.13, sag: 0.13, line: 0.007, pennant: 1.9 } as const;
const minPennants = 4;

function drawGarland({ width, unit, colors, clear }: ScenerySetting): PathNode[] {
  const deep = unit * (garland.sag + garland.half * 2);
  const isUnder = clear !== undefined && clear.y < deep;
  const sides = isUnder
    ? [
        [0, clear.x],
        [clear.x + clear.width, width],
      ]
    : [[0, width]];
  const [from = 0, to = 0] = sides.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => d - c - (b - a))[0] ?? [];
  const span = to - from;
  const count = Math.floor(span / (unit * garland.step)) - 1;
  if (count < minPennants) return [];
  const findY = (t: number) => unit * garland.sag * 4 * (t - t * t);
  let flags = '';
  for (let index = 0; index < count; index += 1) {
    const t = (index + 1) / (count + 1);
    const [x, y, half] = [from + t * span, findY(t), unit * garland.half];
    flags += `M${(x - half).toFixed(1)} ${y.toFixed(1)}h${(half * 2).toFixed(1)}l${(-half).toFixed(1)} ${(half * garland.pennant).toFixed(1)}z`;
  }
  // A parabola's control point is twice as low as its middle.
  const d = `M${from.toFixed(1)} 0Q${(from + span / 2).toFixed(1)} ${(unit * garland.sag * 2).toFixed(1)} ${to.toFixed(1)} 0`;
  const line = { color: colors.far, width: Math.max(2, unit * garland.line) };
  return [{ type: 'path', d, x: 0, y: 0, scale: 1, stroke: line }, shape(flags, colors.far)];
}

/** The cloth's hem: its drop, scallops and edge as shares of the unit, and its two parts as shares of the drop. */
const hem = { drop: 0.075, scallop: 0.13, edge: 0.03, straight: 0.6, round: 0.7 } as const;

export function drawTable(setting: ScenerySetting): Ground {
  const { width, height, unit, ground, colors } = setting;
  const drop = unit * hem.drop;
  const cloth = ground + unit * hem.edge;
  const step = unit * hem.scallop;
  const scallops = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => {
    const x = index * step;
    return `M${x.toFixed(1)} ${(cloth - 1).toFixed(1)}v${(drop * hem.straight).toFixed(1)}a${(step / 2).toFixed(1)} ${(drop * hem.round).toFixed(1)} 0 0 0 ${step.toFixed(1)} 0v${(-drop * hem.straight).toFixed(1)}z`;
  }).join('');
  return {
    back: [
      ...drawGarland(setting),
      shape(toBoxPath(0, ground, width, height - ground), colors.near),
      shape(toBoxPath(0, cloth, width, Math.max(0, height - cloth)), colors.deepest),
      shape(scallops, colors.front),
      shape(toBoxPath(0, ground, width, unit * hem.edge + 1), colors.front),
    ],
    front: [],
  };
}
