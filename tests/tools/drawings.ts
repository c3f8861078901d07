/**
 * Packs the drawings named in `lib/engine/drawings/names.json` from @iconify-json/fluent-emoji-flat (MIT) into
 * `lib/engine/drawings/packs`, and those that the set lacks from `own-drawings.json`. Run after changing the names:
 * `node tests/tools/drawings.ts`. The format is described in `lib/engine/drawings/parse.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import names from '../../lib/engine/drawings/names.json' with { type: 'json' };
import ownDrawings from './own-drawings.json' with { type: 'json' };

const { resolve } = createRequire(import.meta.url);
const set: { icons: Record<string, { body: string }> } = JSON.parse(
  await readFile(resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
);

type Attributes = Readonly<Record<string, string>>;
interface Shape {
  readonly d: string;
  readonly fill: string;
  readonly isEvenOdd: boolean;
  /** A line's width; a line has no area of its own. */
  readonly line?: number;
  readonly opacity?: number;
}

/** Side of the square that the set is drawn in. */
const side = 32;
/** What SVG fills a shape with that names no colour. */
const defaultFill = '#212121';

const readAttributes = (text: string): Attributes =>
  Object.fromEntries(Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value]));
const round = (value: number) => Number(value.toFixed(3));

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

function readMatrix(transform = ''): Matrix {
  const numbers = Array.from(transform.matchAll(/-?[\d.]+/g), Number);
  if (transform.startsWith('matrix(')) return numbers as unknown as Matrix;
  if (!transform.startsWith('rotate(')) return [1, 0, 0, 1, 0, 0];
  const [angle = 0, x = 0, y = 0] = numbers;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
}

/** Distance of a Bézier curve's handles for a quarter of a unit circle. */
const kappa = 0.5523;

function ellipsePath({ cx = '0', cy = '0', transform, ...own }: Attributes): string {
  const [rx, ry] = [Number(own.rx ?? own.r), Number(own.ry ?? own.r)];
  const [a, b, c, d, e, f] = readMatrix(transform);
  const at = (dx: number, dy: number) => {
    const [x, y] = [Number(cx) + dx * rx, Number(cy) + dy * ry];
    return `${round(a * x + c * y + e)} ${round(b * x + d * y + f)}`;
  };
  const quarters = [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ].map(([x = 0, y = 0]) => {
    // From the point a quarter before: (y, -x).
    const [fromX, fromY] = [y, -x];
    return `C${at(fromX + kappa * x, fromY + kappa * y)} ${at(x + kappa * fromX, y + kappa * fromY)} ${at(x, y)}`;
  });
  return `M${at(1, 0)}${quarters.join('')}Z`;
}

function rectPath({ x = '0', y = '0', width = '0', height = '0', rx = '0' }: Attributes): string {
  const [w, h, r] = [Number(width), Number(height), Number(rx)];
  const arc = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${round(Number(x) + r)} ${y}h${round(w - 2 * r)}${arc(r, r)}v${round(h - 2 * r)}${arc(-r, r)}h${round(2 * r - w)}${arc(-r, -r)}v${round(2 * r - h)}${arc(r, -r)}z`;
}

function toPath(tag: string, own: Attributes): string {
  if (tag === 'path') return own.d ?? '';
  return tag === 'rect' ? rectPath(own) : ellipsePath(own);
}

function readShapes(name: string): Shape[] {
  const body =
    (ownDrawings as Readonly<Record<string, { readonly body: string }>>)[name]?.body ?? set.icons[name]?.body;
  if (body === undefined) throw new Error(`there is no drawing ${name}`);
  const definitions = new Map<string, Attributes>();
  const drawn = body.replace(/<defs>([\s\S]*?)<\/defs>/g, (_, inner: string) => {
    for (const [, own = ''] of inner.matchAll(/<path ([^>]*?)\/?>/g)) {
      const attributes = readAttributes(own);
      if (attributes.id) definitions.set(attributes.id, attributes);
    }
    return '';
  });
  // A clip is the square itself, and the one filter a shadow: both are left out.
  const groups: Attributes[] = [];
  const shapes: Shape[] = [];
  for (const [, close, tag = '', own = ''] of drawn.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    if (tag === 'g') {
      if (close) groups.pop();
      else groups.push(readAttributes(own));
      continue;
    }
    const named = readAttributes(own);
    const definition = definitions.get(named.href?.slice(1) ?? named.id ?? '');
    const attributes: Attributes = { ...groups.at(-1), ...definition, ...named };
    if (groups.some(({ filter }) => filter)) continue;
    const d = toPath(tag === 'use' ? 'path' : tag, attributes);
    const isEvenOdd = attributes['fill-rule'] === 'evenodd';
    const opacity = attributes.opacity === undefined ? {} : { opacity: Number(attributes.opacity) };
    const gradient = /^url\(#(.*)\)$/.exec(attributes.fill ?? '')?.[1];
    // A gradient is painted in its first colour.
    const stop = gradient && new RegExp(`id="${gradient}"[\\s\\S]*?stop-color="(#[\\da-f]+)"`).exec(body)?.[1];
    const fill = stop ?? attributes.fill ?? defaultFill;
    if (fill !== 'none') shapes.push({ d, fill: longHex(fill), isEvenOdd, ...opacity });
    if (attributes.stroke) {
      const line = Number(attributes['stroke-width'] ?? 1);
      shapes.push({ d, fill: longHex(attributes.stroke), isEvenOdd: false, line, ...opacity });
    }
  }
  return shapes;
}

function longHex(color: string): string {
  const hex = color.toLowerCase();
  if (/^#[\da-f]{6}$/.test(hex)) return hex;
  if (/^#[\da-f]{3}$/.test(hex)) return `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;
  throw new Error(`no colour: ${color}`);
}

