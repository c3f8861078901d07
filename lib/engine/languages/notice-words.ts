/**
 * For `brief/notices`: what a page says of itself rather than of its topic. Alternatives of a regular expression in lower
 * case, which the rules wrap in word borders.
 */
export interface NoticeWords {
  /** Subscriptions, consent, donations, disclaimers, rules for comments, contacts, agencies: the site's business. */
  readonly site: string;
  /** What announces the text instead of saying it ("Here is what we know"). */
  readonly preview: string;
  /** Openers of an indirect question, which is a teaser where it stands alone ("Why the bridge is closed."). */
  readonly indirect?: string;
  /** What stands behind a name in a note about an author, from the verb on. */
  readonly bio?: string;
}
