import * as z from 'zod/mini';

export interface PointedAt {
  readonly srcUrl?: string | undefined;
  readonly mediaType?: string | undefined;
  readonly linkUrl?: string | undefined;
  readonly noted?: boolean | undefined;
  readonly hovered?: boolean | undefined;
}

export type PicturesRequest =
  | { readonly what: 'list' }
  | { readonly what: 'thumbnails'; readonly numbers: readonly number[] }
  | { readonly what: 'listed'; readonly number: number }
  | ({ readonly what: 'pointed' } & PointedAt);

const size = { width: z.number().check(z.nonnegative()), height: z.number().check(z.nonnegative()) };

/** One picture of a page in its largest form, with its bytes where the page may read them. */
const foundPicture = z.object({
  address: z.string(),
  name: z.string(),
  /** Pixels; 0 if unknown. */
  ...size,
  around: z.optional(z.string()),
  base64: z.optional(z.string()),
  drawn: z.optional(z.string()),
  place: z.optional(
    z.object({ x: z.number(), y: z.number(), ...size, viewportWidth: z.number(), viewportHeight: z.number() }),
  ),
});
export type FoundPicture = z.infer<typeof foundPicture>;

const listedPicture = z.object({ number: z.int(), name: z.string(), host: z.string(), ...size });
export type ListedPicture = z.infer<typeof listedPicture>;

const pictureThumbnail = z.object({ number: z.int(), data: z.optional(z.string()), ...size });
export type PictureThumbnail = z.infer<typeof pictureThumbnail>;

/** JSON, because Chromium passes nothing else out of a page. */
export const picturesAnswer = z.object({
  url: z.string(),
  title: z.string(),
  listed: z.optional(z.array(listedPicture)),
  thumbnails: z.optional(z.array(pictureThumbnail)),
  found: z.optional(foundPicture),
});
export type PicturesAnswer = z.infer<typeof picturesAnswer>;
