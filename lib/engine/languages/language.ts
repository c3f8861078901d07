import type { BriefWords } from './words/brief-words.ts';
import type { CutWords } from './words/cut-words.ts';
import type { FactWords } from './words/fact-words.ts';
import type { FigureWords } from './words/figure-words.ts';
import type { FormWords } from './words/form-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';
import type { JokeWords } from './words/joke-words.ts';
import type { NoteWords } from './words/note-words.ts';
import type { NoticeWords } from './words/notice-words.ts';
import type { PeopleWords } from './words/people-words.ts';
import type { ProseWords } from './words/prose-words.ts';
import type { ReadWords } from './words/read-words.ts';
import type { RowWords } from './words/row-words.ts';
import type { SignWords } from './words/sign-words.ts';
import type { QuipWords, SituationWords } from './words/situation-words.ts';
import type { SteeringWords } from './words/steering-words.ts';

/**
 * One language's data: every word list that a rule needs. It is `<code>.ts`; what of it grows to 20 lines or more, but its `gate`,
 * `grammar`, `read`, `brief`, `memes` and `jokes`, stands in files of the folder `<code>`.
 */
export interface Language {
  /** BCP 47 primary subtag. */
  readonly code: string;
  /** Primary subtags that pages give it, too. */
  readonly otherCodes?: readonly string[];
  /** In its own words. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Around speech. Default: “ and ”. */
  readonly quotationMarks?: readonly [open: string, close: string];
  /** Between parts of a sentence. Default: – */
  readonly dash?: '—';
  readonly hasSpaces: boolean;
  /** Whether no word lacks a vowel, so that consonants with a stop are an abbreviation ("bzw."). */
  readonly wordsHaveVowels?: boolean;
  /** Whether days are written as "2020. 3. 1." */
  readonly yearsComeFirst?: boolean;
  /** Whether an ordinal is a number with a stop ("5. Februar"). */
  readonly ordinalsHaveStops?: boolean;
  /** Whether every noun has a capital, so that small words are none and capitals are no names. */
  readonly hasCapitalNouns?: boolean;
  /** Whether names change behind a preposition ("w Meksyku"), so that without it they would be no names. */
  readonly bendsNames?: boolean;
  /** Whether the words of a work's title have capitals ("500 Songs that Shaped Rock"). */
  readonly hasTitleCase?: boolean;
  /** Whether a letter is a word or a syllable, and says as much as several Latin ones. */
  readonly hasWideLetters?: boolean;
  /** Between the parts of a list. Default: ", ". */
  readonly listComma?: string;
  /** False where words are not parted, or take their particles as endings: looked for anywhere. Default: true. */
  readonly hasWordBorders?: boolean;
  /** Whether articles and prepositions are written on to a word (Arabic "al-", "wa-"). */
  readonly attachesParticles?: boolean;
  /** How it says that a part of a whole is shown ("5 of 13"); "5 / 13" where it says nothing. */
  readonly partOfWhole?: string;
  /** Everyday words, by which a text shows its language; few are shared with another. */
  readonly everyday?: string;
  /** Names in headlines for a kind of meme, by the template for it; each a regular expression (flag `i`). */
  readonly formats?: Readonly<Record<string, string>>;
  /** "meme": beside it in a headline the names of templates name formats. Alternatives of a regular expression. */
  readonly memeName?: string;
  /** The months' names, those of one month apart by commas, and short forms that are also other words. */
  readonly months?: readonly string[];
  readonly monthsShort?: readonly string[];
  /** Letters that it has and the likeliest language of its script has not. */
  readonly ownLetters?: RegExp;
  /** Before and behind a time of day ("at", "Uhr"): alternatives of a regular expression, in the letters' own case. */
  readonly clock?: { readonly before?: string; readonly behind?: string };
  /** Names of countries, in small letters, besides those of CLDR. */
  readonly countries?: readonly (readonly [name: string, code: string])[];
  /** Letters that must not begin a line (JIS X 4051), those that open a word or close one, and particles. */
  readonly typography?: {
    readonly noLineStart?: string;
    readonly prefixes?: string;
    readonly wordEnds?: string;
    readonly caseParticles?: string;
  };
  readonly gate?: GateWords;
  readonly grammar?: GrammarWords;
  readonly read?: ReadWords;
  readonly brief?: BriefWords;
  readonly cuts?: CutWords;
  readonly prose?: ProseWords;
  readonly figures?: FigureWords;
  readonly rows?: RowWords;
  readonly people?: PeopleWords;
  readonly steering?: SteeringWords;
  readonly forms?: FormWords;
  readonly signs?: SignWords;
  readonly icons?: IconWords;
  readonly drawings?: DrawingWords;
  readonly memes?: MemeWords;
  readonly jokes?: JokeWords;
  readonly notes?: NoteWords;
  readonly notices?: NoticeWords;
  readonly facts?: FactWords;
}

