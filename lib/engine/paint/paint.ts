import type { DecodedImage, Platform } from '../platform.ts';
import type { BoxNode, Fill, GroupNode, ImageNode, PathNode, Scene, SceneNode, Stroke, TextNode } from '../scene.ts';
import type { Size } from '../sizes.ts';
import { toFontString } from './fonts.ts';

type Context = OffscreenCanvasRenderingContext2D;

export type Images = ReadonlyMap<string, DecodedImage>;

/** Painted groups by name and size. A layer takes 8 MB, so few are kept. */
export type Layers = Map<string, Context>;
const maxLayers = 3;

interface Painter {
  readonly context: Context;
  readonly platform: Platform;
  readonly images: Images;
  readonly layers: Layers | undefined;
  readonly size: Size;
}

function toFillStyle(context: Context, fill: Fill): string | CanvasGradient {
  if (typeof fill === 'string') return fill;
  const { x0, y0, x1 = x0, y1 = y0, r = 0 } = fill;
  const gradient =
    fill.type === 'linear'
      ? context.createLinearGradient(x0, y0, x1, y1)
      : context.createRadialGradient(x0, y0, 0, x0, y0, r);
  for (const [offset, color] of fill.stops) gradient.addColorStop(offset, color);
  return gradient;
}

function setStroke(context: Context, stroke: Stroke): void {
  context.strokeStyle = stroke.color;
  context.lineWidth = stroke.width;
  context.lineJoin = 'round';
  context.lineCap = 'round';
}

function drawAt(context: Context, x: number, y: number, draw: () => void): void {
  context.save();
  context.translate(x, y);
  draw();
  context.restore();
}

function paintBox({ context }: Painter, node: BoxNode): void {
  const radius = Math.min(node.radius ?? 0, node.width / 2, node.height / 2);
  drawAt(context, node.x, node.y, () => {
    if (node.fill) {
      context.fillStyle = toFillStyle(context, node.fill);
      context.beginPath();
      context.roundRect(0, 0, node.width, node.height, radius);
      context.fill();
    }
    if (node.stroke) {
      // Inset, so that a stroked box has the size of a filled one.
      const half = node.stroke.width / 2;
      setStroke(context, node.stroke);
      context.beginPath();
      context.roundRect(half, half, node.width - 2 * half, node.height - 2 * half, Math.max(0, radius - half));
      context.stroke();
    }
  });
}

function paintText({ context }: Painter, node: TextNode): void {
  context.font = toFontString(node.font);
  context.letterSpacing = `${node.font.tracking ?? 0}px`;
  context.direction = node.direction;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  if (node.outline) {
    setStroke(context, node.outline);
    for (const line of node.lines) context.strokeText(line.text, line.x, line.baseline);
  }
  context.fillStyle = node.color;
  for (const line of node.lines) context.fillText(line.text, line.x, line.baseline);
}

/** Cached paths: parsing takes longer than filling, and drawings and scenery recur. */
const maxPaths = 3000;
const kept = new WeakMap<Platform, Map<string, Path2D>>();

function takePath(platform: Platform, d: string): Path2D {
  const paths = kept.get(platform) ?? new Map<string, Path2D>();
  kept.set(platform, paths);
  const known = paths.get(d);
  if (known) return known;
  if (paths.size >= maxPaths) paths.clear();
  const path = platform.createPath(d);
  paths.set(d, path);
  return path;
}

function paintPath({ context, platform }: Painter, node: PathNode): void {
  const path = takePath(platform, node.d);
  const draw = () => {
    if (node.fill) {
      context.fillStyle = toFillStyle(context, node.fill);
      context.fill(path, node.fillRule ?? 'nonzero');
    }
    if (node.stroke) {
      setStroke(context, node.stroke);
      context.stroke(path);
    }
  };
  // Shapes of drawings are at their group's origin and need no saved state.
  const isInPlace = node.x === 0 && node.y === 0 && node.scale === 1 && node.opacity === undefined;
  if (isInPlace) {
    draw();
    return;
  }
  drawAt(context, node.x, node.y, () => {
    context.scale(node.scale, node.scale);
    context.globalAlpha *= node.opacity ?? 1;
    draw();
  });
}

