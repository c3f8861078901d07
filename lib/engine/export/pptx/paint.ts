import type { Fill, Stroke } from '../../scene.ts';
import { splitColor } from '../page.ts';
import type { Bounds, Matrix } from './geometry.ts';

/** English Metric Units per pixel: 914,400 an inch, 96 pixels an inch. */
const emuPerPx = 9525;
export const toEmu = (px: number): number => Math.round(px * emuPerPx);

/** Thousandths of a percent. */
const toPercentThousandths = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100_000);

function colorXml(color: string, opacity = 1): string {
  const { rgb, alpha } = splitColor(color);
  const seen = alpha * opacity;
  const through = seen < 1 ? `<a:alpha val="${toPercentThousandths(seen)}"/>` : '';
  return `<a:srgbClr val="${rgb.toUpperCase()}">${through}</a:srgbClr>`;
}

export const writeSolidXml = (color: string, opacity = 1): string =>
  `<a:solidFill>${colorXml(color, opacity)}</a:solidFill>`;

/** DrawingML gradients span the shape's own box, so the stops are moved to it. */
export function fillXml(fill: Fill | undefined, opacity: number, matrix: Matrix, bounds: Bounds): string {
  if (fill === undefined) return '<a:noFill/>';
  if (typeof fill === 'string') return writeSolidXml(fill, opacity);
  const map = (x: number, y: number) => [
    matrix[0] * x + matrix[2] * y + matrix[4],
    matrix[1] * x + matrix[3] * y + matrix[5],
  ];
  const [x0 = 0, y0 = 0] = map(fill.x0, fill.y0);
  const { minX, minY, maxX, maxY } = bounds;
  const corners = [
    [minX, minY],
    [maxX, minY],
    [minX, maxY],
    [maxX, maxY],
  ] as const;
  const toStops = (place: (offset: number) => number) =>
    fill.stops
      .map(([offset, color]) => `<a:gs pos="${toPercentThousandths(place(offset))}">${colorXml(color, opacity)}</a:gs>`)
      .join('');
  if (fill.type === 'radial') {
    const radius = (fill.r ?? 0) * Math.hypot(matrix[0], matrix[1]);
    const reach = Math.max(...corners.map(([x, y]) => Math.hypot(x - x0, y - y0)), 1);
    const left = toPercentThousandths((x0 - minX) / (maxX - minX || 1));
    const top = toPercentThousandths((y0 - minY) / (maxY - minY || 1));
    const focus = `<a:fillToRect l="${left}" t="${top}" r="${100_000 - left}" b="${100_000 - top}"/>`;
    const stops = toStops((offset) => (offset * radius) / reach);
    return `<a:gradFill rotWithShape="1"><a:gsLst>${stops}</a:gsLst><a:path path="circle">${focus}</a:path></a:gradFill>`;
  }
  const [x1 = x0, y1 = y0] = map(fill.x1 ?? fill.x0, fill.y1 ?? fill.y0);
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
  const along = corners.map(([x, y]) => (x - x0) * dx + (y - y0) * dy);
  const [first, last] = [Math.min(...along), Math.max(...along)];
  const stops = toStops((offset) => (offset * length - first) / (last - first || 1));
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const angle = Math.round(((turn + 360) % 360) * 60_000);
  return `<a:gradFill rotWithShape="1"><a:gsLst>${stops}</a:gsLst><a:lin ang="${angle}" scaled="0"/></a:gradFill>`;
}

export function writeStrokeXml(stroke: Stroke | undefined, opacity: number, scale: number): string {
  if (!stroke) return '<a:ln><a:noFill/></a:ln>';
  return `<a:ln w="${toEmu(stroke.width * scale)}" cap="rnd">${writeSolidXml(stroke.color, opacity)}<a:round/></a:ln>`;
}
