import type { Images } from '../paint/paint.ts';
import type { DecodedImage, Platform } from '../platform.ts';
import type { Scene, SceneNode } from '../scene.ts';
import type { PageImage } from './page.ts';

/** Longer side: twice the width of the largest picture. */
const maxSidePx = 2160;
const quality = 0.9;

export async function encodeImages(
  images: Images,
  { nodes }: Scene,
  platform: Platform,
): Promise<ReadonlyMap<string, PageImage>> {
  const encoded = new Map<string, PageImage>();
  const tints = new Map(nodes.flatMap(findTints));
  for (const [asset, image] of images) encoded.set(asset, await encode(image, tints.get(asset), platform));
  return encoded;
}

function findTints(node: SceneNode): (readonly [asset: string, tint: string])[] {
  if (node.type === 'group') return node.children.flatMap(findTints);
  return node.type === 'image' && node.tint !== undefined ? [[node.asset, node.tint]] : [];
}

async function encode(
  { source, ...size }: DecodedImage,
  tint: string | undefined,
  platform: Platform,
): Promise<PageImage> {
  const scale = Math.min(1, maxSidePx / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const { context } = platform.createSurface(width, height);
  context.clearRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  if (tint !== undefined) {
    // Hue and chroma of the tint, lightness of the image, as when painting.
    context.globalCompositeOperation = 'color';
    context.fillStyle = tint;
    context.fillRect(0, 0, width, height);
  }
  const mediaType = isOpaque(context.getImageData(0, 0, width, height).data) ? 'image/jpeg' : 'image/png';
  const blob = await context.canvas.convertToBlob({ type: mediaType, quality });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), mediaType, width, height };
}

function isOpaque(data: Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}
