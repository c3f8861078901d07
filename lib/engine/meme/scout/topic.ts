/** Something that is talked about now. */
export interface Topic {
  /** As one says it ("Solar eclipse"). */
  readonly phrase: string;
  /** `topic` names a thing, `phrase` is a headline. */
  readonly kind: 'topic' | 'phrase';
  /** Among those of its source, 1 the most talked about. */
  readonly weight: number;
  /** ISO 8601 date or date-time, when the source says one. */
  readonly date?: string;
}

/** A public feed that needs no key. It knows its addresses and its format; fetching is the platform's. */
export interface FeedSource {
  readonly id: string;
  /** The origin a person permits. */
  readonly origin: string;
  /** The feed for a language (BCP 47) on a day. */
  address(language: string, day: Date): string;
  /** Its topics, most talked about first. Throws when the text is not in the feed's format. */
  parse(text: string): Topic[];
}

/** How many topics are taken from one feed. */
export const maxTopics = 60;
/** A longer headline is no phrase. */
const longest = 140;

/** Titles in the order of their weight, cleaned; the first weighs 1. */
export function listTopics(
  found: readonly { readonly title: string; readonly amount: number; readonly date?: string }[],
  kind: 'topic' | 'phrase',
): Topic[] {
  const most = Math.max(1, ...found.map(({ amount }) => amount));
  return found
    .map(({ title, amount, date }) => ({
      phrase: title
        .replace(/\p{Cc}+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      weight: Math.max(0, amount) / most,
      date,
    }))
    .filter(({ phrase }) => phrase.length > 2 && phrase.length <= longest)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxTopics)
    .map(({ phrase, weight, date }) => ({ phrase, kind, weight, ...(date !== undefined && { date }) }));
}
