import * as z from 'zod/mini';

/** Which picture of a page is meant; the first part that leads to one counts. */
export interface PointedAt {
  /** Address and kind of what the browser says was clicked. */
  readonly srcUrl?: string | undefined;
  readonly mediaType?: string | undefined;
  readonly linkUrl?: string | undefined;
  /** What an extension script in the page has noted: the pointer on a social site, or what was picked. */
  readonly noted?: boolean | undefined;
  /** The one beneath the pointer, for the keyboard. */
  readonly hovered?: boolean | undefined;
}

/** What the script in the page is asked for. Numbers are places in the list it gave last. */
export type PicturesRequest =
  | { readonly what: 'list' }
  | { readonly what: 'thumbnails'; readonly numbers: readonly number[] }
  | { readonly what: 'listed'; readonly number: number }
  | ({ readonly what: 'pointed' } & PointedAt);

const size = { width: z.number().check(z.nonnegative()), height: z.number().check(z.nonnegative()) };

/** One picture of a page: its largest form, with its bytes where the page may read them. */
const foundPicture = z.object({
  /** Empty where it has none: a canvas, a frame of a video. */
  address: z.string(),
  /** Words for it; empty when the page has none. */
  name: z.string(),
  /** Pixels; 0 where nobody knows. */
  ...size,
  /** Text around it on the page, as light Markdown with its source line. */
  around: z.optional(z.string()),
  base64: z.optional(z.string()),
  /** A drawing in dots, as PNG in Base64: those who get it may have nothing to draw it with. */
  drawn: z.optional(z.string()),
  /** Where it is on screen, in CSS pixels of the viewport. */
  place: z.optional(
    z.object({ x: z.number(), y: z.number(), ...size, viewportWidth: z.number(), viewportHeight: z.number() }),
  ),
});
export type FoundPicture = z.infer<typeof foundPicture>;

const listedPicture = z.object({ number: z.int(), name: z.string(), host: z.string(), ...size });
export type ListedPicture = z.infer<typeof listedPicture>;

/** A listed picture in small, as a `data:` address; absent where the page may not read it. */
const pictureThumbnail = z.object({ number: z.int(), data: z.optional(z.string()), ...size });
export type PictureThumbnail = z.infer<typeof pictureThumbnail>;

/** What the script in the page answers: JSON, because Chromium carries nothing else out of a page. */
export const picturesAnswer = z.object({
  url: z.string(),
  title: z.string(),
  listed: z.optional(z.array(listedPicture)),
  thumbnails: z.optional(z.array(pictureThumbnail)),
  /** Absent when nothing was pointed at, or it is there no more. */
  found: z.optional(foundPicture),
});
export type PicturesAnswer = z.infer<typeof picturesAnswer>;
