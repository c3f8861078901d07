import { computeHueDistance, type Oklch, toHex, toOklch } from '../brand/color.ts';
import type { Fill, SceneNode } from '../scene.ts';
import { coats, ink } from './mascot/look.ts';

/** Below this chroma a colour is paper, ink or grey, which stay. */
const minChroma = 0.025;
/** Degrees of hue around the ground's that are the ground's own shades. */
const family = 42;
/** A brand without colour leaves this share of the ground's chroma. */
const greyShare = 0.2;

const own: ReadonlySet<string> = new Set([ink, ...Object.values(coats).flatMap((coat) => Object.values(coat))]);

const isColoured = (color: string) => !own.has(color) && toOklch(color).c >= minChroma;

function listColors(fill: Fill | undefined): readonly string[] {
  if (fill === undefined) return [];
  return typeof fill === 'string' ? [fill] : fill.stops.map(([, color]) => color);
}

function findGround(nodes: readonly SceneNode[]): string | undefined {
  for (const node of nodes) {
    const colors = node.type === 'path' || node.type === 'box' ? listColors(node.fill) : [];
    const found = node.type === 'group' ? findGround(node.children) : colors.find(isColoured);
    if (found !== undefined) return found;
  }
  return undefined;
}

function makeRecolor(ground: Oklch, brand: Oklch) {
  return (color: string): string => {
    if (!isColoured(color)) return color;
    const { l, c, h } = toOklch(color);
    if (computeHueDistance(h, ground.h) > family) return color;
    const tinted = brand.c < minChroma ? { l, c: c * greyShare, h } : { l, c, h: (h - ground.h + brand.h + 360) % 360 };
    return `${toHex(tinted)}${color.slice(7)}`;
  };
}

function recolorFill(fill: Fill, recolor: (color: string) => string): Fill {
  if (typeof fill === 'string') return recolor(fill);
  return { ...fill, stops: fill.stops.map(([offset, color]) => [offset, recolor(color)] as const) };
}

function recolorNode(node: SceneNode, recolor: (color: string) => string): SceneNode {
  if (node.type === 'group') return { ...node, children: node.children.map((child) => recolorNode(child, recolor)) };
  if (node.type !== 'path' && node.type !== 'box') return node;
  return {
    ...node,
    ...(node.fill !== undefined && { fill: recolorFill(node.fill, recolor) }),
    ...(node.stroke !== undefined && { stroke: { ...node.stroke, color: recolor(node.stroke.color) } }),
  };
}

export function tintPlates(nodes: readonly SceneNode[], color: string): readonly SceneNode[] {
  const plates = nodes.filter(({ type }) => type !== 'group');
  const grounds = new Set(plates.flatMap((node) => findGround([node]) ?? []));
  // Two colours tell two labels apart.
  if (grounds.size !== 1) return nodes;
  const tinted = tintDrawing(plates, color);
  return nodes.map((node) => tinted[plates.indexOf(node)] ?? node);
}

/** As light as before, so that words stay legible. The mascot and things of other hues keep their colours. */
export function tintDrawing(nodes: readonly SceneNode[], color: string): readonly SceneNode[] {
  const ground = findGround(nodes);
  if (ground === undefined) return nodes;
  const recolor = makeRecolor(toOklch(ground), toOklch(color));
  return nodes.map((node) => recolorNode(node, recolor));
}
