import { encodeCanvas, makeCanvas } from '../../lib/engine/paint/browser-canvas.ts';

/** The time one picture took to become a file, in milliseconds, and the file's size in bytes. */
export interface PngTimes {
  readonly ours: number;
  readonly platform: number;
  readonly oursBytes: number;
  readonly platformBytes: number;
}

const draw = (context: OffscreenCanvasRenderingContext2D, picture: ImageBitmap): void => {
  context.reset();
  context.drawImage(picture, 0, 0);
  // A drawing is painted when it is looked at.
  context.getImageData(0, 0, 1, 1);
};

/** Writes a picture as PNG, ours and the browser's in turn, each from the same pixels on a canvas as ours is kept. */
async function timePng(address: string, rounds: number): Promise<PngTimes[]> {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const kept = makeCanvas(picture.width, picture.height);
  const write = {
    ours: () => encodeCanvas(kept, 'png'),
    platform: async () => new Uint8Array(await (await kept.canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()),
  };
  const time = async (side: keyof typeof write) => {
    draw(kept.context, picture);
    const start = performance.now();
    const { length } = await write[side]();
    return { ms: performance.now() - start, length };
  };
  const times: PngTimes[] = [];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? (['ours', 'platform'] as const) : (['platform', 'ours'] as const);
    const [first, second] = [await time(order[0]), await time(order[1])];
    const [ours, platform] = order[0] === 'ours' ? [first, second] : [second, first];
    times.push({ ours: ours.ms, platform: platform.ms, oursBytes: ours.length, platformBytes: platform.length });
  }
  return times;
}

Object.assign(globalThis, { timePng });
