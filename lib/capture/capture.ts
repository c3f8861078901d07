import * as z from 'zod/mini';
import { shownStyles } from '../engine/brand/shown-styles.ts';

const targets = ['page', 'selection', 'image', 'link', 'file'] as const;
export type Target = (typeof targets)[number];

export const fileParts = ['sourcePdf', 'sourcePptx'] as const;

export const capturedFile = z.object({
  blobId: z.uuid(),
  part: z.enum(fileParts),
  mediaType: z.string(),
  address: z.string(),
  name: z.string(),
});
export type CapturedFile = z.infer<typeof capturedFile>;

/** One user action, stored before anything is made of it. Holds only ids of `snapshots` and `blobs`. */
export const capture = z.object({
  id: z.uuid(),
  at: z.string(),
  target: z.enum(targets),
  page: z.object({ url: z.string(), title: z.string() }),
  /** Light Markdown (`engine/read/write-text`), cut to the interface's limit, ending in a source line. */
  selection: z.optional(z.string()),
  isCut: z.optional(z.boolean()),
  image: z.optional(
    z.object({
      blobId: z.uuid(),
      mediaType: z.string(),
      address: z.string(),
      name: z.string(),
      around: z.optional(z.string()),
    }),
  ),
  link: z.optional(
    z.object({
      url: z.string(),
      text: z.string(),
      isFile: z.optional(z.boolean()),
    }),
  ),
  file: z.optional(capturedFile),
  /** Default: by its address. As text, the page is `edited.page`. */
  pageAs: z.optional(z.enum(['address', 'text'])),
  /** Texts as edited or cut by the user; `file` also holds the text of chosen pages. */
  edited: z.optional(
    z.object({
      page: z.optional(z.string()),
      selection: z.optional(z.string()),
      image: z.optional(z.string()),
      file: z.optional(z.string()),
    }),
  ),
  /** Chosen pages or slides, from 1; their text is `edited.file`. Default: all. */
  pages: z.optional(z.array(z.int().check(z.positive()))),
  reference: z.optional(
    z.union([
      z.object({ blobId: z.uuid(), mediaType: z.string(), name: z.string(), address: z.optional(z.never()) }),
      z.object({ address: z.string(), blobId: z.optional(z.never()) }),
    ]),
  ),
});
export type Capture = z.infer<typeof capture>;

/** A page as it was on the click. The on-device service reads `sourceUrl` from here. */
export const snapshot = z.object({
  url: z.string(),
  html: z.string(),
  styles: z.catch(z.optional(shownStyles), undefined),
  picture: z.catch(z.optional(z.instanceof(Blob)), undefined),
  at: z.string(),
});
export type Snapshot = z.infer<typeof snapshot>;

const maxChars = 80;

export function getTextTitle(text: string): string {
  const [first = ''] = text.trim().split('\n');
  return first
    .replace(/^#+\s*/, '')
    .slice(0, maxChars)
    .toWellFormed()
    .trim();
}

/** Texts titled by their first line get a new title when edited. */
export function getPageTitle({ page, selection = '', edited }: Pick<Capture, 'page' | 'selection' | 'edited'>): string {
  const isByWords = page.url === '' && page.title !== '' && page.title === getTextTitle(selection);
  return (isByWords && getTextTitle(edited?.selection ?? selection)) || page.title;
}
