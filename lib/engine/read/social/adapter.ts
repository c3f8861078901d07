import type { Block } from '../../document.ts';

export interface Post {
  readonly title?: string;
  readonly author?: string;
  /** ISO 8601. */
  readonly date?: string;
  readonly image?: string;
  readonly language?: string;
  readonly lines: readonly string[];
  readonly blocks: readonly Block[];
}

export interface PostContext {
  readonly id: string;
  readonly url: URL;
}

/** One site. Each file names the markup it relies on and when that was last seen. */
export interface SocialAdapter {
  readonly hosts: readonly string[];
  readonly site: string;
  readonly schemaType: 'SocialMediaPosting' | 'VideoObject';
  readonly feeds: RegExp;
  readonly titled?: boolean;
  /** Whether the site's meta tags give a post's words in quotation marks behind names and counters. */
  readonly quotesPosts?: boolean;
  readId(url: URL): string | undefined;
  /** Undefined when the page is not as expected; never another post than the one named. */
  read(page: Document, context: PostContext): Post | undefined;
}

/** Whether a host is one of `hosts` or a subdomain of one: "m.youtube.com", not "evil-youtube.com". */
export const isHostOf = (hostname: string, hosts: readonly string[]): boolean => {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return hosts.some((host) => name === host || name.endsWith(`.${host}`));
};
