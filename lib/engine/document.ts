import * as z from 'zod/mini';
import type { ShownStyles } from './brand/shown-styles.ts';

/**
 * What was read from one source, whatever it was: typed blocks in reading order and what is known about the whole.
 * JSON throughout, so that a service can keep it between two stages of a job.
 */
const listItem = z.object({
  text: z.string(),
  /** 0 for the outermost level. */
  level: z.int().check(z.nonnegative()),
});

export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.int().check(z.minimum(1), z.maximum(6)), text: z.string() }),
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(listItem) }),
  z.object({
    type: z.literal('table'),
    caption: z.optional(z.string()),
    /** First row when the source marks it as head; otherwise empty. */
    header: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({ type: z.literal('quote'), text: z.string(), speaker: z.optional(z.string()) }),
  z.object({ type: z.literal('code'), text: z.string() }),
  z.object({
    type: z.literal('figure'),
    caption: z.optional(z.string()),
    alt: z.optional(z.string()),
    /** Words of the file's own name, which name the picture and are not said by anybody. */
    fileName: z.optional(z.string()),
    /** The picture's address, or the name of an asset that came with the request (`sourceImage`). */
    image: z.string(),
    width: z.optional(z.int().check(z.positive())),
    height: z.optional(z.int().check(z.positive())),
  }),
]);
export type Block = z.infer<typeof block>;

const metadata = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  author: z.optional(z.string()),
  /** ISO 8601 date or date-time, as the source gives it. */
  date: z.optional(z.string()),
  /** Name of the publication ("The Example Times"). */
  site: z.optional(z.string()),
  /** The part of the site that the source stands in ("Science"). */
  section: z.optional(z.string()),
  /** BCP 47. */
  language: z.optional(z.string()),
  /** Canonical address. */
  url: z.optional(z.string()),
  leadImage: z.optional(z.string()),
  icon: z.optional(z.string()),
  /** CSS colour of `<meta name="theme-color">`, or what an open page showed itself in. */
  themeColor: z.optional(z.string()),
  /** schema.org type of the main thing ("NewsArticle", "Recipe"). */
  schemaType: z.optional(z.string()),
  /** Pages of a PDF or slides of a deck. */
  pages: z.optional(z.int().check(z.positive())),
});
export type Metadata = z.infer<typeof metadata>;

export const sourceDocument = z.object({ metadata, blocks: z.array(block) });
export type SourceDocument = z.infer<typeof sourceDocument>;

/** What a site's oEmbed answer says of the post an address leads to. Nothing in it is trusted. */
export interface Embed {
  readonly title?: string;
  readonly author?: string;
  /** Markup that shows the post on other pages, with its words in it on some sites. */
  readonly html?: string;
  readonly image?: string;
}

/** What a request's primary source turned out to be, before reading. */
export type Source =
  | {
      readonly kind: 'html';
      readonly html: string;
      readonly url?: string;
      readonly embed?: Embed;
      readonly shown?: ShownStyles | undefined;
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image'; readonly bytes: Uint8Array; readonly name?: string }
  | ({ readonly kind: 'pdf' | 'pptx'; readonly bytes: Uint8Array; readonly name?: string } & ChosenPages);

/** The pages or slides of a file that are read, from 1; by default all of it, or the most telling of a long one. */
interface ChosenPages {
  readonly pages?: readonly number[] | undefined;
}
