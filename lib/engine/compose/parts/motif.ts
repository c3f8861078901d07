import type { Motif } from '../../brand/theme.ts';
import type { Design } from '../design.ts';
import { type Dot, disc, line, onCircle, ringSector, type Shape } from '../shapes.ts';
import type { Area } from '../tree.ts';

type Corner = 'top' | 'bottom';

function rings([x, y]: Dot, side: 1 | -1, reach: number, color: string): Shape[] {
  const from = side === 1 ? Math.PI / 2 : Math.PI;
  return [0.42, 0.78, 1.14].map((share) => {
    const radius = reach * share;
    const half = reach * 0.075;
    return ringSector([x, y], radius - half, radius + half, from, from + Math.PI / 2, color);
  });
}

function dots([x, y]: Dot, side: 1 | -1, reach: number, color: string): Shape[] {
  const step = reach / 6.5;
  return Array.from({ length: 36 }, (_, index) => [index % 6, Math.floor(index / 6)] as const)
    .filter(([column, row]) => column + row < 6)
    .map(([column, row]) => disc([x - step * (column + 0.75), y + side * step * (row + 0.75)], step * 0.2, color));
}

function stripes([x, y]: Dot, side: 1 | -1, reach: number, color: string): Shape[] {
  return [0.3, 0.58, 0.86, 1.14].map((share) => {
    const length = reach * share;
    const band = reach * 0.12;
    return {
      commands: [
        ['M', x - length, y],
        ['L', x - length - band, y],
        ['L', x, y + side * (length + band)],
        ['L', x, y + side * length],
        ['Z'],
      ],
      fill: color,
    };
  });
}

function quarters([x, y]: Dot, side: 1 | -1, reach: number, color: string): Shape[] {
  const quarter = reach * 0.44;
  const from = side === 1 ? Math.PI / 2 : Math.PI;
  const at = (column: number, row: number): Dot => [x - column * quarter, y + side * row * quarter];
  const sector = (center: Dot) => ringSector(center, 0.1, quarter, from, from + Math.PI / 2, color);
  return [sector(at(0, 0)), sector(at(1, 0)), sector(at(0, 1))];
}

const drawings: Readonly<Record<Motif, typeof rings>> = { rings, dots, stripes, quarters };

/** Thin broken circles around a point off the middle: the one motif of grave matters. */
function arcs({ width, height }: Area, color: string): Shape[] {
  const center: Dot = [width * 0.83, Math.min(height, width) * 0.31];
  return Array.from({ length: 13 }, (_, index) => {
    const radius = 90 + index * 62;
    const [from, to] = [index * 0.55, index * 0.55 - 1.1 + 2 * Math.PI];
    const middle = (from + to) / 2;
    return {
      commands: [
        ['M', ...onCircle(center, radius, from)],
        ['A', radius, false, true, ...onCircle(center, radius, middle)],
        ['A', radius, false, true, ...onCircle(center, radius, to)],
      ],
      stroke: { color: `${color}${alpha(Math.max(0.14, 0.8 - index * 0.055))}`, width: index < 2 ? 3 : 2 },
    };
  });
}

const alpha = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** Squared paper. */
function grid({ width, height }: Area, color: string): Shape[] {
  const step = 54;
  const across = Array.from({ length: Math.floor(width / step) }, (_, index) => (index + 1) * step);
  const down = Array.from({ length: Math.floor(height / step) }, (_, index) => (index + 1) * step);
  const stroke = (index: number) => ({ color, width: (index + 1) % 4 === 0 ? 2 : 1 });
  return [
    ...across.map((x, index) =>
      line(
        [
          [x, 0],
          [x, height],
        ],
        stroke(index),
      ),
    ),
    ...down.map((y, index) =>
      line(
        [
          [0, y],
          [width, y],
        ],
        stroke(index),
      ),
    ),
  ];
}

/** The brand's own drawing in the far corner of a header: it gives depth where nothing is said. */
export function motif({ theme, width, height }: Design, color: string, corner: Corner) {
  const { motif } = theme;
  if (motif === 'none' || motif === 'grid' || motif === 'arcs') return undefined;
  return (area: Area): Shape[] => {
    const reach = Math.min(Math.min(width, height) * 0.27, area.height * 0.9);
    const at: Dot = [area.width, corner === 'top' ? 0 : area.height];
    return drawings[motif](at, corner === 'top' ? 1 : -1, reach, color);
  };
}

/** What lies behind the whole picture in looks that have such a ground. */
export function ground({ theme }: Design) {
  const { shape, line: hairline } = theme.body;
  if (theme.motif === 'arcs') return (area: Area) => arcs(area, hairline);
  if (theme.motif === 'grid') return (area: Area) => grid(area, shape);
  return undefined;
}
