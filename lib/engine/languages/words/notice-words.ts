/**
 * For `brief/outline/notices.ts`: what a page says of itself rather than of its topic. Alternatives of a regular expression in lower
 * case, which the rules wrap in word borders.
 */
export interface NoticeWords {
  /** Subscriptions, consent, donations, disclaimers, rules for comments, contacts, agencies: the site's business. */
  readonly site: string;
  /** Words that announce the text instead of saying it ("Here is what we know"). */
  readonly preview: string;
  /** Openers of an indirect question, which is a teaser where it stands alone ("Why the bridge is closed."). */
  readonly indirect?: string;
  /** Words that stand behind a name in a note about an author, from the verb on. */
  readonly bio?: string;
}
