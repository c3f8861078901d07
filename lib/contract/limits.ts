/** Source: the service's interface description. Sizes are bytes; lengths are code points, as in JSON Schema. */
export const interfaceVersion = '2026-05-19';

export const aspects = ['9:16', '1:1', '4:5', '16:9'] as const;
export type Aspect = (typeof aspects)[number];

export const formats = ['png', 'jpeg', 'webp'] as const;
export type Format = (typeof formats)[number];

export const kinds = ['infographic', 'meme'] as const;
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

/** An infographic's defaults; used for memes too, whose defaults are undocumented. */
export const defaultAspect: Aspect = '9:16';
export const defaultFormat: Format = 'png';

export const megabyte = 1024 * 1024;
export const dayMs = 24 * 60 * 60 * 1000;

export const limits = {
  sourceText: 8000,
  fontName: 80,
  styleNotes: 800,
  referenceNote: 500,
  /** Three unnamed hints in the interface, which are a meme's three notes. */
  memeNote: 800,
  sourcePdf: 15 * megabyte,
  sourcePptx: 25 * megabyte,
  sourceImage: 8 * megabyte,
} as const;

/** An infographic's cost is undocumented: 1 is our own service's. */
export const credits: Readonly<Record<Kind, number>> = { infographic: 1, meme: 2 };

/** `[requests, window in seconds]`; all windows must have room. */
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

/** Milliseconds, as the interface recommends. */
export const pollIntervalMs = 2500;

/** "PNG, JPG or WebP" in the interface. */
export const sourceImageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const referenceImageTypes = [...sourceImageTypes, 'image/gif', 'image/bmp'] as const;

export const mediaTypeByFormat: Readonly<Record<Format, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
