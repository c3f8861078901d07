/** JPEG and WebP qualities, tried in turn: clean text edges at the first, visible blocks below the last. */
const qualities = [0.92, 0.86, 0.8, 0.72] as const;
/** 600 KB for 1080×1920: drawings stay far below, photographs reach it. */
const bytesPerPixel = (600 * 1024) / (1080 * 1920);

/** @param encodeAt writes the file at a quality from 0 to 1. */
export async function encodeToSize<File>(
  pixels: number,
  getSize: (file: File) => number,
  encodeAt: (quality: number) => Promise<File>,
): Promise<File> {
  const [best, ...lower] = qualities;
  let file = await encodeAt(best);
  for (const quality of lower) {
    if (getSize(file) <= pixels * bytesPerPixel) break;
    file = await encodeAt(quality);
  }
  return file;
}
