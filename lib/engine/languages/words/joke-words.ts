import type { Premises } from './premise-words.ts';
import type { Things } from './thing-words.ts';
import type { AimWords, TitleWords } from './title-words.ts';

/** Kinds of sources that have jokes of their own. */
export const genres = [
  'deploy',
  'weather',
  'price',
  'review',
  'release',
  'product',
  'software',
  'science',
  'sports',
  'markets',
  'politics',
  'screen',
  'food',
  'outing',
  'paperwork',
  'animals',
  'business',
  'research',
  'health',
  'fame',
  'cars',
] as const;
export type JokeGenre = (typeof genres)[number];

/** Frames and signs of genres, which stand in a file of their own. */
export type GenreFrames = Partial<Readonly<Record<JokeGenre, readonly string[]>>>;
export type GenreSigns = Partial<Readonly<Record<JokeGenre, string>>>;

/** The act of a headline, by its words; the first that fits counts. */
export const turns = [
  'tips',
  'howTo',
  'delay',
  'resign',
  'meeting',
  'job',
  'sale',
  'dearer',
  'money',
  'record',
  'award',
  'anniversary',
  'opening',
  'appointed',
  'interview',
  'compared',
  'terms',
  'study',
  'report',
  'visit',
  'demand',
  'plan',
] as const;
export type Turn = (typeof turns)[number];

/** Subjects of a headline: domains of `drawings/domains` that a reader has something to say of. */
export const talkedOf = [
  'sport',
  'soccer',
  'winter-sport',
  'swimming',
  'cycling',
  'motorsport',
  'sailing',
  'fitness',
  'games',
  'chess',
  'markets',
  'banking',
  'taxes',
  'jobs',
  'startups',
  'housing',
  'construction',
  'retail',
  'elections',
  'phones',
  'software',
  'internet',
  'telecom',
  'social-media',
  'email',
  'security',
  'ai',
  'gadgets',
  'photography',
  'film',
  'tv',
  'music',
  'theatre',
  'art',
  'design',
  'books',
  'museum',
  'royalty',
  'fashion',
  'beauty',
  'food',
  'cooking',
  'baking',
  'drinks',
  'coffee',
  'travel',
  'hiking',
  'aviation',
  'rail',
  'transit',
  'cars',
  'bikes',
  'traffic',
  'shipping',
  'delivery',
  'space',
  'mathematics',
  'dinosaurs',
  'psychology',
  'nutrition',
  'sleep',
  'babies',
  'toys',
  'wedding',
  'home',
  'cleaning',
  'diy',
  'crafts',
  'garden',
  'pets',
  'fishing',
  'farming',
  'recycling',
  'weather',
  'energy',
  'productivity',
  'christmas',
] as const;
export type TalkedOf = (typeof talkedOf)[number];

/**
 * Replies of a reader to a headline: dry, about the reader's own life, true of any headline of that kind, and of nobody in
 * the source. Several stand apart by bars. They repeat no word of the headline, so that nothing has to be inflected.
 */
export interface Replies {
  /** Words of a title that show its turn: alternatives of a regular expression (flags `iu`). */
  readonly signs: Partial<Readonly<Record<Turn, string>>>;
  readonly turns: Readonly<Record<Turn, string>>;
  readonly subjects: Readonly<Record<TalkedOf, string>>;
  /** Over the halves of a picture: what is read, and what is so. */
  readonly halves: readonly [read: string, own: string];
}

/** Things that a toy's pack holds: words with an icon, apart by spaces, and the ending of several. */
export interface PackWords {
  readonly things: string;
  readonly plural: string;
}

/** Situations that everybody knows; `{l}` stands for a line of the source about `{t}`, which the frame names beside it. */
export interface SocialFrames {
  /** Around a headline that says what is so: a speaker is asked what is new, or says it unasked. */
  readonly claimed: readonly string[];
  /** Around such a headline that names a number. */
  readonly counted: readonly string[];
  /** Around a title that asks: where questions are called for, or are not. */
  readonly wondered: readonly string[];
  /** Around the name of what a source is about, which stands by itself or in quotation marks: no language inflects it. */
  readonly named: readonly string[];
  /** Around a dry line of the source and what it is about. */
  readonly spoken: readonly string[];
}

/**
 * The words that templates bring along: each frame is a template and the captions of its slots in order, set apart by
 * bars. `{h}` stands for a short statement of the source, `{H}` for its headline alone, `{t}` for what it is about, `{n}`
 * for the sum of money in its title; all else speaks of the reader, never of anyone in the source.
 */
export interface Frames extends Partial<SocialFrames> {
  /** Around a statement. */
  readonly stated: readonly string[];
  /** Around a statement of something that fails, that goes down, or of an opinion. */
  readonly trouble: readonly string[];
  readonly fall: readonly string[];
  readonly opinion: readonly string[];
  /** About the topic. */
  readonly about: readonly string[];
  /** Around a title that asks, and around one that promises a list of things to do. */
  readonly asked?: readonly string[];
  readonly listed?: readonly string[];
  /** Around the infinitive that the title of a how-to names. */
  readonly howTo?: readonly string[];
  /** Around a statement or about the topic, for sources of one genre. */
  readonly genres?: GenreFrames;
}

/**
 * The few words that go with what a source says in a certain form. They claim nothing about it; `{}` stands for what it
 * is about.
 */
export interface Phrases {
  readonly expectation: string;
  readonly reality: string;
  readonly before: string;
  readonly now: string;
  readonly regret: string;
  readonly starter: string;
  /** Goes before an infinitive; languages whose titles don't offer one have none. */
  readonly simply?: string;
  readonly me: string;
  /** Stand over what a picture shows, set apart by bars. */
  readonly mood: string;
  /** Over a picture of which nothing is said. */
  readonly wordless?: string;
  /** Words for what comes after the first steps of an instruction, in the end. */
  readonly lastStep: string;
}

/** By which a text shows that a word of its title is a noun. Alternatives of regular expressions. */
export interface NounSigns {
  /** Words that only a noun follows: articles, prepositions that no infinitive follows. Where words are not parted, pieces. */
  readonly leads?: string;
  /** Words that may be verbs or adverbs: a noun only behind one of `leads`. */
  readonly unsure?: string;
  /** Whether plurals open a sentence without an article, and infinitives never do. */
  readonly standBare?: boolean;
  /** Behind a noun, where words are not parted: all others are cut off before an ending. */
  readonly tails?: string;
}

/** For `meme/jokes`: what a joke brings along in one language, and what shows a source's genre. */
export interface JokeWords {
  readonly frames?: Frames;
  readonly phrases?: Phrases;
  readonly replies?: Replies;
  readonly premises?: Premises;
  readonly aims?: AimWords;
  readonly titles?: TitleWords;
  readonly things?: Things;
  readonly pack?: PackWords;
  /** Openings of a description that only say it is a picture ("a photo of"): alternatives of a regular expression (flags `iu`). */
  readonly pictured?: string;
  /** Words of a title whose list is of things to do ("tips"): alternatives of a regular expression (flags `iu`). */
  readonly doable?: string;
  /** Words that every page has, and that are nobody’s topic: whole words. */
  readonly empty?: string;
  readonly nouns?: NounSigns;
  /** By which a text shows its genre: alternatives of a regular expression (flags `iu`). English ones count in any text. */
  readonly genres?: GenreSigns;
}