/**
 * For `gate`: what is grave, hateful or threatening, and what only sounds so. Every field is alternatives of a regular
 * expression (flags `iu`), which the rules wrap in word borders; texts come with straight apostrophes.
 */
export interface GateWords {
  /** False where words have no borders to see: matched anywhere. Default: true. */
  readonly wholeWords?: boolean;
  /** Letters that may be written in front of a word as one with it (Arabic "wa-", "al-"). */
  readonly prefix?: string;
  /** Written on to a name. */
  readonly honorifics?: string;
  /** Everyday words of this language that are grave ones of the default language ("war"), which is looked for in every text. */
  readonly homographs?: string;
  /** Outcries of anger, harmless as whole sentences of a story of the household in which no word of a plan or weapon stands. */
  readonly hyperbole?: { readonly outcry: string; readonly household: string; readonly plan: string };
  /** Words that agitate: nobody reports in them. */
  readonly polemic?: string;
  /** Words that mock the named: a headline that also shouts takes sides. */
  readonly taunts?: string;
  readonly gravity: GravityWords;
  readonly harm?: HarmWords;
}

interface GravityWords {
  /** Death, violence, war, abuse, disaster, suicide, with their inflections and the gentle words for them. */
  readonly grave: string;
  /** Wars, coups, armed groups, hatred of peoples, deportation, storms: as grave as `grave`, but without the dead that are counted. */
  readonly conflict?: string;
  /** Grave words that also stand in much that is not: half as much worth. */
  readonly mild?: string;
  /** Those of `grave` that one mention is enough of. */
  readonly atrocity?: string;
  /** "<number> <people> <harmed>": forty passengers missing. `harmed` is not grave by itself. */
  readonly numbers?: string;
  readonly people?: string;
  readonly harmed?: string;
  /** A person's sufferings: a text that keeps coming back to them is theirs, however light its title. */
  readonly ordeal?: string;
  /** Illnesses; grave where `patient` stands near: "my father", "diagnosed with". */
  readonly illness?: string;
  readonly patient?: string;
  /** Health, law, money lost, politics, layoffs. */
  readonly serious?: string;
  /** Research, statistics, advice, economics, climate, law: a sentence that holds one is about many people, not an event. */
  readonly factual?: string;
  /** Set phrases and metaphors in which grave words are harmless. */
  readonly light?: string;
  /** Words that stand in front of a year: "in" 1204. */
  readonly yearPrefix?: string;
  /** Ages that nobody alive remembers. */
  readonly era?: string;
}

export interface HarmWords {
  /** Hateful by themselves, in a text of any language. */
  readonly slurs?: string;
  /** Protected groups. */
  readonly groups?: string;
  /** Words that link a group to `dehumanising`; empty where they simply stand side by side. */
  readonly copula?: string;
  readonly dehumanising?: string;
  /** Adjectives of hate beside a group. */
  readonly vile?: string;
  /** Calls for violence or expulsion, verb and all. */
  readonly calls?: string;
  /** Against whom a call is a threat, besides the groups. */
  readonly victims?: string;
  /** Whole phrases. */
  readonly threats?: string;
  /** Calls to write under every picture of a person. */
  readonly pileOns?: string;
  readonly selfHarm?: string;
  /** Crimes and criminals of history, and what is said in their praise or denial. */
  readonly atrocities?: string;
  readonly praise?: string;
  /** Said of a person who is named. */
  readonly insults?: string;
  /** Phrases in which the words above are harmless. */
  readonly light?: string;
  /** Marks of another's words, reported or rejected. */
  readonly reported?: string;
}

