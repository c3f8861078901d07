import { keepByText } from '../../keep.ts';
import { findLanguage, languages } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import type { GrammarWords } from '../../languages/words/grammar-words.ts';

export interface LanguageWords {
  readonly language: Language | undefined;
  /** Articles, prepositions, conjunctions; no text may end in one. */
  readonly joints: ReadonlySet<string>;
  readonly stop: ReadonlySet<string>;
  /** Openers that refer back ("This", "He", "But"). */
  readonly backward: ReadonlySet<string>;
  /** "this", "they" among the first words */
  readonly pointingWithin: ReadonlySet<string>;
  /** Openers that may be cut with their comma ("However,", "In addition,"). */
  readonly connectives: readonly string[];
  readonly coordinators: ReadonlySet<string>;
  readonly noCoordinators: readonly string[];
  readonly reporting: ReadonlySet<string>;
  readonly accordingTo: readonly string[];
  readonly second: ReadonlySet<string>;
  readonly settings: readonly string[];
  readonly dependent: ReadonlySet<string>;
  /** Openers of a cuttable clause after a comma ("which", "including"). */
  readonly trailing: readonly string[];
  readonly weighty: readonly string[];
  readonly relative: ReadonlySet<string>;
  /** "a plan that …", without a comma. */
  readonly restrictive: ReadonlySet<string>;
  readonly indefinite: ReadonlySet<string>;
  readonly limiting: ReadonlySet<string>;
  readonly denying: ReadonlySet<string>;
  readonly unmarked: ReadonlySet<string>;
  /** "by leaving out …"; undefined for languages without a list. */
  readonly means: RegExp | undefined;
  /** "and", "or" */
  readonly and: ReadonlySet<string>;
  /** Negation, doubt, condition and contrast: never cut. */
  readonly binding: ReadonlySet<string>;
  /** Verbs and prepositions of attribution: never cut. */
  readonly speech: ReadonlySet<string>;
  readonly personal: ReadonlySet<string>;
  /** Forms of "he" and "she", in languages where they refer to persons only. */
  readonly he: ReadonlySet<string>;
  readonly she: ReadonlySet<string>;
  /** Pronouns and articles that open a main clause after ", and". */
  readonly subjects: ReadonlySet<string>;
  /** Whether the verb follows an opening phrase without a comma. */
  readonly isVerbSecond: boolean;
  /** Whether a clause keeps its word order without what opens it. */
  readonly keepsOrder: boolean;
  /** "vitamin D. The": capitalised words that start a sentence rather than follow an initial. */
  readonly afterInitial: ReadonlySet<string>;
  readonly verbSign: RegExp | undefined;
}

const toSet = (words = ''): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean));
const toList = (words = ''): readonly string[] => words.split('|').filter(Boolean);

const toWords = (entry: GrammarWords, language?: Language): LanguageWords => ({
  language,
  joints: toSet(entry.joints),
  stop: toSet(`${entry.joints ?? ''} ${entry.others ?? ''}`),
  backward: toSet(entry.backward),
  pointingWithin: toSet(entry.pointingWithin),
  connectives: toList(entry.connectives),
  coordinators: toSet(entry.coordinators),
  noCoordinators: toList(entry.noCoordinators),
  reporting: toSet(entry.reporting),
  accordingTo: toList(entry.accordingTo),
  second: toSet(entry.second),
  settings: toList(entry.settings),
  dependent: toSet(entry.dependent),
  trailing: toList(entry.trailing),
  weighty: toList(entry.weighty),
  relative: toSet(entry.relative),
  restrictive: toSet(entry.restrictive),
  indefinite: toSet(entry.indefinite),
  limiting: toSet(entry.limiting),
  denying: toSet(entry.denying),
  unmarked: toSet(entry.unmarked),
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
  keepsOrder: entry.keepsOrder ?? false,
  verbSign: entry.verbSigns === undefined ? undefined : new RegExp(`(?<!\\p{L})(?:${entry.verbSigns})(?!\\p{L})`, 'iu'),
});

const none = toWords({});
const known: ReadonlyMap<string, LanguageWords> = new Map(
  languages.flatMap((language) => (language.grammar ? [[language.code, toWords(language.grammar, language)]] : [])),
);

export const getWords = (language: string): LanguageWords => known.get(findLanguage(language)?.code ?? '') ?? none;

const uniteClass = (
  name: 'addressed' | 'collective' | 'abbreviations' | 'abbreviationsBeforeNumber',
): ReadonlySet<string> => new Set(languages.flatMap(({ grammar }) => [...toSet(grammar?.[name])]));

export const addressed = uniteClass('addressed');
export const collective = uniteClass('collective');

const singulars = new WeakMap<LanguageWords, LanguageWords>();

export function toSingular(words: LanguageWords): LanguageWords {
  const known = singulars.get(words);
  if (known) return known;
  const personal = [...words.personal].filter((word) => !addressed.has(word) && !collective.has(word));
  const made = { ...words, personal: new Set(personal) };
  singulars.set(words, made);
  return made;
}

/** Without their stop, over all languages (they hardly collide). */
export const abbreviations = {
  always: uniteClass('abbreviations'),
  beforeNumber: uniteClass('abbreviationsBeforeNumber'),
};

export function keepByWords<T extends NonNullable<unknown>>(
  compute: (text: string, words: LanguageWords) => T,
): (text: string, words: LanguageWords) => T {
  const kept = new WeakMap<LanguageWords, (text: string) => T>();
  return (text, words) => {
    const known = kept.get(words);
    if (known !== undefined) return known(text);
    const own = keepByText((one) => compute(one, words));
    kept.set(words, own);
    return own(text);
  };
}
