import * as z from 'zod/mini';
import type { ShownStyles } from './brand/shown-styles.ts';

/** The content of one source. JSON throughout, so that a service can keep it between two stages of a job. */
const listItem = z.object({
  text: z.string(),
  level: z.int().check(z.nonnegative()),
});

export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.int().check(z.minimum(1), z.maximum(6)), text: z.string() }),
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(listItem) }),
  z.object({
    type: z.literal('table'),
    caption: z.optional(z.string()),
    header: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({ type: z.literal('quote'), text: z.string(), speaker: z.optional(z.string()) }),
  z.object({ type: z.literal('code'), text: z.string() }),
  z.object({
    type: z.literal('figure'),
    caption: z.optional(z.string()),
    /** Whose picture it is, as the caption said. */
    credit: z.optional(z.string()),
    alt: z.optional(z.string()),
    /** Words from the file name; nobody's statement. */
    fileName: z.optional(z.string()),
    /** The picture's address, or an asset's name (`sourceImage`). */
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
  /** ISO 8601 date or date-time. */
  date: z.optional(z.string()),
  site: z.optional(z.string()),
  section: z.optional(z.string()),
  language: z.optional(z.string()),
  url: z.optional(z.string()),
  leadImage: z.optional(z.string()),
  icon: z.optional(z.string()),
  /** CSS colour of `<meta name="theme-color">`, or of the open page. */
  themeColor: z.optional(z.string()),
  /** schema.org type of the main entity ("NewsArticle", "Recipe"). */
  schemaType: z.optional(z.string()),
  pages: z.optional(z.int().check(z.positive())),
});
export type Metadata = z.infer<typeof metadata>;

export const sourceDocument = z.object({ metadata, blocks: z.array(block) });
export type SourceDocument = z.infer<typeof sourceDocument>;

/** A site's oEmbed response for a post. Untrusted. */
export interface Embed {
  readonly title?: string;
  readonly author?: string;
  readonly html?: string;
  readonly image?: string;
}

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

/** Pages or slides to read, from 1; by default all, or the most telling of a long file. */
interface ChosenPages {
  readonly pages?: readonly number[] | undefined;
}
