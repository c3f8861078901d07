import type { PathNode } from '../../scene.ts';
import { type Ground, overlaps, type Rect, type Setting, shape } from '../setting.ts';
import { box } from '../shapes.ts';

/** A window on the wall, where title and drawings leave room for one: half behind a thing it is an odd frame. */
function drawWindow(setting: Setting, taken: readonly Rect[]): PathNode[] {
  const { width, unit, ground, colors, clear, random } = setting;
  const size = { width: unit * 0.6, height: unit * 0.5 };
  const y = ground - unit * 0.66;
  const margin = unit * 0.1;
  const places = [margin, width - margin - size.width];
  if (random() < 0.5) places.reverse();
  const x = places.find((x) => [clear, ...taken].every((rect) => !overlaps({ x, y, ...size }, rect)));
  if (x === undefined || y < 0) return [];
  const pane = (left: number, share: number): Rect => ({
    x: x + size.width * left,
    y: y + unit * 0.025,
    width: size.width * share,
    height: size.height - unit * 0.05,
  });
  const panes = [pane(0.045, 0.44), pane(0.515, 0.44)];
  return [
    shape(box(x, y, size.width, size.height, unit * 0.02), setting.isNight ? colors.far : colors.snow),
    shape(panes.map((p) => box(p.x, p.y, p.width, p.height)).join(''), setting.isNight ? colors.deepest : colors.far),
  ];
}

/** A desk before a wall with a window: office, study, craft. */
export function drawDesk(setting: Setting, taken: readonly Rect[]): Ground {
  const { width, height, unit, ground, colors, isNight } = setting;
  const edge = unit * 0.045;
  return {
    back: [
      ...drawWindow(setting, taken),
      shape(box(0, ground, width, edge), colors.front),
      shape(box(0, ground + edge, width, Math.max(0, height - ground - edge)), isNight ? colors.far : colors.deepest),
    ],
    front: [],
  };
}

const pennants = 9;

/** A laid table under a string of pennants: food, drink, parties. */
export function drawTable(setting: Setting): Ground {
  const { width, height, unit, ground, colors, clear } = setting;
  const drop = unit * 0.075;
  const cloth = ground + unit * 0.03;
  const step = unit * 0.13;
  const scallops = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => {
    const x = index * step;
    return `M${x.toFixed(1)} ${(cloth - 1).toFixed(1)}v${(drop * 0.6).toFixed(1)}a${(step / 2).toFixed(1)} ${(drop * 0.7).toFixed(1)} 0 0 0 ${step.toFixed(1)} 0v${(-drop * 0.6).toFixed(1)}z`;
  }).join('');
  let flags = '';
  for (let index = 0; index < pennants; index += 1) {
    const t = (index + 0.5) / pennants;
    const [x, y, size] = [t * width, unit * (0.03 + 0.16 * (t - t * t)), unit * 0.05];
    if (overlaps({ x: x - size, y: 0, width: size * 2, height: y + size * 2.2 }, clear)) continue;
    flags += `M${(x - size).toFixed(1)} ${y.toFixed(1)}h${(size * 2).toFixed(1)}l${(-size).toFixed(1)} ${(size * 1.9).toFixed(1)}z`;
  }
  return {
    back: [
      shape(flags, colors.far),
      shape(box(0, ground, width, height - ground), colors.near),
      shape(box(0, cloth, width, Math.max(0, height - cloth)), colors.deepest),
      shape(scallops, colors.front),
      shape(box(0, ground, width, unit * 0.03 + 1), colors.front),
    ],
    front: [],
  };
}