function paintImage({ context, images }: Painter, node: ImageNode): void {
  const image = images.get(node.asset);
  if (image === undefined) return;
  const choose = node.fit === 'cover' ? Math.max : Math.min;
  const scale = choose(node.width / image.width, node.height / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  const [focusX, focusY] = node.focus ?? [0.5, 0.5];
  const left = (node.width - width) * focusX;
  const top = (node.height - height) * focusY;
  drawAt(context, node.x, node.y, () => {
    context.beginPath();
    // Visible part: the whole box when covered, only the image when fitted inside.
    const [seenLeft, seenTop] = [Math.max(0, left), Math.max(0, top)];
    context.roundRect(seenLeft, seenTop, Math.min(width, node.width), Math.min(height, node.height), node.radius ?? 0);
    context.clip();
    context.imageSmoothingQuality = 'high';
    context.drawImage(image.source, left, top, width, height);
    if (node.tint === undefined) return;
    // Hue and chroma of the tint, lightness of the image.
    context.globalCompositeOperation = 'color';
    context.fillStyle = node.tint;
    context.fillRect(left, top, width, height);
  });
}

function paintGroup(painter: Painter, node: GroupNode): void {
  const { context } = painter;
  drawAt(context, node.x, node.y, () => {
    if (node.angle) context.rotate(node.angle);
    if (node.scale) context.scale(node.scale, node.scale);
    if (node.mirror) {
      context.translate(node.mirror, 0);
      context.scale(-1, 1);
    }
    if (node.clip) {
      context.beginPath();
      context.roundRect(0, 0, node.clip.width, node.clip.height, node.clip.radius ?? 0);
      context.clip();
    }
    paintNodes(painter, node.children);
  });
}

/** Recycles the oldest layer's memory for one of the same size. */
function takeOldest(layers: Layers, { width, height }: Size): Context | undefined {
  const [oldest] = layers;
  if (oldest === undefined || layers.size < maxLayers) return undefined;
  const [key, layer] = oldest;
  layers.delete(key);
  if (layer.canvas.width !== width || layer.canvas.height !== height) return undefined;
  layer.reset();
  return layer;
}

function paintKept(painter: Painter, layers: Layers, node: GroupNode, name: string): void {
  const { context, platform, size } = painter;
  const key = `${name} ${size.width}×${size.height}`;
  let layer = layers.get(key);
  if (layer === undefined) {
    layer = takeOldest(layers, size) ?? platform.createSurface(size.width, size.height).context;
    layer.textRendering = context.textRendering;
    paintGroup({ ...painter, context: layer }, node);
  }
  layers.delete(key);
  layers.set(key, layer);
  for (const oldest of layers.keys()) if (layers.size > maxLayers) layers.delete(oldest);
  context.drawImage(layer.canvas, 0, 0);
}

function paintNodes(painter: Painter, nodes: readonly SceneNode[]): void {
  for (const node of nodes) {
    if (node.type === 'box') paintBox(painter, node);
    else if (node.type === 'text') paintText(painter, node);
    else if (node.type === 'path') paintPath(painter, node);
    else if (node.type === 'image') paintImage(painter, node);
    else if (node.keptAs !== undefined && painter.layers) paintKept(painter, painter.layers, node, node.keptAs);
    else paintGroup(painter, node);
  }
}

export function paintScene(scene: Scene, context: Context, platform: Platform, images: Images, layers?: Layers): void {
  context.textRendering = 'geometricPrecision';
  context.fillStyle = toFillStyle(context, scene.background);
  context.fillRect(0, 0, scene.width, scene.height);
  paintNodes({ context, platform, images, layers, size: scene }, scene.nodes);
}
