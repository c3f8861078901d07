export interface Topic {
  readonly phrase: string;
  readonly kind: 'topic' | 'phrase';
  /** Relative to its source; 1 is the most discussed. */
  readonly weight: number;
  /** ISO 8601 date or date-time. */
  readonly date?: string;
}

export interface FeedSource {
  readonly id: string;
  /** The origin that the user permits. */
  readonly origin: string;
  address(language: string, day: Date): string;
  parse(text: string): Topic[];
}

export const maxTopics = 60;
const maxPhraseChars = 140;

export function listTopics(
  found: readonly { readonly title: string; readonly amount: number; readonly date?: string }[],
  kind: 'topic' | 'phrase',
): Topic[] {
  const max = Math.max(1, ...found.map(({ amount }) => amount));
  return found
    .map(({ title, amount, date }) => ({
      phrase: title
        .replace(/\p{Cc}+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      weight: Math.max(0, amount) / max,
      date,
    }))
    .filter(({ phrase }) => phrase.length > 2 && phrase.length <= maxPhraseChars)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxTopics)
    .map(({ phrase, weight, date }) => ({ phrase, kind, weight, ...(date !== undefined && { date }) }));
}
