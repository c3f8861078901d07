import type { Gradient, PathNode, SceneNode } from '../scene.ts';

export function drawPath(d: string, look: Pick<PathNode, 'fill' | 'stroke' | 'opacity'>): PathNode {
  return { type: 'path', d, x: 0, y: 0, scale: 1, ...look };
}

export function drawAt(x: number, y: number, scale: number, children: readonly SceneNode[]): SceneNode {
  return { type: 'group', x, y, scale, children };
}

export function toRectanglePath(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

export function toCirclePath(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function createLinearGradient(y0: number, y1: number, stops: Gradient['stops']): Gradient {
  return { type: 'linear', x0: 0, y0, x1: 0, y1, stops };
}

/** Split at its stops: two colours paint three times as fast as more. Whole pixels: never in a scaled group. */
export function drawShaded(
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  y0: number,
  y1: number,
  stops: Gradient['stops'],
): readonly PathNode[] {
  const findHeight = (offset: number) => y0 + (y1 - y0) * offset;
  return stops.slice(1).map(([offset, color], index) => {
    const [before, colorBefore] = stops[index] ?? [offset, color];
    const top = index === 0 ? y : Math.round(findHeight(before));
    const bottom = index === stops.length - 2 ? y + height : Math.round(findHeight(offset));
    const fill = createLinearGradient(findHeight(before), findHeight(offset), [
      [0, colorBefore],
      [1, color],
    ]);
    return drawPath(toRectanglePath(x, top, width, bottom - top), { fill });
  });
}

export function createRadialGradient(x0: number, y0: number, r: number, stops: Gradient['stops']): Gradient {
  return { type: 'radial', x0, y0, r, stops };
}

export function toEllipsePath(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export function toRoundedPath(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

export function toPolygonPath(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`;
}
