import { audienceNames } from '../../languages/audience-names.ts';
import { languages } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { compileLower, perLanguage, perPageLanguage, wrapWords } from '../../languages/patterns.ts';
import {
  type Audience,
  audiences,
  type Concept,
  everydayConcepts,
  type MoodName,
  moods,
  type NoteWords,
  concepts as sharedConcepts,
} from '../../languages/words/note-words.ts';

function matchAnyLanguage(pickWords: (notes: NoteWords) => string, among: readonly Language[] = languages): RegExp {
  const all = among.flatMap((each) => (each.notes ? [wrapWords(each, pickWords(each.notes))] : []));
  return compileLower(all.join('|'));
}

function listPatterns<Name extends string>(pickWords: (notes: NoteWords, name: Name) => string) {
  const made = new Map<Name, RegExp>();
  return (name: Name): RegExp => {
    const known = made.get(name) ?? matchAnyLanguage((notes) => pickWords(notes, name));
    made.set(name, known);
    return known;
  };
}

const concepts: readonly Concept[] = [...sharedConcepts, ...everydayConcepts];
const nothing = '(?!)';

const audiencePatterns = new Map<Audience, RegExp>();
/** In all languages of the notes and of the interface. */
function matchAudience(audience: Audience): RegExp {
  const named = languages.flatMap((each) => {
    const names = each.notes?.audiences[audience].names ?? audienceNames[each.code]?.[audience];
    return names === undefined ? [] : [wrapWords(each, names)];
  });
  const made = audiencePatterns.get(audience) ?? compileLower(named.join('|'));
  audiencePatterns.set(audience, made);
  return made;
}
/** Concepts that a concept includes. */
const narrower: Partial<Readonly<Record<Concept, readonly Concept[]>>> = {
  animals: ['birds'],
  family: ['children'],
  work: ['meetings', 'bosses', 'interviews'],
  food: ['coffee', 'diets'],
};
const conceptPatterns = new Map(
  concepts.map((concept) => [
    concept,
    perLanguage((among) => matchAnyLanguage((notes) => notes.concepts[concept] ?? nothing, among)),
  ]),
);
const notePatterns = new Map(
  concepts.map((concept) => [
    concept,
    perPageLanguage((among) => matchAnyLanguage((notes) => notes.concepts[concept] ?? nothing, among)),
  ]),
);
const numberPattern = perLanguage((among) => matchAnyLanguage((notes) => notes.numberWords ?? '(?!)', among));
const moodPattern = listPatterns<MoodName>((notes, name) => notes.moods[name]);
const sizePattern = listPatterns<WordSize>((notes, size) => (size === 'large' ? notes.largeWords : notes.smallWords));

const isNamed = (note: string, pattern: () => RegExp): boolean => note !== '' && pattern().test(note.toLowerCase());

const owner = /^['’](?:s\s|\s)/u;

export function findAudience(note: string): Audience | undefined {
  if (note === '') return undefined;
  const lower = note.toLowerCase();
  const found = audiences
    .map((audience) => {
      const match = matchAudience(audience).exec(lower);
      return { audience, at: match?.index ?? -1, end: (match?.index ?? 0) + (match?.[0].length ?? 0) };
    })
    // "My students’ teachers" are teachers.
    .filter(({ at, end }) => at >= 0 && !owner.test(lower.slice(end)))
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.audience;
}

interface Meant {
  readonly concept: Concept;
  readonly isNamedIn: (text: string) => boolean;
}

const isConcept = (concept: Concept, text: string, among: Language | undefined): boolean =>
  conceptPatterns.get(concept)?.(among).test(text.toLowerCase()) === true;

/** In one language's words: in another a word means something else ("ai"). */
function isMeantIn(concept: Concept, text: string, own: Language | undefined): boolean {
  if (concept === 'numbers' && (/\p{N}/u.test(text) || numberPattern(own).test(text.toLowerCase()))) return true;
  return [concept, ...(narrower[concept] ?? [])].some((each) => isConcept(each, text, own));
}

/** Notes are in the source's language, English or else any. `language`: the text's. */
export function findConcepts(note: string, language?: Language): readonly Meant[] {
  if (note === '') return [];
  const own = language?.notes ? language : undefined;
  const near = own
    ? concepts.filter((concept) => notePatterns.get(concept)?.(own).test(note.toLowerCase()) === true)
    : [];
  const found = near.length > 0 ? near : concepts.filter((concept) => isConcept(concept, note, undefined));
  return found.map((concept) => ({
    concept,
    isNamedIn: (text) => isMeantIn(concept, text, own),
  }));
}

export const findMoods = (note: string): readonly MoodName[] =>
  moods.filter((mood) => isNamed(note, () => moodPattern(mood)));

export type WordSize = 'large' | 'small';

export const findWordSize = (note: string): WordSize | undefined =>
  (['large', 'small'] as const).find((size) => isNamed(note, () => sizePattern(size)));
