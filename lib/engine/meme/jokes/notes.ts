import { languages } from '../../languages/index.ts';
import {
  type Audience,
  audiences,
  type Concept,
  concepts,
  type MoodName,
  moods,
  type NoteWords,
} from '../../languages/note-words.ts';
import { compileLower, wrapWords } from '../../languages/patterns.ts';

/** Matches notes in lower case, which may be in another language than the source. */
function anyLanguage(pickWords: (notes: NoteWords) => string): RegExp {
  const all = languages.flatMap((each) => (each.notes ? [wrapWords(each, pickWords(each.notes))] : []));
  return compileLower(all.join('|'));
}

function listPatterns<Name extends string>(pickWords: (notes: NoteWords, name: Name) => string) {
  const made = new Map<Name, RegExp>();
  return (name: Name): RegExp => {
    const known = made.get(name) ?? anyLanguage((notes) => pickWords(notes, name));
    made.set(name, known);
    return known;
  };
}

const audiencePattern = listPatterns<Audience>((notes, name) => notes.audiences[name].names);
const conceptPattern = listPatterns<Concept>((notes, name) => notes.concepts[name]);
const moodPattern = listPatterns<MoodName>((notes, name) => notes.moods[name]);
const largePattern = listPatterns<'large'>((notes) => notes.largeWords);

/** Few users write notes: without one, no pattern is compiled. */
const isNamed = (note: string, pattern: () => RegExp): boolean => note !== '' && pattern().test(note.toLowerCase());

export function findAudience(note: string): Audience | undefined {
  if (note === '') return undefined;
  const lower = note.toLowerCase();
  const found = audiences
    .map((audience) => ({ audience, at: lower.search(audiencePattern(audience)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.audience;
}

/** Returns what a note names, and whether a text names the same in other words. */
export function findConcepts(
  note: string,
): readonly { readonly concept: Concept; readonly isNamedIn: (text: string) => boolean }[] {
  return concepts
    .filter((concept) => isNamed(note, () => conceptPattern(concept)))
    .map((concept) => ({ concept, isNamedIn: (text) => conceptPattern(concept).test(text.toLowerCase()) }));
}

export const findMoods = (note: string): readonly MoodName[] =>
  moods.filter((mood) => isNamed(note, () => moodPattern(mood)));

export const asksForLargeWords = (note: string): boolean => isNamed(note, () => largePattern('large'));
