import * as z from 'zod/mini';
import { shownStyles } from '../engine/brand/shown-styles.ts';

const grabbedFile = z.object({ base64: z.string(), name: z.string() });
export type GrabbedFile = z.infer<typeof grabbedFile>;

/** The page's address and title are always returned too. */
export interface GrabRequest {
  readonly page?: boolean;
  /** For the source line. With `holding`, the selection is returned only if it contains that image or link. */
  readonly selection?: { readonly title: string; readonly url: string; readonly holding?: string };
  /** The selection is the picked element instead of the marked text. */
  readonly picked?: boolean;
  readonly image?: string;
  readonly link?: string;
}

const grabbedImage = z.object({
  address: z.string(),
  name: z.string(),
  around: z.optional(z.string()),
  mediaType: z.optional(z.string()),
  base64: z.optional(z.string()),
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

export const grab = z.object({
  url: z.string(),
  title: z.string(),
  contentType: z.string(),
  html: z.optional(z.string()),
  /** Undefined where the page has tampered with it. */
  styles: z.catch(z.optional(shownStyles), undefined),
  picture: z.catch(z.optional(grabbedImage), undefined),
  selection: z.optional(z.string()),
  image: z.optional(grabbedImage),
  file: z.optional(grabbedFile),
  link: z.optional(
    z.object({
      url: z.string(),
      text: z.string(),
      html: z.optional(z.string()),
      file: z.optional(grabbedFile),
      problem: z.optional(z.enum(['link_unreachable', 'link_not_a_page'])),
    }),
  ),
});
export type Grab = z.infer<typeof grab>;
