import { type Format, mediaTypeByFormat } from '../../contract/index.ts';
import { EngineError } from '../errors.ts';
import type { ImageWords } from '../image-words/index.ts';
import type { DecodedImage, Platform } from '../platform.ts';
import { checkImage } from '../read/image.ts';
import type { Scene } from '../scene.ts';
import { type DrawnText, listTexts } from './list-texts.ts';
import { type Images, type Layers, paintScene } from './paint.ts';

export interface PaintedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly mediaType: string;
  readonly description: string;
  readonly texts?: readonly DrawnText[];
}

async function decode(bytes: Uint8Array, platform: Platform): Promise<DecodedImage> {
  const { mediaType } = checkImage(bytes);
  try {
    return await platform.decodeImage(bytes, mediaType);
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw new EngineError('image_unreadable', { cause });
  }
}

/** @throws {EngineError} `image_unreadable`, `unsupported_source` or `image_too_large`; names without bytes are skipped. */
export async function decodeImages(
  names: readonly string[],
  assets: Readonly<Record<string, Uint8Array>>,
  platform: Platform,
): Promise<Images> {
  const images = new Map<string, DecodedImage>();
  for (const name of names) {
    const bytes = assets[name];
    if (bytes !== undefined) images.set(name, await decode(bytes, platform));
  }
  return images;
}

/** @throws {EngineError} `image_failed` when it cannot be encoded. `words` are embedded with the description. */
export async function renderScene(
  scene: Scene,
  format: Format,
  platform: Platform,
  images: Images,
  layers: Layers = new Map(),
  words?: ImageWords,
  widthPx = scene.width,
): Promise<PaintedPicture> {
  const { description } = scene;
  const scale = widthPx / scene.width;
  const [width, height] = [Math.round(scene.width * scale), Math.round(scene.height * scale)];
  const surface = platform.createSurface(width, height);
  surface.context.scale(scale, scale);
  paintScene(scene, surface.context, platform, images, scale === 1 ? layers : undefined);
  try {
    const bytes = await surface.encode(format, words && { ...words, description });
    return { bytes, width, height, mediaType: mediaTypeByFormat[format], description, texts: listTexts(scene) };
  } catch (cause) {
    throw new EngineError('image_failed', { cause });
  }
}
