import type { PathNode } from '../../scene.ts';
import { type Ground, highest, jitter, overlaps, type ScenerySetting, shape } from '../setting.ts';
import { box, cloud, toCirclePath } from '../shapes.ts';

const cloudHeight = 0.43;

export function drawSky(setting: ScenerySetting): Ground {
  const { width, height, unit, colors, random, clear, isNight } = setting;
  let clouds = '';
  const count = 6;
  for (let index = 0; index < count; index += 1) {
    const size = unit * (0.22 + 0.24 * random());
    const x = width * (-0.05 + index / (count - 0.5)) + width * 0.06 * jitter(setting);
    const y = height * (0.18 + 0.66 * random());
    if (overlaps({ x, y: y - size * cloudHeight, width: size, height: size * cloudHeight }, clear)) continue;
    clouds += cloud(x, y, size);
  }
  return {
    back: [
      shape(clouds, colors.cloud, isNight ? 0.8 : 0.95),
      shape(drawBank(setting, 0.3), colors.far),
      shape(drawBank(setting, 0.15), colors.cloud, 0.85),
    ],
    front: [],
  };
}

function drawBank(setting: ScenerySetting, rise: number): string {
  const { width, height, unit, random } = setting;
  let d = '';
  for (let x = -unit * 0.1 * random(); x < width + unit * 0.1; ) {
    const wanted = unit * rise * (0.45 + 0.55 * random());
    const reach = Math.max(unit * 0.09, wanted * 0.8);
    const top = Math.max(height - wanted, highest(setting, x - reach, x + reach));
    d += toCirclePath(x, Math.max(top + reach, height - reach * 0.2), reach);
    x += reach * (0.9 + 0.4 * random());
  }
  return d;
}

const maxTurn = (14 * Math.PI) / 180;

export function drawSpace({ width, height, colors, isNight }: ScenerySetting): Ground {
  const [x, y] = [width * 0.5, height * 0.56];
  const line = { color: isNight ? colors.near : colors.far, width: 3 };
  const orbits = [0.34, 0.52, 0.72].map((share): PathNode => {
    const [rx, ry] = [width * share, height * share * 0.5];
    // Limits the turn: lower, the orbits would be cut at the scene's edge.
    const turn = -Math.min(
      Math.asin(Math.min(1, Math.sqrt(Math.max(0, (height * 0.42) ** 2 - ry ** 2)) / rx)),
      maxTurn,
    );
    const [dx, dy] = [rx * Math.cos(turn), rx * Math.sin(turn)];
    const degrees = (turn * 180) / Math.PI;
    const arc = `A${rx.toFixed(1)} ${ry.toFixed(1)} ${degrees.toFixed(1)} 1 0`;
    const d = `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}${arc} ${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}${arc} ${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}`;
    return { type: 'path', d, x: 0, y: 0, scale: 1, stroke: line };
  });
  return { back: orbits, front: [] };
}

export function drawPlain({ width, height, ground, colors, unit }: ScenerySetting): Ground {
  return {
    back: [
      shape(box(0, ground, width, height - ground), colors.near),
      shape(box(0, ground + unit * 0.13, width, Math.max(0, height - ground - unit * 0.13)), colors.front),
    ],
    front: [],
  };
}

export function drawStars(setting: ScenerySetting): PathNode[] {
  const { width, height, ground, colors, random, clear } = setting;
  const count = Math.round((width * height) / 16_000);
  const levels = ['', '', ''];
  for (let index = 0; index < count; index += 1) {
    const size = random();
    const r = size < 0.15 ? 5 : size < 0.5 ? 3 : 2;
    const [x, y, level] = [random() * width, random() * ground * 0.9, Math.floor(random() * 3)];
    if (overlaps({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, clear)) continue;
    levels[level] += toCirclePath(x, y, r);
  }
  return levels.map((d, level) => shape(d, colors.star, 0.32 + 0.2 * level));
}
