/** Whom a meme may be for, as `audienceNote` names them. */
export const audiences = [
  'developers',
  'nurses',
  'teachers',
  'students',
  'parents',
  'founders',
  'gamers',
  'designers',
  'marketers',
  'scientists',
  'football',
  'cycling',
  'office',
] as const;
export type Audience = (typeof audiences)[number];

/** What `avoidNote` may mean by a word: a caption with any word of the same concept is avoided, too. */
export const concepts = [
  'interviews',
  'sleep',
  'money',
  'bosses',
  'family',
  'dating',
  'politics',
  'diets',
  'sport',
  'animals',
  'alcohol',
  'medicine',
  'meetings',
] as const;
export type Concept = (typeof concepts)[number];

/** How a meme may feel, as `styleNotes` say it. */
export const moods = ['calm', 'loud', 'dramatic', 'silly', 'dry'] as const;
export type MoodName = (typeof moods)[number];

/**
 * For the notes of a request: whom they name, what they avoid and how a meme should feel. All but `frames` are alternatives
 * of a regular expression (flags `iu`).
 */
export interface NoteWords {
  /** How a note calls an audience, and the frames that speak to it; see `joke-words.ts`. */
  readonly audiences: Readonly<Record<Audience, { readonly names: string; readonly frames: readonly string[] }>>;
  /** Inflections included. */
  readonly concepts: Readonly<Record<Concept, string>>;
  readonly moods: Readonly<Record<MoodName, string>>;
  /** How a note asks for few and large words. */
  readonly largeWords: string;
  /** How a note asks that the reference image itself be shown: where words have borders, openers of words. */
  readonly showsImage?: string;
}