/** For `compose`: which words stand for which icon. Only words that leave no doubt: a wrong icon is worse than none. */
export interface IconWords {
  /**
   * By the icon's name (Phosphor's), nouns and verbs that mean nothing else, in their dictionary form. English names all
   * icons: `tests/tools/icons.ts` puts their paths into `compose/icons.json`.
   */
  readonly words: Readonly<Record<string, string>>;
  /** Endings of a word's dictionary form, those they replace, and the stem's fewest letters (3). */
  readonly endings?: readonly (readonly [ending: string, by: string, minStem?: number])[];
  /** Letters that may be written on to a word's front. */
  readonly prefixes?: readonly string[];
}

/** For `drawings`: which words stand for which drawing, and how this language bends them. */
/** Properties of things that are in no drawing's name. */
export type DrawnProperty =
  | 'meatless'
  | 'indoors'
  | 'flat'
  | 'modern'
  | 'wintry'
  | 'hot'
  | 'cake'
  | 'camper'
  | 'electric'
  | 'quarrel'
  | 'strike'
  | 'dismissal'
  | 'designed'
  | 'apple'
  | 'spirits'
  | 'nordic';

export interface DrawingWords {
  /**
   * One drawing a line, `name = direct words ~ near words`, parted by commas. Direct: the thing or a kind of it. Near: its
   * tool, place or sign. A drawing's own name (Unicode's) need not be here.
   */
  readonly words: string;
  /** Lines `domain = words` (`drawings/domains.ts`): what a text is about, so that a word is drawn in the sense it has there. */
  readonly domains?: string;
  /** Alternatives of a pattern by property of a thing that a drawing may contradict (`drawings/contradictions.ts`). */
  readonly properties?: Readonly<Partial<Record<DrawnProperty, string>>>;
  /** Words that stand for no drawing, parted by commas: they end the search for their row. */
  readonly none?: string;
  /** Lines `word = signs`: a word of two meanings is its drawing only beside two of these words. */
  readonly secondSigns?: string;
  /** Words that are as often a verb. */
  readonly verbs?: string;
  /** Signs that such a word is a verb: words before it, and words after it. */
  readonly beforeVerb?: RegExp;
  readonly afterVerb?: RegExp;
  /** Endings of number and case, one step after the other; in each the first that fits is replaced. */
  readonly endings: readonly (readonly (readonly [ending: RegExp, by: string])[])[];
  /** Nouns that keep the ending "-er", which is no plural: players are no game, and Mr Fischer no fish. */
  readonly agents?: RegExp;
  /** Whether accents are left out before words are compared. */
  readonly foldsAccents?: boolean;
  /** Prepositions and conjunctions: what stands before one ends its clause. */
  readonly clauseEnds?: RegExp;
  /** "With": what a title names behind it goes with its subject. */
  readonly beside?: RegExp;
  /** "Without", "no", up to the word behind it and one adjective: a title's thing that is not there. */
  readonly lacking?: RegExp;
  /** Whether long words are compounds, whose last part says what they are. */
  readonly hasCompounds?: boolean;
  /** Ends of words that only look like a compound of what they end in: no lung is in "Handlung", no mountain in "Heidelberg". */
  readonly noCompounds?: RegExp;
}

/**
 * For `meme/situations`: the signs of a joke in a text. A trailing `*` stands for any further letters. In patterns `{a}` and
 * `{b}` are the two panels, `{n}` a number, in the order in which the text has them.
 */
