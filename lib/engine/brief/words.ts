import type { GrammarWords } from '../languages/grammar-words.ts';
import { findLanguage, languages } from '../languages/index.ts';

/** A language's word classes (`GrammarWords`), ready to look words up in. */
export interface LanguageWords {
  /** Articles, prepositions, conjunctions: words that need something after them, so no text may end in one. */
  readonly joints: ReadonlySet<string>;
  /** Joints, pronouns, auxiliaries and common adverbs: words that say nothing about the topic. */
  readonly stop: ReadonlySet<string>;
  /** Openers that point back at what was said before ("This", "He", "But"): alone the sentence hangs in the air. */
  readonly backward: ReadonlySet<string>;
  /** Openers that may be left out with the comma after them ("However,", "In addition,"). */
  readonly connectives: readonly string[];
  readonly coordinators: ReadonlySet<string>;
  readonly noCoordinators: readonly string[];
  readonly reporting: ReadonlySet<string>;
  readonly accordingTo: readonly string[];
  readonly second: ReadonlySet<string>;
  readonly settings: readonly string[];
  /** Conjunctions that make the clause they open dependent on another ("if", "although"). */
  readonly dependent: ReadonlySet<string>;
  /** After a comma, openers of a clause that may be left out and leave the rest true ("which", "including"). */
  readonly trailing: readonly string[];
  /** After a comma, relative pronouns whose clause may be left out of the middle. */
  readonly relative: ReadonlySet<string>;
  /** Relative pronouns of a clause that says more of what stands before it, without a comma ("a plan that …"). */
  readonly restrictive: ReadonlySet<string>;
  /** Articles of what is brought in by a sentence ("a", "an"). */
  readonly indefinite: ReadonlySet<string>;
  /** Finds openers of how something was done ("by leaving out …"); undefined where no list tells. */
  readonly means: RegExp | undefined;
  /** "and", "or": ends of a list, or of one more main clause. */
  readonly and: ReadonlySet<string>;
  /** Words of negation, doubt, condition and contrast: what holds one is never cut away. */
  readonly binding: ReadonlySet<string>;
  /** Verbs and prepositions that name who says so: never cut away either. */
  readonly speech: ReadonlySet<string>;
  /** First and second person. */
  readonly personal: ReadonlySet<string>;
  /** The forms of "he" and of "she", in languages where they stand for persons alone. */
  readonly he: ReadonlySet<string>;
  readonly she: ReadonlySet<string>;
  /** Words that open a main clause after ", and": personal pronouns and articles. */
  readonly subjects: ReadonlySet<string>;
  /** Whether the verb follows an opening phrase without a comma. */
  readonly isVerbSecond: boolean;
  /** Words with a capital that open a sentence more often than they follow an initial ("vitamin D. The"). */
  readonly afterInitial: ReadonlySet<string>;
  /** Finds a sign of a verb; undefined where no list tells. */
  readonly verbSign: RegExp | undefined;
}

const toSet = (words = ''): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean));
const toList = (words = ''): readonly string[] => words.split('|').filter(Boolean);

const toWords = (entry: GrammarWords): LanguageWords => ({
  joints: toSet(entry.joints),
  stop: toSet(`${entry.joints ?? ''} ${entry.others ?? ''}`),
  backward: toSet(entry.backward),
  connectives: toList(entry.connectives),
  coordinators: toSet(entry.coordinators),
  noCoordinators: toList(entry.noCoordinators),
  reporting: toSet(entry.reporting),
  accordingTo: toList(entry.accordingTo),
  second: toSet(entry.second),
  settings: toList(entry.settings),
  dependent: toSet(entry.dependent),
  trailing: toList(entry.trailing),
  relative: toSet(entry.relative),
  restrictive: toSet(entry.restrictive),
  indefinite: toSet(entry.indefinite),
  means: entry.means === undefined ? undefined : new RegExp(`\\s(?:${entry.means})(?!\\p{L})`, 'giu'),
  and: toSet(entry.and),
  binding: toSet(entry.binding),
  speech: toSet(entry.speech),
  personal: toSet(entry.personal),
  he: new Set(toList(entry.he)),
  she: new Set(toList(entry.she)),
  subjects: toSet(entry.subjects),
  afterInitial: toSet(entry.afterInitial),
  isVerbSecond: entry.isVerbSecond ?? false,
  verbSign: entry.verbSigns === undefined ? undefined : new RegExp(`(?<!\\p{L})(?:${entry.verbSigns})(?!\\p{L})`, 'iu'),
});

const none = toWords({});
const known: ReadonlyMap<string, LanguageWords> = new Map(
  languages.flatMap(({ code, grammar }) => (grammar ? [[code, toWords(grammar)]] : [])),
);

/** The word classes of a BCP 47 language; empty ones for a language without. */
export const wordsFor = (language: string): LanguageWords => known.get(findLanguage(language)?.code ?? '') ?? none;

/** One class over all languages. */
const uniteClass = (
  name: 'addressed' | 'collective' | 'abbreviations' | 'abbreviationsBeforeNumber',
): ReadonlySet<string> => new Set(languages.flatMap(({ grammar }) => [...toSet(grammar?.[name])]));

/** "you", "du", "vous": whom advice speaks to; in a statement often anybody. */
export const addressed = uniteClass('addressed');
/** "we", "our": who made the test. */
export const collective = uniteClass('collective');

const singulars = new WeakMap<LanguageWords, LanguageWords>();

/** The word classes of a language with only "I" and "my" as personal: advice says "you", a test "we". */
export function singular(words: LanguageWords): LanguageWords {
  const known = singulars.get(words);
  if (known) return known;
  const personal = [...words.personal].filter((word) => !addressed.has(word) && !collective.has(word));
  const made = { ...words, personal: new Set(personal) };
  singulars.set(words, made);
  return made;
}

/** Abbreviations whose stop ends no sentence, without that stop, over all languages (they hardly collide). */
export const abbreviations = {
  always: uniteClass('abbreviations'),
  beforeNumber: uniteClass('abbreviationsBeforeNumber'),
};
