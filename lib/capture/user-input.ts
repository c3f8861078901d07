import { limits, referenceImageTypes, sniffMediaType } from '../contract/index.ts';
import { type Capture, getTextTitle } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import { storeFile } from './source-file.ts';
import { toSourceImage } from './source-image.ts';
import { storeCapture, storeImageFile } from './store-capture.ts';

export interface UserInput {
  readonly files: Iterable<File>;
  getData(type: string): string;
}

const maxFileBytes = limits.sourcePptx;
const textTypes = /^text\/(?:plain|markdown|csv)|^$/;

/** @throws {CaptureError} `file_too_large`, `file_unknown`, `image_unreadable` or `image_too_large`. */
export async function captureUserInput(input: UserInput): Promise<Capture | undefined> {
  const [file] = input.files;
  const text = input.getData('text/plain');
  if (file && !isPictureOfText(file, input, text)) return captureUserFile(file);
  const [address] = input
    .getData('text/uri-list')
    .split(/\r?\n/)
    .filter((line) => findAddress(line) !== undefined);
  const link = address ?? findAddress(text);
  return link ? captureAddress(link) : captureText(text, '');
}

/** Spreadsheets and word processors paste a picture beside the text; a copied image has its address beside it. */
const isPictureOfText = (file: File, input: UserInput, text: string): boolean =>
  file.type.startsWith('image/') &&
  text.trim() !== '' &&
  !findAddress(text) &&
  input.getData('text/uri-list') === '' &&
  input.getData('text/html') !== '';

const findAddress = (text: string): string | undefined => {
  const whole = text.trim();
  return /^https?:\/\/\S+$/i.test(whole) && URL.canParse(whole) ? whole : undefined;
};

const captureAddress = (url: string): Promise<Capture> =>
  storeCapture({ target: 'link', page: { url, title: '' }, link: { url, text: '' } });

export async function captureUserFile(file: File): Promise<Capture> {
  if (file.size > maxFileBytes) throw new CaptureError('file_too_large');
  // A folder comes as an unreadable file.
  const read = await file.arrayBuffer().catch((cause: unknown) => {
    throw new CaptureError('file_unknown', { cause });
  });
  const bytes = new Uint8Array(read);
  const page = { url: '', title: withoutEnding(file.name) };
  const stored = await storeFile(bytes, { address: '', name: file.name });
  if (stored) return storeCapture({ target: 'file', page, file: stored });
  if (sniffMediaType(bytes) || file.type.startsWith('image/')) {
    const image = await storeImageFile(await toSourceImage(bytes), { address: '', name: withoutEnding(file.name) });
    return storeCapture({ target: 'image', page, image });
  }
  const address = linkFiles.test(file.name) ? findAddressInFile(readUtf8(bytes) ?? '') : undefined;
  if (address) return captureAddress(address);
  const text = textTypes.test(file.type) ? readUtf8(bytes) : undefined;
  const capture = text === undefined ? undefined : await captureText(text, page.title);
  if (!capture) throw new CaptureError('file_unknown');
  return capture;
}

async function captureText(text: string, name: string): Promise<Capture | undefined> {
  const selection = text.slice(0, limits.sourceText).toWellFormed();
  if (selection.trim() === '') return undefined;
  const title = name || getTextTitle(selection);
  const isCut = text.length > selection.length;
  return storeCapture({ target: 'selection', page: { url: '', title }, selection, ...(isCut && { isCut }) });
}

/** Files for a web address on Windows, macOS, Linux. */
const linkFiles = /\.(?:url|webloc|desktop)$/i;
const maxLinkFileChars = 20_000;

function findAddressInFile(text: string): string | undefined {
  const [, ini, property] =
    /^URL=(\S+)\s*$|<string>\s*([^<\s]+)\s*<\/string>/m.exec(text.slice(0, maxLinkFileChars)) ?? [];
  return findAddress(ini ?? property?.replaceAll('&amp;', '&') ?? '');
}

const withoutEnding = (name: string) => name.replace(/\.[a-z\d]{1,5}$/i, '');

function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export async function storeReference(file: File): Promise<NonNullable<Capture['reference']>> {
  const image = await toSourceImage(new Uint8Array(await file.arrayBuffer()), referenceImageTypes);
  const { blobId, mediaType, name } = await storeImageFile(image, { address: '', name: file.name || 'reference' });
  return { blobId, mediaType, name };
}
