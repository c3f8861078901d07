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
import { wrapWords } from '../../languages/patterns.ts';

/** Notes may be in another language than the source. */
function anyLanguage(wordsOf: (notes: NoteWords) => string): RegExp {
  const all = languages.flatMap((each) => (each.notes ? [wrapWords(each, wordsOf(each.notes))] : []));
  return new RegExp(all.join('|'), 'iu');
}

function listPatterns<Name extends string>(wordsOf: (notes: NoteWords, name: Name) => string) {
  const made = new Map<Name, RegExp>();
  return (name: Name): RegExp => {
    const known = made.get(name) ?? anyLanguage((notes) => wordsOf(notes, name));
    made.set(name, known);
    return known;
  };
}

const audiencePattern = listPatterns<Audience>((notes, name) => notes.audiences[name].names);
const conceptPattern = listPatterns<Concept>((notes, name) => notes.concepts[name]);
const moodPattern = listPatterns<MoodName>((notes, name) => notes.moods[name]);
const largePattern = listPatterns<'large'>((notes) => notes.largeWords);

export function findAudience(note: string): Audience | undefined {
  const found = audiences
    .map((audience) => ({ audience, at: note.search(audiencePattern(audience)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.audience;
}

/** Returns what a note names, with patterns of its synonyms. */
export function findConcepts(note: string): readonly { readonly concept: Concept; readonly pattern: RegExp }[] {
  return concepts
    .map((concept) => ({ concept, pattern: conceptPattern(concept) }))
    .filter(({ pattern }) => pattern.test(note));
}

export const findMoods = (note: string): readonly MoodName[] => moods.filter((mood) => moodPattern(mood).test(note));

export const asksForLargeWords = (note: string): boolean => largePattern('large').test(note);
