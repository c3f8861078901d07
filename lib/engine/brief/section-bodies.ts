import { isAsking } from './heading-question.ts';
import type { Section } from './outline.ts';
import { findBody, type Judge, type SectionBody, type Strictness } from './section-body.ts';
import { isUnspaced, listTerms, wordCount, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Words of headings, on average, up to which they may be mere names. */
const maxNameWords = 4.5;
/** Share of sections with a name of their own from which on a list is one of named things under playful headings. */
const minNamed = 0.75;

/** Capitalised words inside the sentences of a section, without those that only open one. */
const namesIn = ({ sentences }: Section, words: LanguageWords): Set<string> =>
  new Set(
    sentences
      .filter((sentence) => !wordsIn(sentence).some((word) => words.speech.has(word.toLowerCase())))
      .flatMap((sentence) => wordsIn(sentence).slice(1))
      .filter((word) => /^\p{Lu}[\p{L}\p{N}-]+$/u.test(word) && !words.stop.has(word.toLowerCase())),
  );

/** Share of headings under which the source itself says nothing, and the others keep their bodies. */
const maxMissing = 0.25;

/**
 * For each section the names that it alone has, where nearly all have one and headings do not: "Car Talk" says nothing
 * without the product. Empty sets where nouns are written with capitals or headings speak.
 */
function listOwnNames(
  sections: readonly Section[],
  title: string,
  language: string,
  words: LanguageWords,
): readonly ReadonlySet<string>[] {
  const none = sections.map(() => new Set<string>());
  const headings = sections.map(({ heading }) => heading);
  const mean = headings.reduce((sum, heading) => sum + wordCount(heading), 0) / Math.max(1, headings.length);
  if (language.startsWith('de') || mean > maxNameWords || headings.some(isUnspaced)) return none;
  const said = new Set(listTerms([title, ...headings].join(' '), words));
  const found = sections.map((section) => namesIn(section, words));
  const own = found.map((names, index) => {
    const others = new Set(found.flatMap((set, at) => (at === index ? [] : [...set])));
    return new Set(
      [...names].filter((name) => !others.has(name) && !listTerms(name, words).some((term) => said.has(term))),
    );
  });
  return own.filter(({ size }) => size > 0).length >= sections.length * minNamed ? own : none;
}

/** Points that make a row. */
const minPoints = 3;

/**
 * A body for each of several headings, none twice: all have one or none has, but for questions that nothing answers. Where some have none at first, a clause that
 * stands less well does rather than a bare name.
 */
export function findBodies(
  sections: readonly Section[],
  title: string,
  strictness: Strictness,
  language: string,
  words: LanguageWords,
  judge: Judge,
): readonly (SectionBody | undefined)[] {
  const names = listOwnNames(sections, title, language, words);
  const drawn = new Set<string>();
  const find = (section: Section, index: number, how: Strictness): SectionBody | undefined => {
    const found = findBody(section, how, language, words, judge, names[index]);
    if (found === undefined || drawn.has(found.body)) return undefined;
    drawn.add(found.body);
    return found;
  };
  const found = sections.map((section, index) => find(section, index, strictness));
  const all = found.map((body, index) => {
    const section = sections[index];
    return body ?? (section && find(section, index, 'least'));
  });
  const empty = sections.filter((_, index) => all[index] === undefined);
  // A question that nothing answers is left out, where enough are left.
  const isEnough = sections.length - empty.length >= minPoints;
  const missing = empty.filter(({ heading }) => !isEnough || !isAsking(heading)).length;
  return missing <= sections.length * maxMissing ? all : all.map(() => undefined);
}
