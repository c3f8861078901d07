/**
 * The interface's enums and limits, each in one place. Source: the service's interface description `2026-05-19`.
 * Sizes are bytes, lengths are characters: code points, as JSON Schema's `maxLength` counts. Text cut to as many UTF-16
 * units is never longer, so a client may cut with `slice`.
 */
export const interfaceVersion = '2026-05-19';

export const aspects = ['9:16', '1:1', '4:5', '16:9'] as const;
export type Aspect = (typeof aspects)[number];

export const formats = ['png', 'jpeg', 'webp'] as const;
export type Format = (typeof formats)[number];

export const kinds = ['infographic', 'meme'] as const;
/** What a job makes; the interface calls it `assetType`. */
export type Kind = (typeof kinds)[number];

export const outcomes = [
  'linkedin_carousel_slide',
  'linkedin_post',
  'instagram_post',
  'story_reel',
  'blog_header',
  'custom',
] as const;
export type Outcome = (typeof outcomes)[number];

/** Defaults of an infographic. Those of a meme are not shown; we use the same, said once here. */
export const defaultAspect: Aspect = '9:16';
export const defaultFormat: Format = 'png';

export const megabyte = 1024 * 1024;

export const limits = {
  sourceText: 8000,
  fontName: 80,
  styleNotes: 800,
  referenceNote: 500,
  /** The interface gives three text hints of a meme this length without naming them; a meme has exactly three. */
  memeNote: 800,
  sourcePdf: 15 * megabyte,
  sourcePptx: 25 * megabyte,
  sourceImage: 8 * megabyte,
} as const;

/** What a create costs. The infographic's cost is not shown by the interface: 1 is what our own service takes. */
export const credits: Readonly<Record<Kind, number>> = { infographic: 1, meme: 2 };

/** Seconds-based windows of each plan: `[requests, window in seconds]`, all of which must have room. */
export const plans = {
  free: [
    [5, 3600],
    [25, 86_400],
  ],
  creator: [
    [30, 60],
    [300, 86_400],
  ],
  pro: [
    [90, 60],
    [1500, 86_400],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

/** How often a client should poll an unfinished job, in milliseconds (recommended by the interface). */
export const pollInterval = 2500;

/** Media types of a source image, by the interface's words "PNG, JPG or WebP". */
export const sourceImageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const referenceImageTypes = [...sourceImageTypes, 'image/gif', 'image/bmp'] as const;

export const mediaTypeByFormat: Readonly<Record<Format, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};
