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

/** Concepts that `avoidNote` may mean by a word: a caption with any word of the same concept is avoided, too. */
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
  'technology',
  'weather',
  'religion',
  'children',
  'birds',
  'numbers',
  'shopping',
  'holidays',
  'work',
  'school',
  'cars',
  'music',
] as const;
/** Those that not every language has words for yet; a note then avoids its own words only. */
export const everydayConcepts = ['food', 'death', 'coffee', 'spiders', 'gender', 'age', 'police', 'swearing'] as const;
export type EverydayConcepts = Readonly<Record<(typeof everydayConcepts)[number], string>>;
export type Concept = (typeof concepts)[number] | (typeof everydayConcepts)[number];
/** Those with long lists, in a file of their own. */
export type FurtherConcepts = Readonly<
  Record<
    Extract<
      (typeof concepts)[number],
      | 'technology'
      | 'weather'
      | 'religion'
      | 'children'
      | 'birds'
      | 'numbers'
      | 'shopping'
      | 'holidays'
      | 'work'
      | 'school'
      | 'cars'
      | 'music'
    >,
    string
  >
>;

/** How a meme may feel, as `styleNotes` say it. */
export const moods = ['calm', 'loud', 'dramatic', 'silly', 'dry'] as const;
export type MoodName = (typeof moods)[number];

/**
 * An audience’s replies to any news, by its register and its running jokes: a mood (`smug`, `tired`, `doubtful`,
 * `caught`), a bar and the reply, which may open with the turn that it replies to in braces (`{delay}`).
 */
export type AudienceReplies = Readonly<Record<Audience, readonly string[]>>;

/**
 * For the notes of a request: whom they name, what they avoid and how a meme should feel. All but `frames` are alternatives
 * of a regular expression (flags `iu`).
 */
export interface NoteWords {
  /** How a note calls an audience, and the frames that speak to it; see `joke-words.ts`. */
  readonly audiences: Readonly<Record<Audience, { readonly names: string; readonly frames: readonly string[] }>>;
  readonly replies?: AudienceReplies;
  /**
   * Frames of templates that notes name, for any article: `{h}` is its headline, `{1}` and `{2}` are short lines of its text in
   * its order. Of one template's frames the first that can be filled counts.
   */
  readonly formats?: readonly string[];
  /**
   * A sentence that says one thing of two (flags `iu`): groups `left`, `right` and `both`; without `both` the predicate stands
   * behind `right`.
   */
  readonly both?: string;
  /** Inflections included. */
  readonly concepts: Readonly<Record<(typeof concepts)[number], string>> & Partial<EverydayConcepts>;
  /** Numbers in words, which a text without digits says. */
  readonly numberWords?: string;
  readonly moods: Readonly<Record<MoodName, string>>;
  /** How a note asks for few and large words. */
  readonly largeWords: string;
  /** How it asks for small or many ones. */
  readonly smallWords: string;
  /** How a note asks that the reference image itself be shown: where words have borders, openers of words. */
  readonly showsImage?: string;
  /** Denies a wish behind it ("no red", "do not show it"). */
  readonly denying?: string;
  /** Common names of a template, by its name, in small letters; parts of words unless the pattern has borders. */
  readonly templates?: Readonly<Record<string, string>>;
  /** How a note asks where the text on the user's own image should stand: as labels, on a bar, or over it. */
  readonly ownImage?: { readonly labels?: string; readonly bar?: string; readonly over?: string };
  /** Words of an instruction itself, set apart by spaces, which name nothing to avoid. */
  readonly instructions?: string;
}
