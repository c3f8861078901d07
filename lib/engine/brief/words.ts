import { type Entry, entries } from './word-lists.ts';
import { entriesOfOtherScripts } from './word-lists-scripts.ts';

/**
 * What the briefing knows of each language: small closed word classes, as data. Twelve languages have their own; any other
 * gets `none`, with which everything still works, only less is cut. All lower case.
 */
export interface LanguageWords {
  /** Articles, prepositions, conjunctions: words that need something after them, so no text may end in one. */
  readonly joints: ReadonlySet<string>;
  /** Joints, pronouns, auxiliaries and common adverbs: words that say nothing about the topic. */
  readonly stop: ReadonlySet<string>;
  /** Openers that point back at what was said before ("This", "He", "But"): alone the sentence hangs in the air. */
  readonly backward: ReadonlySet<string>;
  /** Openers that may be left out with the comma after them ("However,", "In addition,"). */
  readonly connectives: readonly string[];
  /** Conjunctions that make the clause they open dependent on another ("if", "although"). */
  readonly dependent: ReadonlySet<string>;
  /** After a comma, openers of a clause that may be left out and leave the rest true ("which", "including"). */
  readonly trailing: readonly string[];
  /** After a comma, relative pronouns whose clause may be left out of the middle. */
  readonly relative: ReadonlySet<string>;
  /** "and", "or": ends of a list, or of one more main clause. */
  readonly and: ReadonlySet<string>;
  /** Words of negation, doubt, condition and contrast: what holds one is never cut away. */
  readonly binding: ReadonlySet<string>;
  /** Verbs and prepositions that name who says so: never cut away either. */
  readonly speech: ReadonlySet<string>;
  /** First and second person. */
  readonly personal: ReadonlySet<string>;
  /** Words that open a main clause after ", and": personal pronouns and articles. */
  readonly subjects: ReadonlySet<string>;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean));
const listOf = (words: string): readonly string[] => words.split('|').filter(Boolean);

function wordsOf(entry: Entry): LanguageWords {
  return {
    joints: setOf(entry.joints),
    stop: setOf(`${entry.joints} ${entry.others}`),
    backward: setOf(entry.backward),
    connectives: listOf(entry.connectives),
    dependent: setOf(entry.dependent),
    trailing: listOf(entry.trailing),
    relative: setOf(entry.relative),
    and: setOf(entry.and),
    binding: setOf(entry.binding),
    speech: setOf(entry.speech),
    personal: setOf(entry.personal),
    subjects: setOf(entry.subjects),
  };
}

const empty: Entry = {
  joints: '',
  others: '',
  backward: '',
  connectives: '',
  dependent: '',
  trailing: '',
  relative: '',
  and: '',
  binding: '',
  speech: '',
  personal: '',
  subjects: '',
};
const none = wordsOf(empty);
const known: ReadonlyMap<string, LanguageWords> = new Map(
  Object.entries({ ...entries, ...entriesOfOtherScripts }).map(([language, entry]) => [language, wordsOf(entry)]),
);

/** The word classes of a BCP 47 language, by its primary subtag; empty ones for a language we know nothing of. */
export function wordsFor(language: string): LanguageWords {
  return known.get(language.slice(0, 2).toLowerCase()) ?? none;
}

/** "you", "du", "vous": whom advice speaks to; in a statement often anybody. */
export const addressed: ReadonlySet<string> = new Set(
  "you your yours you're you'll you've du dich dir dein deine ihr euch sie tu te toi ton ta tes vous votre vos tú ti usted ustedes você vocês voi ti jij je jou jouw u uw ты тебя тебе твой вы вас вам ваш ваша ваше ваши 당신 당신은 당신의 여러분 여러분은 あなた 你 您 أنت أنتم".split(
    ' ',
  ),
);

/** "we", "our": who made the test. */
const collective: ReadonlySet<string> = setOf(
  'we our ours us wir unser unsere unserem unseren unserer uns nous notre nos nosotros nuestro nuestra nuestros nuestras nós nosso nossa nossos nossas noi nostro nostra nostri nostre wij we ons onze 私たち 我们 نحن',
);
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
  always: setOf(
    'dr mr mrs ms prof rev hon gen col lt sgt capt gov sen rep st jr sr vs e.g i.e cf approx ca bzw vgl evtl ggf inkl exkl z.b d.h u.a u.s.w usw mme mlle sra srta dra ud uds ee.uu p.ej av bd blvd dott sig ing dhr mevr drs bijv d.w.z o.a resp ph.d dept mt messrs mio mrd tsd',
  ),
  beforeNumber: setOf(
    'no nr nº n vol p pp fig art abs ch sec ziff kap pág núm num op ver v jan feb aug sept oct nov dec',
  ),
};
