import type { Block } from '../../document.ts';

/** What an adapter finds of the one post a page shows. */
export interface Post {
  readonly title?: string;
  /** Display name. */
  readonly author?: string;
  /** ISO 8601. */
  readonly date?: string;
  readonly image?: string;
  /** What the site says the post's language is, BCP 47. */
  readonly language?: string;
  /** The user's own words, line by line; numbers and marks at their start are read as lists. */
  readonly lines: readonly string[];
  /** What stands beside them: pictures, quoted posts, comments, chapters. */
  readonly blocks: readonly Block[];
}

export interface PostContext {
  /** Of the post, as {@link SocialAdapter.readId} read it from the address. */
  readonly id: string;
  /** Where the page was opened. */
  readonly url: URL;
}

/** One site. Its file says in one line what markup it relies on and when that was seen, because markup rots. */
export interface SocialAdapter {
  /** Registrable hosts, subdomains included. */
  readonly hosts: readonly string[];
  readonly site: string;
  readonly schemaType: 'SocialMediaPosting' | 'VideoObject';
  /** Paths of pages that show many posts: the home page, profiles, searches. */
  readonly feeds: RegExp;
  /** Whether posts have a title of their own, which their pages are named by. */
  readonly titled?: boolean;
  /** Whether the site's meta tags give a post's words in quotation marks behind names and counters. */
  readonly quotesPosts?: boolean;
  /** What names the one post that an address leads to; undefined for every other page. */
  readId(url: URL): string | undefined;
  /** Undefined when nothing on the page looks as it should. Never reads another post than the one named. */
  read(page: Document, context: PostContext): Post | undefined;
}

/** Whether a host is one of these or below one: "m.youtube.com" is YouTube's, "evil-youtube.com" is not. */
export const isHostOf = (hostname: string, hosts: readonly string[]): boolean => {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return hosts.some((host) => name === host || name.endsWith(`.${host}`));
};
