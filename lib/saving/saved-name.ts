import type { FoundPicture } from '../capture/found-picture.ts';
import { extensions, nameFileKind, renderName } from '../deliver/name.ts';

/** Longer texts are descriptions, not names. */
const maxNameChars = 100;

type Naming = Pick<FoundPicture, 'name' | 'width' | 'height'> & {
  readonly page: { readonly url: string; readonly title: string };
  readonly mediaType: string;
  readonly at: Date;
};

/** The title is the image's name, else its page's; the extension follows the media type. */
export function toSavedName(template: string, { name, width, height, page, mediaType, at }: Naming): string {
  const title = (name.length <= maxNameChars && name) || page.title || nameFileKind('saved');
  const known = extensions[mediaType] ? mediaType : 'image/jpeg';
  return renderName(template, {
    title,
    kind: nameFileKind('saved'),
    mediaType: known,
    at,
    page: page.url,
    width,
    height,
  });
}

export function guessMediaType(address: string): string {
  const url = URL.parse(address);
  const [, ending = ''] = /\.([a-z]{3,4})(?::\w+)?$/i.exec(url?.pathname ?? '') ?? [];
  const format = (url?.searchParams.get('format') ?? ending).toLowerCase().replace('jpeg', 'jpg');
  return Object.entries(extensions).find(([, known]) => known === format)?.[0] ?? 'image/jpeg';
}
