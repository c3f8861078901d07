/**
 * Small words by what they open, for finding where a sentence may end or lose a part. Small letters, apart by spaces; a word
 * belongs to the first class that names it.
 */
export interface CutWords {
  /** Binds what follows to the noun before it ("of"). */
  readonly of?: string;
  /** Prepositions of place and time. */
  readonly place?: string;
  readonly with?: string;
  readonly for?: string;
  readonly by?: string;
  readonly as?: string;
  readonly about?: string;
  /** Before an infinitive or a goal. */
  readonly to?: string;
  readonly that?: string;
  /** Relative pronouns that are no articles. */
  readonly who?: string;
  readonly reason?: string;
  readonly time?: string;
  readonly condition?: string;
  readonly although?: string;
  readonly and?: string;
  readonly but?: string;
  readonly than?: string;
  /** Openers of examples. */
  readonly such?: string;
  readonly article?: string;
  readonly pronoun?: string;
  /** Words that a second part must follow ("between … and", "more … than"). */
  readonly pair?: string;
  readonly auxiliary?: string;
  /** Endings, of those below: of a gerund, of a past tense or participle, and of a verb that stands last in its clause. */
  readonly gerund?: string;
  readonly past?: string;
  readonly last?: string;
}

/** Endings that the model of cuts knows, over all languages. */
export const cutEndings = ['ing', 'ed', 'ly', 'en', 't', 'te', 'ung', 'er', 'st'] as const;

export const cutClasses = [
  'of',
  'place',
  'with',
  'for',
  'by',
  'as',
  'about',
  'to',
  'that',
  'who',
  'reason',
  'time',
  'condition',
  'although',
  'and',
  'but',
  'than',
  'such',
  'article',
  'pronoun',
  'pair',
  'auxiliary',
] as const satisfies readonly (keyof CutWords)[];

export type CutClass = (typeof cutClasses)[number];