export interface MemeWords {
  readonly situations: SituationWords;
  /** Behind a comma, the words that open a punch line ("but", "so"). */
  readonly turns: readonly string[];
  /** Openers of a text that is one moment ("POV:", "when you"). */
  readonly moments: readonly string[];
  /** Labels and openers of what was hoped for, and of what came of it. */
  readonly hopes: readonly string[];
  readonly outcomes: readonly string[];
  /** The stronger ones among the hopes: alone they are worth a joke. */
  readonly strongHopes: readonly string[];
  readonly past: readonly string[];
  readonly present: readonly string[];
  readonly promises: readonly string[];
  readonly delays: readonly string[];
  /** Moods of a line: they choose its drawing. */
  readonly fears: readonly string[];
  readonly angers: readonly string[];
  readonly tired: readonly string[];
  /** Something does not work, costs too much or comes too late: nobody is hurt. */
  readonly troubles: readonly string[];
  /** It went down. */
  readonly falls: readonly string[];
  /** A wish that something should be otherwise. */
  readonly opinions: readonly string[];
  /** The most, the only, nobody: what makes a statement worth retelling. */
  readonly extremes: readonly string[];
  /** Unexpected things. */
  readonly surprises: readonly string[];
  readonly triumphs: readonly string[];
  /** Things hard to believe at once. */
  readonly doubts: readonly string[];
  readonly joys: readonly string[];
  /** Accusations and quarrels of people, their bodies, their need, and what they believe in: reported, not joked about. In any text. */
  readonly delicate: readonly string[];
  /** Groups of people by age, sex, origin, illness or work, and the words of a claim about all of them: no joke, as true of nobody. */
  readonly groups?: readonly string[];
  readonly claims?: readonly string[];
  /** A lost pregnancy: one mention is enough. */
  readonly losses?: readonly string[];
  /** A death in gentle words: who, that they left, and what is missing since. */
  readonly farewells?: Readonly<Record<'kin' | 'partings' | 'absences', readonly string[]>>;
  /** Phrases that name a delicate matter only in passing: as a date ("since the pandemic"), as an oath. */
  readonly passing?: readonly string[];
  /** A pattern of what mocks who is shown: shut out, or insulted for looks. */
  readonly mockery?: string;
  /** A pattern of what names a crime or a rescuer and harms nobody ("dog chases off burglars", "fire brigade training"). */
  readonly harmless?: string;
  readonly negations: readonly string[];
  /** Everyday and comic words: they make a line funnier. */
  readonly everyday: readonly string[];
  /** Words of offices and papers: they make a line duller. */
  readonly abstract: readonly string[];
  /** "Instead of {a}, {b}": `{a}` is refused. */
  readonly swaps: readonly string[];
  readonly choices: readonly string[];
  /** "{a} is the same as {b}". */
  readonly sames: readonly string[];
  /** "{a}, {n} years later": what comes before the number, then the number. */
  readonly laters: readonly string[];
  /** "took {n} hours": verbs before a number that is the punch line, and the units behind it. */
  readonly lasts: readonly string[];
  readonly units: readonly string[];
  /** Words that may stand between verb and number ("about", "more than"). */
  readonly about: readonly string[];
  /** Words of a public notice ("opening hours", "please note"), which is no joke. */
  readonly notices?: readonly string[];
  /** A request to neighbours or a group, in alternatives of a regular expression: how it asks, and what it thanks or offers. */
  readonly requests?: { readonly asks: string; readonly offers: string };
  /** Where words are not parted: endings of a clause behind which one sentence makes two panels. */
  readonly clauseEnds?: readonly string[];
  /** Instructions and a page's own chrome: never a line of its own. */
  readonly instructions: readonly string[];
  /** Finite verbs, to distinguish a clause from a phrase; left out where endings do not. */
  readonly verbs?: readonly string[];
  /** Signs that a line is a quip, or none; without them no line of the language's texts is taken for one. */
  readonly quips?: QuipWords;
  /** Comparisons ("like a", "as if"). */
  readonly similes: readonly string[];
  /** Forms of a verb that name what one does ("*ing"); where a language has them. */
  readonly gerunds?: readonly string[];
  /** All forms of the articles, where nouns have capitals: one without its noun is a torn clause. */
  readonly articles?: readonly string[];
  /** Particles that no label ends in, where words are not parted. */
  readonly particles?: readonly string[];
}

/** Parts a word list written on one line, at its bars. */
export const list = (words: string): readonly string[] => words.split('|');