function paint(shapes: readonly Shape[], size: number, colorAt: (index: number) => string): Uint8ClampedArray {
  const context = createCanvas(size, size).getContext('2d');
  context.scale(size / side, size / side);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [index, { d, isEvenOdd, line }] of shapes.entries()) {
    context.fillStyle = colorAt(index);
    context.strokeStyle = colorAt(index);
    context.lineWidth = line ?? 0;
    if (line) context.stroke(new Path2D(d));
    else context.fill(new Path2D(d), isEvenOdd ? 'evenodd' : 'nonzero');
  }
  return context.getImageData(0, 0, size, size).data;
}

/** Pixels that the ink is looked for in. */
const fine = 256;
/** Alpha from which on a pixel is ink. */
const inkAlpha = 20;

/** Left, top, width and height of the ink, in units of the set. */
function inkBox(shapes: readonly Shape[]): number[] {
  const pixels = paint(shapes, fine, () => '#000000');
  let [minX, minY, maxX, maxY] = [fine, fine, 0, 0];
  for (let y = 0; y < fine; y += 1) {
    for (let x = 0; x < fine; x += 1) {
      if ((pixels[(y * fine + x) * 4 + 3] ?? 0) <= inkAlpha) continue;
      [minX, minY] = [Math.min(minX, x), Math.min(minY, y)];
      [maxX, maxY] = [Math.max(maxX, x + 1), Math.max(maxY, y + 1)];
    }
  }
  return [minX, minY, maxX - minX, maxY - minY].map((value) => Number(((value * side) / fine).toFixed(2)));
}

/** Pixels that areas are counted in. */
const coarse = 72;
/** Spreads numbers over the colours, so that a blend of two is no third. */
const step = 8191;
/** Share of the visible area from which on a fill's neighbours matter. */
const minNeighbourShare = 0.04;
/** Pixels along which two fills must touch. */
const minTouch = 4;

/** Visible share of each shape, in thousandths, and which large ones touch. */
function measureShapes(shapes: readonly Shape[]): { shares: number[]; touching: string[] } {
  const color = (index: number) => `#${(((index + 1) * step) % 0xffffff).toString(16).padStart(6, '0')}`;
  const indexOf = new Map(shapes.map((_, index) => [((index + 1) * step) % 0xffffff, index]));
  const pixels = paint(shapes, coarse, color);
  const at = (x: number, y: number) => {
    const place = (y * coarse + x) * 4;
    if (x >= coarse || y >= coarse || (pixels[place + 3] ?? 0) < 251) return undefined;
    const [r = 0, g = 0, b = 0] = pixels.subarray(place, place + 3);
    return indexOf.get((r << 16) | (g << 8) | b);
  };
  const counts = shapes.map(() => 0);
  const edges = new Map<string, number>();
  for (let y = 0; y < coarse; y += 1) {
    for (let x = 0; x < coarse; x += 1) {
      const one = at(x, y);
      if (one === undefined) continue;
      counts[one] = (counts[one] ?? 0) + 1;
      // Two pixels on: between two fills lies a blended one.
      for (const other of [at(x + 2, y), at(x, y + 2)]) {
        if (other === undefined || other === one) continue;
        const edge = [one, other].sort((a, b) => a - b).join('-');
        edges.set(edge, (edges.get(edge) ?? 0) + 1);
      }
    }
  }
  const total = counts.reduce((sum, count) => sum + count, 0) || 1;
  const shares = counts.map((count) => Math.round((count / total) * 1000));
  const isLarge = (index: string) => (shares[Number(index)] ?? 0) >= minNeighbourShare * 1000;
  const touching = [...edges].filter(([edge, count]) => count >= minTouch && edge.split('-').every(isLarge));
  return { shares, touching: touching.map(([edge]) => edge) };
}

function pack(name: string): string {
  const shapes = readShapes(name);
  const { shares, touching } = measureShapes(shapes);
  const paths = shapes.map(({ d, fill, isEvenOdd, line, opacity }, index) => {
    const flags = `${isEvenOdd ? 'e' : ''}${line ? `l${line}` : ''}${opacity ? `o${opacity}` : ''}`;
    return `${fill} ${shares[index] ?? 0} ${flags} ${d}`;
  });
  return [inkBox(shapes).join(' '), touching.join(' '), ...paths].join('|');
}

for (const [file, list] of Object.entries(names)) {
  const drawings = Object.fromEntries(list.map((name) => [name, pack(name)]));
  const target = new URL(`../../lib/engine/drawings/packs/${file}.json`, import.meta.url);
  await writeFile(target, `${JSON.stringify(drawings, null, 2)}\n`);
}
