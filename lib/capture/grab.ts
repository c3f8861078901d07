import * as z from 'zod/mini';
import { shownStyles } from '../engine/brand/shown-styles.ts';

/** A file that the page leads to or is: its bytes are looked at where they arrive. */
const grabbedFile = z.object({ base64: z.string(), name: z.string() });
export type GrabbedFile = z.infer<typeof grabbedFile>;

/** What the script in the page is asked for; always the page's address and title too. */
export interface GrabRequest {
  readonly page?: boolean;
  /** For the selection's source line. `holding`: it is given only where it holds that image or link. */
  readonly selection?: { readonly title: string; readonly url: string; readonly holding?: string };
  /** The selection is what was picked on the page, and not what is marked. */
  readonly picked?: boolean;
  readonly image?: string;
  readonly link?: string;
}

const grabbedImage = z.object({
  address: z.string(),
  /** Words for the image; empty when the page has none. */
  name: z.string(),
  /** Text around it on the page, as light Markdown with its source line. */
  around: z.optional(z.string()),
  mediaType: z.optional(z.string()),
  /** The file's bytes, when the page may read them. */
  base64: z.optional(z.string()),
  /** Where it is on screen, in CSS pixels of the viewport. */
  place: z.optional(
    z.object({
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      viewportWidth: z.number(),
      viewportHeight: z.number(),
    }),
  ),
});
export type GrabbedImage = z.infer<typeof grabbedImage>;

/** What the script in the page answers: JSON, because Chromium carries nothing else out of a page. */
export const grab = z.object({
  url: z.string(),
  title: z.string(),
  /** Media type of the document: `application/pdf` in a viewer, `image/…` when the tab shows an image alone. */
  contentType: z.string(),
  html: z.optional(z.string()),
  /** How the page shows itself; a page that tampers with its answer has none. */
  styles: z.catch(z.optional(shownStyles), undefined),
  /** The page's own picture, where it shows one. */
  picture: z.catch(z.optional(grabbedImage), undefined),
  /** Light Markdown with its source line; undefined when nothing is selected. */
  selection: z.optional(z.string()),
  image: z.optional(grabbedImage),
  /** The document itself, when it is a PDF whose bytes could be had. */
  file: z.optional(grabbedFile),
  link: z.optional(
    z.object({
      url: z.string(),
      text: z.string(),
      html: z.optional(z.string()),
      file: z.optional(grabbedFile),
      /** Why it can't be read, where that is certain. */
      problem: z.optional(z.enum(['link_unreachable', 'link_not_a_page'])),
    }),
  ),
});
export type Grab = z.infer<typeof grab>;
