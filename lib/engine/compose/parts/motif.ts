import type { Surface } from '../../brand/palette.ts';
import type { Design } from '../design.ts';
import { type Dot, disc, ringSector, type Shape } from '../shapes.ts';
import type { Area } from '../tree.ts';

type Corner = 'top' | 'bottom';

function rings([x, y]: Dot, side: 1 | -1, reach: number, color: string): Shape[] {
  const from = side === 1 ? Math.PI / 2 : Math.PI;
  return [0.42, 0.78].map((share) => {
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
  return [0.3, 0.55, 0.8].map((share) => {
    const length = reach * share;
    const band = reach * 0.11;
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

const drawings = { rings, dots, stripes, quarters };

/** The brand's own drawing in the far corner of a ground: it gives depth where nothing is said. */
export function motif({ theme, width, height }: Design, surface: Surface, corner: Corner) {
  if (theme.look === 'editorial') return undefined;
  return (area: Area): Shape[] => {
    const reach = Math.min(Math.min(width, height) * 0.27, area.height * 0.9);
    const at: Dot = [area.width, corner === 'top' ? 0 : area.height];
    return drawings[theme.motif](at, corner === 'top' ? 1 : -1, reach, surface.shape);
  };
}
