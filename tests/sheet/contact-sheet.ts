import type { Picture, Platform } from '../../lib/engine/index.ts';
import { paintScene } from '../../lib/engine/paint/paint.ts';
import type { Scene } from '../../lib/engine/scene.ts';

/** Height of a thumbnail and room around it, in pixels. */
const thumbnail = 300;
const gap = 12;

type Sized = Pick<Scene, 'width' | 'height'>;
type Context = OffscreenCanvasRenderingContext2D;

const measureWidth = ({ width, height }: Sized) => Math.round((thumbnail * width) / height);

/** Everything small on one picture, in the given rows, each drawn at its place by `draw`. */
async function sheet<Item extends Sized>(
  rows: readonly (readonly Item[])[],
  platform: Platform,
  draw: (context: Context, item: Item) => Promise<void> | void,
): Promise<Uint8Array> {
  const widths = rows.map((row) => row.reduce((sum, item) => sum + measureWidth(item) + gap, gap));
  const size = { width: Math.max(1, ...widths), height: rows.length * (thumbnail + gap) + gap };
  const surface = platform.createSurface(size.width, size.height);
  const { context } = surface;
  context.fillStyle = '#8a8f94';
  context.fillRect(0, 0, size.width, size.height);
  for (const [index, row] of rows.entries()) {
    let x = gap;
    for (const item of row) {
      context.save();
      context.translate(x, gap + index * (thumbnail + gap));
      context.scale(thumbnail / item.height, thumbnail / item.height);
      context.beginPath();
      context.rect(0, 0, item.width, item.height);
      context.clip();
      await draw(context, item);
      context.restore();
      x += measureWidth(item) + gap;
    }
  }
  return surface.encode('png');
}

/** Finished pictures as one contact sheet. */
export function contactSheet(rows: readonly (readonly Picture[])[], platform: Platform): Promise<Uint8Array> {
  return sheet(rows, platform, async (context, { bytes, mediaType, width, height }) => {
    const { source } = await platform.decodeImage(bytes, mediaType);
    context.drawImage(source, 0, 0, width, height);
  });
}

/** Compositions as one contact sheet, painted small. */
export function sceneSheet(rows: readonly (readonly Scene[])[], platform: Platform): Promise<Uint8Array> {
  return sheet(rows, platform, (context, scene) => paintScene(scene, context, platform, new Map()));
}
