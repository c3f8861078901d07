import type { Motif } from '../../brand/theme.ts';
import type { Design } from '../design.ts';
import { type Dot, drawDisc, drawPolyline, drawRingSector, type Shape } from '../shapes.ts';
import type { Area } from '../tree.ts';

type MotifCorner = 'top' | 'bottom';

/** Shares of the motif's reach. */
const ringRadii = [0.42, 0.78, 1.14];
const halfRing = 0.075;
const stripeStarts = [0.3, 0.58, 0.86, 1.14];
const stripeWidth = 0.12;
const dotGrid = { across: 6.5, inset: 0.75, radius: 0.2 };
const noHolePx = 0.1;

function drawRings([x, y]: Dot, side: 1 | -1, reach: number, color: string): Shape[] {
  const from = side === 1 ? Math.PI / 2 : Math.PI;
  return ringRadii.map((share) => {
    const radius = reach * share;
    const half = reach * halfRing;
    return drawRingSector([x, y], radius - half, radius + half, from, from + Math.PI / 2, color);
  });
}

function drawDots([x, y]: Dot, side: 1 | -1, reach: number, color: string): Shape[] {
  const { across, inset, radius } = dotGrid;
  const step = reach / across;
  return Array.from({ length: 36 }, (_, index) => [index % 6, Math.floor(index / 6)] as const)
    .filter(([column, row]) => column + row < 6)
    .map(([column, row]) =>
      drawDisc([x - step * (column + inset), y + side * step * (row + inset)], step * radius, color),
    );
}

function drawStripes([x, y]: Dot, side: 1 | -1, reach: number, color: string): Shape[] {
  return stripeStarts.map((share) => {
    const length = reach * share;
    const band = reach * stripeWidth;
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

function drawQuarters([x, y]: Dot, side: 1 | -1, reach: number, color: string): Shape[] {
  const quarter = reach * 0.44;
  const from = side === 1 ? Math.PI / 2 : Math.PI;
  const findCorner = (column: number, row: number): Dot => [x - column * quarter, y + side * row * quarter];
  const drawSector = (center: Dot) => drawRingSector(center, noHolePx, quarter, from, from + Math.PI / 2, color);
  return [drawSector(findCorner(0, 0)), drawSector(findCorner(1, 0)), drawSector(findCorner(0, 1))];
}

const drawings: Readonly<Record<Motif, typeof drawRings>> = {
  rings: drawRings,
  dots: drawDots,
  stripes: drawStripes,
  quarters: drawQuarters,
};

function drawGrid({ width, height }: Area, color: string): Shape[] {
  const step = 54;
  const across = Array.from({ length: Math.floor(width / step) }, (_, index) => (index + 1) * step);
  const down = Array.from({ length: Math.floor(height / step) }, (_, index) => (index + 1) * step);
  const createStroke = (index: number) => ({ color, width: (index + 1) % 4 === 0 ? 2 : 1 });
  return [
    ...across.map((x, index) =>
      drawPolyline(
        [
          [x, 0],
          [x, height],
        ],
        createStroke(index),
      ),
    ),
    ...down.map((y, index) =>
      drawPolyline(
        [
          [0, y],
          [width, y],
        ],
        createStroke(index),
      ),
    ),
  ];
}

/** Reach as shares of the picture's shorter side and of the header's height. */
const maxReach = { picture: 0.27, header: 0.9 };

export function drawMotif({ theme, width, height }: Design, color: string, corner: MotifCorner) {
  const { motif } = theme;
  if (motif === 'none' || motif === 'grid' || motif === 'arcs') return undefined;
  return (area: Area): Shape[] => {
    const reach = Math.min(Math.min(width, height) * maxReach.picture, area.height * maxReach.header);
    const findCorner: Dot = [area.width, corner === 'top' ? 0 : area.height];
    return drawings[motif](findCorner, corner === 'top' ? 1 : -1, reach, color);
  };
}

export function drawGround({ theme }: Design) {
  if (theme.motif === 'grid') return (area: Area) => drawGrid(area, theme.body.shape);
  return undefined;
}
