import { savedFileName } from '../../deliver/name.ts';

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'image/vnd.microsoft.icon': 'ico',
};

/** Longer words for an image are a description, and no name. */
const longestName = 100;

/**
 * The name that an image of a page is saved under: its own words, else its page's title. The ending is that of its media type
 * and is there once.
 */
export function nameOfSaved(image: {
  readonly name: string;
  readonly page: string;
  readonly mediaType: string;
}): string {
  const name = image.name.length > 0 && image.name.length <= longestName ? image.name : image.page;
  return savedFileName(name, endings[image.mediaType] ?? 'jpg');
}

/** The media type that an address lets expect, for a file whose bytes were not seen. */
export function expectedType(address: string): string {
  const url = URL.parse(address);
  const [, ending = ''] = /\.([a-z]{3,4})(?::\w+)?$/i.exec(url?.pathname ?? '') ?? [];
  const told = (url?.searchParams.get('format') ?? ending).toLowerCase().replace('jpeg', 'jpg');
  return Object.entries(endings).find(([, known]) => known === told)?.[0] ?? 'image/jpeg';
}
