import { quantitiesIn } from '../../brief/numbers/quantities.ts';
import { wordsIn } from '../../brief/text/text.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { matchOwn } from '../../languages/patterns.ts';
import { moodOfThing, needOfThing, type SpeakerMood, type Thing } from '../../languages/thing-words.ts';
import { isAimedAt, meets } from './aim.ts';
import type { Material } from './material.ts';

interface FoundThing {
  readonly thing: Thing;
  readonly mood: SpeakerMood;
  readonly lines: readonly string[];
  readonly places: readonly number[];
}

/** Shorter texts need not repeat their thing. */
const minLetters = 500;
const minMentions = 2;
/** One word is a code or a name. */
const minTitleWords = 2;
const maxLetters = 12_000;
const kept = 2;

/** `~` stands for any letters of a word. */
const patterns = new Map<string, readonly (readonly [Thing, RegExp, string])[]>();

function readPatterns(own: Language): readonly (readonly [Thing, RegExp, string])[] {
  const known = patterns.get(own.code);
  if (known !== undefined) return known;
  const things = own.jokes?.things ?? {};
  const made = (Object.keys(moodOfThing) as Thing[]).flatMap((thing) => {
    const [nouns, lines] = things[thing] ?? [];
    return nouns === undefined || lines === undefined
      ? []
      : [[thing, new RegExp(matchOwn(own, nouns.replaceAll('~', String.raw`\p{L}*`)), 'giu'), lines] as const];
  });
  patterns.set(own.code, made);
  return made;
}

const often = 5;
const countIn = (text: string, pattern: RegExp) => Math.min(often, text.match(pattern)?.length ?? 0);

/** Returns a title's things that its text repeats ("Golf aus China" is chance), the most frequent first. */
export function findThings({ title, language, outline }: Pick<Material, 'title' | 'language' | 'outline'>) {
  const own = findLanguage(language);
  // A title with a price is about the price.
  if (own === undefined || quantitiesIn(title, own).some(({ kind }) => kind === 'money')) return [];
  const found = readPatterns(own).flatMap(([thing, pattern, lines]) => {
    const need = needOfThing[thing];
    if (need !== undefined && !meets(title, need, own)) return [];
    const places = Array.from(title.matchAll(pattern))
      .filter(({ index, 0: noun }) => isAimedAt(title, index, noun.length, own))
      .map(({ index }) => index);
    return places.length === 0 ? [] : [{ thing, pattern, lines, places }];
  });
  if (found.length === 0) return [];
  const isSaying = wordsIn(title).filter((word) => /\p{L}{2}/u.test(word)).length >= minTitleWords;
  const text = outline.sentences
    .map((sentence) => sentence.text)
    .join(' ')
    .slice(0, maxLetters);
  // Of things named by the same words the narrower is meant.
  return found
    .filter(
      ({ places }, index) => !found.slice(0, index).some((other) => places.every((at) => other.places.includes(at))),
    )
    .map((each) => ({ ...each, count: countIn(text, each.pattern) }))
    .filter(({ count }) => text.length < minLetters || (count >= minMentions && isSaying))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, kept)
    .map(
      ({ thing, lines, places }): FoundThing => ({ thing, mood: moodOfThing[thing], lines: lines.split('|'), places }),
    );
}
