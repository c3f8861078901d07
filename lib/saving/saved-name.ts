import type { FoundPicture } from '../capture/found-picture.ts';
import { fileKind } from '../deliver/file-kind.ts';
import { extensions, renderName } from '../deliver/name.ts';

/** Longer words for an image are a description, and no name. */
const maxNameChars = 100;

type Naming = Pick<FoundPicture, 'name' | 'width' | 'height'> & {
  readonly page: { readonly url: string; readonly title: string };
  readonly mediaType: string;
  readonly at: Date;
};

/**
 * The name that an image of a page is saved under, after the template that is set: its title is its own words, else its
 * page's. The ending is that of its media type and is there once.
 */
export function nameOfSaved(template: string, { name, width, height, page, mediaType, at }: Naming): string {
  const title = (name.length <= maxNameChars && name) || page.title || fileKind('saved');
  const known = extensions[mediaType] ? mediaType : 'image/jpeg';
  return renderName(template, { title, kind: fileKind('saved'), mediaType: known, at, page: page.url, width, height });
}

/** The media type that an address lets expect, for a file whose bytes were not seen. */
export function expectedType(address: string): string {
  const url = URL.parse(address);
  const [, ending = ''] = /\.([a-z]{3,4})(?::\w+)?$/i.exec(url?.pathname ?? '') ?? [];
  const format = (url?.searchParams.get('format') ?? ending).toLowerCase().replace('jpeg', 'jpg');
  return Object.entries(extensions).find(([, known]) => known === format)?.[0] ?? 'image/jpeg';
}
