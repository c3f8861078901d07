import type { Picture, Platform } from '../../lib/engine/index.ts';

/** Height of a thumbnail and room around it, in pixels. */
const thumbnail = 300;
const gap = 12;

const widthOf = ({ width, height }: Picture) => Math.round((thumbnail * width) / height);

/** All pictures small on one, in the given rows. */
export async function contactSheet(rows: readonly (readonly Picture[])[], platform: Platform): Promise<Uint8Array> {
  const widths = rows.map((row) => row.reduce((sum, picture) => sum + widthOf(picture) + gap, gap));
  const size = { width: Math.max(1, ...widths), height: rows.length * (thumbnail + gap) + gap };
  const surface = platform.createSurface(size.width, size.height);
  const { context } = surface;
  context.fillStyle = '#8a8f94';
  context.fillRect(0, 0, size.width, size.height);
  for (const [index, row] of rows.entries()) {
    let x = gap;
    for (const picture of row) {
      const { source } = await platform.decodeImage(picture.bytes, picture.mediaType);
      context.drawImage(source, x, gap + index * (thumbnail + gap), widthOf(picture), thumbnail);
      x += widthOf(picture) + gap;
    }
  }
  return surface.encode('png');
}
