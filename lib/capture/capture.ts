import * as z from 'zod/mini';
import { shownStyles } from '../engine/brand/shown-styles.ts';

const targets = ['page', 'selection', 'image', 'link', 'file'] as const;
export type Target = (typeof targets)[number];

export const fileParts = ['sourcePdf', 'sourcePptx'] as const;

/** A PDF or a presentation. */
export const capturedFile = z.object({
  blobId: z.uuid(),
  /** The part of a create that takes it. */
  part: z.enum(fileParts),
  mediaType: z.string(),
  address: z.string(),
  name: z.string(),
});
export type CapturedFile = z.infer<typeof capturedFile>;

/**
 * One act of pointing, stored before anything is made of it. The page's HTML is a snapshot stored by its address
 * (`snapshots`), an image's bytes are a blob (`blobs`); the capture holds their ids only.
 */
export const capture = z.object({
  id: z.uuid(),
  /** ISO date-time. */
  at: z.string(),
  target: z.enum(targets),
  page: z.object({ url: z.string(), title: z.string() }),
  /** The selection as light Markdown (`engine/read/write-text`), cut to the interface's limit, ending in a source line. */
  selection: z.optional(z.string()),
  /** A given text was longer than the interface takes: `selection` is its beginning. */
  isCut: z.optional(z.boolean()),
  image: z.optional(
    z.object({
      blobId: z.uuid(),
      mediaType: z.string(),
      address: z.string(),
      /** Words for the image: its alt text, caption or title; becomes the uploaded file's name. */
      name: z.string(),
      /** Text around it on the page, as light Markdown with its source line; goes into the file's metadata. */
      around: z.optional(z.string()),
    }),
  ),
  link: z.optional(
    z.object({
      url: z.string(),
      text: z.string(),
      /** It is known to lead to a file, which services take as an upload only. */
      isFile: z.optional(z.boolean()),
    }),
  ),
  file: z.optional(capturedFile),
  /** Whether a page goes by its address or as its text, which is then `edited.page`. Absent: by its address. */
  pageAs: z.optional(z.enum(['address', 'text'])),
  /** Words as the user edited and cut them, in place of those that were captured; of a file also those of chosen pages. */
  edited: z.optional(
    z.object({
      page: z.optional(z.string()),
      selection: z.optional(z.string()),
      image: z.optional(z.string()),
      file: z.optional(z.string()),
    }),
  ),
  /** Pages or slides of the file that the user chose, from 1: their text is `edited.file`. Absent: all. */
  pages: z.optional(z.array(z.int().check(z.positive()))),
  /** An image that guides the style: stored bytes, or an address. */
  reference: z.optional(
    z.union([
      z.object({ blobId: z.uuid(), mediaType: z.string(), name: z.string(), address: z.optional(z.never()) }),
      z.object({ address: z.string(), blobId: z.optional(z.never()) }),
    ]),
  ),
});
export type Capture = z.infer<typeof capture>;

/** A page as it stood on the click, by its address. The device's service reads `sourceUrl` from here. */
export const snapshot = z.object({
  url: z.string(),
  html: z.string(),
  /** How it showed itself; absent for a page that was not open. */
  styles: z.catch(z.optional(shownStyles), undefined),
  /** Its own picture, where it showed one. */
  picture: z.catch(z.optional(z.instanceof(Blob)), undefined),
  at: z.string(),
});
export type Snapshot = z.infer<typeof snapshot>;
