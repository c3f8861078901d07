import type {
  FoundPicture,
  ListedPicture,
  PicturesAnswer,
  PicturesRequest,
  PictureThumbnail,
} from '../found-picture.ts';
import { describeImage, findTextAround, measurePlace } from './about-image.ts';
import { toBase64 } from './base64.ts';
import { findPageTitle } from './grab-page.ts';
import { findLargestAt, findLargestPicture } from './largest-picture.ts';
import { type AskedImage, askForImage, drawElement, rasterise } from './picture-file.ts';
import { listPictures, type PagePicture } from './pictures.ts';
import { findPointedPicture } from './pointed-picture.ts';

const thumbnailSide = 360;

/** Elements cannot leave the page while the user chooses. */
let listed: readonly PagePicture[] = [];

export async function readPictures(request: PicturesRequest): Promise<PicturesAnswer> {
  const page = { url: location.href, title: findPageTitle(document) };
  switch (request.what) {
    case 'list':
      // Frames are photographed, and by then the screen shows the page of choice.
      listed = listPictures(document).filter(({ type }) => type !== 'frame');
      return { ...page, listed: listed.map(describe) };
    case 'thumbnails':
      return { ...page, thumbnails: await Promise.all(request.numbers.map(makeThumbnail)) };
    case 'listed':
      return { ...page, found: await read(listed[request.number]) };
    case 'pointed':
      return { ...page, found: await read(findPointedPicture(request)) };
  }
}

function describe({ element, address, width, height }: PagePicture, number: number): ListedPicture {
  return { number, name: describeImage(element), host: URL.parse(address)?.host ?? '', width, height };
}

async function makeThumbnail(number: number): Promise<PictureThumbnail> {
  const picture = listed[number];
  const image = picture && (await readShown(picture));
  const { width = 0, height = 0, file } = image ?? {};
  const dots = file?.type.includes('svg') ? await rasterise(file) : file;
  const bitmap = dots && (await createImageBitmap(dots).catch(() => undefined));
  if (!bitmap) return { number, width, height };
  const scale = Math.min(1, thumbnailSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const small = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  return { number, width, height, data: `data:${small.type};base64,${await toBase64(small)}` };
}

async function readShown(picture: PagePicture): Promise<AskedImage | undefined> {
  const drawn = picture.width > 0 || picture.type === 'drawing' ? await drawElement(picture) : undefined;
  return drawn ?? (picture.address ? askForImage(picture.address) : undefined);
}

async function read(pointed: PagePicture | string | undefined): Promise<FoundPicture | undefined> {
  if (!pointed) return undefined;
  const picture = typeof pointed === 'string' ? undefined : pointed;
  const image = await (picture ? findLargestPicture(picture) : findLargestAt(String(pointed)));
  const address = image?.address || picture?.address || (picture ? '' : String(pointed));
  return {
    // A `data:` address would repeat the image.
    address: address.startsWith('data:') && image?.file ? '' : address,
    name: picture ? describeImage(picture.element) : '',
    around: picture && findTextAround(picture.element),
    width: image?.width ?? 0,
    height: image?.height ?? 0,
    base64: image?.file && (await toBase64(image.file)),
    drawn: await drawFile(image?.file),
    place: picture && measurePlace(picture.element),
  };
}

/** Not even the extension's background can rasterise a drawing. */
async function drawFile(file: Blob | undefined): Promise<string | undefined> {
  const dots = file?.type.includes('svg') ? await rasterise(file) : undefined;
  return dots && toBase64(dots);
}
