import { decodeDataUri } from '../../contract/data-uri.ts';
import { readCapped } from '../../contract/media.ts';
import { maxPixels, sniffImage } from '../../engine/sniff-image.ts';
import { toBase64 } from './base64.ts';
import { makeDrawingFile } from './drawing.ts';
import type { PagePicture } from './pictures.ts';

/** Larger files are left to the browser's downloads. */
const maxFileBytes = 24 * 1024 * 1024;
const timeoutMs = 7000;
/** Bytes that hold a picture's header, metadata before it included. */
const headerBytes = 256 * 1024;
const maxSidePx = 8192;

export interface AskedImage {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly file?: Blob;
}

/** Returns undefined when there is no image at the address. */
export async function askForImage(address: string): Promise<AskedImage | undefined> {
  const file = (await readFile(address, 'force-cache')) ?? (await readFile(address, 'reload'));
  if (file === 'no image') return undefined;
  if (!file || file === 'too large') return measureShown(address);
  const size = await measureFile(file);
  return size && { address, ...size, file };
}

/** Undefined if unreadable. A cached response may lack the CORS header: the second try bypasses the cache. */
async function readFile(address: string, cache: RequestCache): Promise<Blob | 'no image' | 'too large' | undefined> {
  try {
    const response = await fetch(address, { cache, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return 'no image';
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (/^(?:text|application\/(?:json|xhtml))/.test(type)) return 'no image';
    const bytes = await readCapped(response.body, maxFileBytes);
    return bytes ? new Blob([bytes], { type }) : 'too large';
  } catch (error) {
    // After a timeout another request would not be faster.
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'no image' : undefined;
  }
}

async function measureFile(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const start = decodeDataUri(`data:;base64,${await toBase64(file.slice(0, headerBytes))}`);
  const header = start && sniffImage(start);
  if (header) return { width: header.width, height: header.height };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return measureVector(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

async function measureVector(file: Blob): Promise<{ width: number; height: number } | undefined> {
  if (!file.type.includes('svg')) return undefined;
  const url = URL.createObjectURL(file);
  const size = await measureShown(url);
  URL.revokeObjectURL(url);
  return size && { width: size.width, height: size.height };
}

/** Measures an image without reading it, which CORS does not restrict. */
async function measureShown(address: string): Promise<AskedImage | undefined> {
  const image = await loadShownImage(address);
  return image && { address, width: image.naturalWidth, height: image.naturalHeight };
}

async function loadShownImage(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  const late = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs));
  image.src = address;
  try {
    await Promise.race([image.decode(), late]);
    return image;
  } catch {
    image.src = '';
    return undefined;
  }
}

export async function drawElement({ element, width, height }: PagePicture): Promise<AskedImage | undefined> {
  if (element instanceof SVGSVGElement) {
    const file = makeDrawingFile(element);
    return file && { address: '', ...(await measureRaster(file)), file };
  }
  const isDrawable =
    element instanceof HTMLCanvasElement || element instanceof HTMLVideoElement || element instanceof HTMLImageElement;
  if (!isDrawable) return undefined;
  const shown = element.getBoundingClientRect();
  const own = { width: width || shown.width * devicePixelRatio, height: height || shown.height * devicePixelRatio };
  return toPng(element, own);
}

async function measureRaster(file: Blob): Promise<{ width: number; height: number }> {
  return (await measureVector(file)) ?? { width: 0, height: 0 };
}

async function toPng(
  image: CanvasImageSource,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<AskedImage | undefined> {
  const scale = Math.min(1, maxSidePx / Math.max(width, height), Math.sqrt(maxPixels / (width * height)));
  const canvas = new OffscreenCanvas(Math.max(1, width * scale), Math.max(1, height * scale));
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    if (isBlank(canvas)) return undefined;
    return { address: '', width: canvas.width, height: canvas.height, file: await canvas.convertToBlob() };
  } catch {
    return undefined;
  }
}

/** A WebGL canvas is readable only while drawn, and a video shows nothing before its first frame. */
function isBlank(drawn: OffscreenCanvas): boolean {
  const small = new OffscreenCanvas(Math.min(64, drawn.width), Math.min(64, drawn.height));
  const context = small.getContext('2d');
  context?.drawImage(drawn, 0, 0, small.width, small.height);
  const { data } = context?.getImageData(0, 0, small.width, small.height) ?? {};
  return data?.every((value, index) => index % 4 !== 3 || value === 0) ?? false;
}

const drawingSidePx = 2048;

export async function rasterise(file: Blob): Promise<Blob | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const image = await loadShownImage(url);
    if (!image) return undefined;
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = drawingSidePx / Math.max(1, width, height);
    return (await toPng(image, { width: width * scale, height: height * scale }))?.file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
