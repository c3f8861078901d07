import { megabyte } from '../../../contract/index.ts';
import { EngineError } from '../../errors.ts';
import type { MemoryBudget } from './memory-budget.ts';

/** Unless the page has more. Images at 300 dpi (A4: 8.7 million) are scaled down; pdf.js's patterns have 9 million at most. */
const maxPixels = 4_500_000;
/** Bytes per pixel: Firefox keeps two copies of a canvas that is drawn from while drawn on (pattern, group, mask). */
const pixelBytes = { once: 4, image: 8, copied: 12 };
/** Browsers defer painting, and keep what is drawn on a canvas until then: at most this much. */
const maxKeptBytes = 16 * megabyte;
/** Limits nested patterns, which pdf.js draws without a rest: browsers collect their paths only at one. */
const maxSaves = 20_000;

type Context = OffscreenCanvasRenderingContext2D;
interface CanvasSize {
  readonly width: number;
  readonly height: number;
}
interface CanvasEntry {
  readonly canvas: OffscreenCanvas;
  readonly context: Context;
}
type CreateCanvas = (width: number, height: number) => OffscreenCanvas;

export class Canvases {
  readonly #createCanvas: CreateCanvas;
  readonly #budget: MemoryBudget | undefined;
  readonly #inUse = new Map<OffscreenCanvas, Context>();
  /** The sizes that pdf.js expects of scaled-down canvases. */
  readonly #shrunk = new WeakMap<object, CanvasSize & { readonly factor: number }>();
  #maxPixels = maxPixels;
  #pagePixels = 0;
  #keptBytes = 0;
  #saves = 0;

  constructor(createCanvas: CreateCanvas, budget?: MemoryBudget) {
    this.#createCanvas = createCanvas;
    this.#budget = budget;
  }

  createPage(width: number, height: number): CanvasEntry {
    this.#pagePixels = width * height;
    this.#maxPixels = Math.max(maxPixels, this.#pagePixels);
    return this.#make(width, height, { alpha: false }, true);
  }

  rest(): void {
    this.#saves = 0;
  }

  create(width: number, height: number, settings?: CanvasRenderingContext2DSettings): CanvasEntry {
    return this.#make(width, height, settings, false);
  }

  #make(
    width: number,
    height: number,
    settings: CanvasRenderingContext2DSettings | undefined,
    isPage: boolean,
  ): CanvasEntry {
    let factor = 1;
    while ((width / factor) * (height / factor) > this.#maxPixels) factor *= 2;
    const size = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
    const canvas = this.#createCanvas(size.width, size.height);
    this.#budget?.setCanvasBytes(
      canvas,
      factor > 1 || isPage ? pixelBytes.once * size.width * size.height : this.#countBytes(size),
    );
    const context = canvas.getContext('2d', settings);
    if (context === null) throw new Error('no 2D canvas here');
    this.#inUse.set(canvas, context);
    const save = context.save.bind(context);
    context.save = () => {
      // pdf.js saves a state where it draws; canvases without only hold images.
      if (!isPage) this.#budget?.setCanvasBytes(canvas, pixelBytes.copied * size.width * size.height);
      if (++this.#saves > maxSaves) throw new EngineError('scan_too_large');
      save();
    };
    const draw = context.drawImage.bind(context);
    context.drawImage = (image: CanvasImageSource, ...at: number[]) =>
      Reflect.apply(draw, undefined, [image, ...this.#placePart(image, at)]);
    if (factor > 1) {
      takeLarge(context, size, factor);
      this.#shrunk.set(canvas, { width, height, factor });
      for (const [name, value] of Object.entries({ width, height }))
        Object.defineProperty(canvas, name, { value, configurable: true });
    }
    return { canvas, context };
  }

  reset({ canvas, context }: CanvasEntry, width: number, height: number): void {
    // Reused at the same size: a new one would stand beside the old until that is collected.
    if (!this.#shrunk.has(canvas) && canvas.width === width && canvas.height === height) context.reset();
    else this.#resize(canvas, width, height);
  }

  destroy({ canvas }: CanvasEntry): void {
    this.#resize(canvas, 1, 1);
    this.#inUse.delete(canvas);
  }

  #countBytes({ width, height }: CanvasSize): number {
    return (width * height > this.#pagePixels ? pixelBytes.image : pixelBytes.copied) * width * height;
  }

  #resize(canvas: OffscreenCanvas, width: number, height: number): void {
    if (this.#shrunk.delete(canvas)) for (const name of ['width', 'height']) Reflect.deleteProperty(canvas, name);
    this.#keptBytes += 4 * canvas.width * canvas.height;
    this.#budget?.setCanvasBytes(canvas, this.#countBytes({ width, height }));
    Object.assign(canvas, { width, height });
    if (this.#keptBytes < maxKeptBytes) return;
    this.#keptBytes = 0;
    // Reading a pixel forces the deferred painting.
    for (const context of this.#inUse.values()) context.getImageData(0, 0, 1, 1);
  }

  #placePart(image: CanvasImageSource, at: readonly number[]): readonly number[] {
    const size = this.#shrunk.get(image);
    if (!size) return at;
    const { width, height, factor } = size;
    const part = at.length === 8 ? at.slice(0, 4) : [0, 0, width, height];
    const to = at.length === 2 ? [...at, width, height] : at.slice(-4);
    return [...part.map((value) => value / factor), ...to];
  }
}

function takeLarge(context: Context, { width, height }: CanvasSize, factor: number): void {
  const put = context.putImageData.bind(context);
  const read = context.getImageData.bind(context);
  context.scale(1 / factor, 1 / factor);
  // pdf.js writes images in strips of full width; what it reads back is already scaled down.
  context.putImageData = (data: ImageData, x: number, y: number) => {
    if (data.width === width) put(data, x, y);
    else put(shrinkStrip(data, context.createImageData(width, data.height / factor), factor), x / factor, y / factor);
  };
  context.getImageData = (x: number, y: number, w: number, h: number) =>
    read(x, y, Math.min(w, width), Math.min(h, height));
}

function shrinkStrip(from: ImageData, to: ImageData, factor: number): ImageData {
  const { data: source, width: sourceWidth } = from;
  const { data: target, width, height } = to;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      let count = 0;
      const right = Math.min((x + 1) * factor, sourceWidth);
      for (let row = y * factor; row < (y + 1) * factor; row++)
        for (let column = x * factor; column < right; column++) {
          const at = 4 * (row * sourceWidth + column);
          const weight = source[at + 3] ?? 0;
          red += weight * (source[at] ?? 0);
          green += weight * (source[at + 1] ?? 0);
          blue += weight * (source[at + 2] ?? 0);
          alpha += weight;
          count++;
        }
      const at = 4 * (y * width + x);
      target[at] = red / alpha;
      target[at + 1] = green / alpha;
      target[at + 2] = blue / alpha;
      target[at + 3] = alpha / count;
    }
  return to;
}
