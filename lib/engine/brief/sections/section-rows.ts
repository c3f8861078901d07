import { isKeyFacts } from '../../languages/box-names.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { isBoilerplate, isStandardHeading } from '../outline/noise.ts';
import { readNumber } from '../outline/numbering.ts';
import type { Outline, Section } from '../outline/outline.ts';
import { endsWhole } from '../text/borders.ts';
import { verb } from '../text/clause-signs.ts';
import { countTextWords, listTerms, overlap } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { maxBoilerplate } from './parallel.ts';

const minNumberedShare = 0.75;

const minSentences = 0.6;

export function areSentences(sections: readonly Section[], { verbSign }: LanguageWords): boolean {
  const said = sections.filter(({ heading }) => (verbSign ?? verb).test(heading));
  return said.length >= sections.length * minSentences;
}

/** "Ada Lund: I ran away from school" */
const statement = /^[^:：]{2,40}[:：]\s\S+(?:\s\S+)+$/u;

export const haveSentences = (sections: readonly Section[]): boolean =>
  sections.filter(({ heading }) => statement.test(heading)).length >= sections.length * minSentences;

const statingWords = 4.5;

const areStatements = (sections: readonly Section[], words: LanguageWords): boolean =>
  areSentences(sections, words) &&
  computeMeanWords(sections) >= statingWords &&
  sections.every(({ heading }) => !questionAtEnd.test(heading));

const [introducing, minIntroduced] = [3, 0.75];

function areExplained(sections: readonly Section[], words: LanguageWords): boolean {
  const explained = sections.filter(({ heading, sentences }) => {
    const [name = '', ...more] = listTerms(heading, words);
    const said = sentences.slice(0, introducing).join(' ').toLowerCase();
    return name !== '' && more.length <= 1 && said.includes(name.toLowerCase());
  });
  return explained.length >= sections.length * minIntroduced;
}

const cast = { min: 4, words: 3, share: 0.85 };

const areCast = (sections: readonly Section[], said: number, all: number): boolean =>
  sections.length >= cast.min &&
  said >= all * cast.share &&
  said >= sections.length * 2 &&
  sections.every(
    ({ heading }) => /^\p{Lu}/u.test(heading) && countTextWords(heading) <= cast.words && !questionAtEnd.test(heading),
  );

const getPatterns = perPageLanguage((among) => {
  const remaining = new RegExp(
    String.raw`^(?:${joinAlternatives(({ brief }) => brief?.parallel?.remaining, among)})(?!\p{L})`,
    'iu',
  );
  return { remaining };
});

/** Headings of any level, accepted only if exactly as many as the title counts. */
export const anyLevel = 0;

function findLongestRun(counts: readonly Section[], language: Language | undefined): readonly Section[] {
  const runs: Section[][] = [];
  for (const section of counts) {
    const open = runs.at(-1);
    if (open === undefined || readNumber(section.heading, language) === 1) runs.push([section]);
    else open.push(section);
  }
  const whole = runs.filter(
    (run) => run.length >= 3 && run.every(({ heading }, at) => readNumber(heading, language) === at + 1),
  );
  return whole.length > 1 && whole.length === runs.length
    ? whole.reduce((best, run) => (run.length > best.length ? run : best))
    : counts;
}

const maxBeside = 2;

function findNames(filled: readonly Section[], promised: number | undefined): readonly Section[] | undefined {
  if (promised === undefined || filled.length <= promised || filled.length > promised + maxBeside) return undefined;
  const names = filled.filter(({ heading }) => isName(heading));
  const [first] = names;
  const isRow = first !== undefined && names.every((name, at) => name === filled[filled.indexOf(first) + at]);
  return isRow && names.length === promised ? names : undefined;
}

const isName = (heading: string): boolean =>
  countTextWords(heading) <= cast.words && heading.split(/\s+/).every((word) => /^["“„«'’]?[\p{Lu}\p{N}]/u.test(word));

export interface HeadingRow {
  readonly sections: readonly Section[];
  readonly counted: boolean;
  readonly isLenient: boolean;
  readonly isOneOfSeveral: boolean;
  readonly lead: string | undefined;
}

export function findRow(
  { sections, sentences }: Outline,
  level: number,
  title: string,
  promised: number | undefined,
  words: LanguageWords,
): HeadingRow | undefined {
  const { remaining } = getPatterns(words.language);
  const own = sections.filter(
    (section) =>
      (section.level === level || level === anyLevel) &&
      !opensWithTitle(section.heading, title) &&
      !isKeyFacts(section.heading),
  );
  const away = own.filter(({ heading }) => leadsAway(heading, title));
  // Where most headings are in capitals, capitals mean nothing.
  const same = away.length > own.length * maxAway ? own : own.filter((section) => !away.includes(section));
  if (same.filter(({ heading }) => isBoilerplate(heading, words.language)).length > same.length * maxBoilerplate)
    return undefined;
  const numbers = same.filter(({ heading }) => readNumber(heading, words.language) !== undefined);
  const counts = findLongestRun(numbers, words.language);
  const isNumbered = counts.length >= Math.max(minNumbered, same.length * minNumberedShare);
  const [first, second] = counts.map(({ heading }) => readNumber(heading, words.language) ?? 0);
  const counted =
    counts.length >= 3 &&
    counts.every(({ heading }, index) => Math.abs((readNumber(heading, words.language) ?? 0) - (first ?? 0)) === index);
  const filled = same.filter((section) => section.sentences.length > 0 || section.lists.length > 0);
  const named = filled.filter(
    ({ heading }) =>
      !remaining.test(heading) &&
      !isStandardHeading(heading, words.language) &&
      !isBoilerplate(heading, words.language) &&
      !isTitle(heading, title, words),
  );
  const promisedRow = findNames(filled, promised);
  const chosen =
    promisedRow ?? (counted || isNumbered ? counts : named.length >= 3 && promised !== filled.length ? named : filled);
  if (chosen.length < 3 || (level === anyLevel && chosen.length !== promised)) return undefined;
  const said = chosen.reduce((sum, section) => sum + section.sentences.length, 0);
  const meanTerms = chosen.reduce((sum, { heading }) => sum + listTerms(heading, words).length, 0) / chosen.length;
  const longest = meanTerms >= chapter.termsOfWordy ? chapter.wordy : chapter.label;
  const covers = said >= sentences.length * 0.5 && chosen.length <= maxSections;
  const isGlance =
    said <= chosen.length * longest &&
    (isMeaningful(chosen, words) || areExplained(chosen, words) || areCast(chosen, said, sentences.length));
  const isRow = covers && (isGlance || areStatements(chosen, words));
  if (!(counted || promised === chosen.length || isRow)) return undefined;
  return {
    sections: counted && (first ?? 0) > (second ?? 0) ? chosen.toReversed() : chosen,
    counted,
    isLenient: counted || promised === chosen.length || longest === chapter.wordy,
    isOneOfSeveral: counts.length < numbers.length,
    lead: chosen[0] && sections[sections.indexOf(chosen[0]) - 1]?.heading,
  };
}

/** Average sentences above which sections are chapters with labels, unless the headings are wordy. */
const chapter = { label: 12, wordy: 22, termsOfWordy: 3.2 };

const maxSections = 20;

export const computeMeanWords = (sections: readonly Section[]) =>
  sections.reduce((sum, { heading }) => sum + countTextWords(heading), 0) / sections.length;

function isMeaningful(sections: readonly Section[], words: LanguageWords): boolean {
  const mean = computeMeanWords(sections);
  const length = sections.reduce((sum, { sentences }) => sum + sentences.length, 0) / sections.length;
  const whole = sections.filter(({ heading }) => endsWhole(heading, words) || /[?？]$/.test(heading));
  const min = length <= shortSection ? headingWords.naming : headingWords.informative;
  return mean >= min && whole.length >= sections.length * minWhole;
}

/** "LAKETV-SERIES: The last ferry": a programme of the site's own. */
const programme = /^(?=[^:：]{8})\p{Lu}[\p{Lu}\p{N}]*-[\p{Lu}\p{N}-]+[:：]\s/u;

function leadsAway(heading: string, title: string): boolean {
  const isShouted = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
  if (programme.test(heading)) return true;
  return isShouted(heading) && !isShouted(title) && countTextWords(heading) >= minShouted;
}

const opensWithTitle = (heading: string, title: string): boolean =>
  heading === title || (countTextWords(title) >= minTitleWords && heading.startsWith(title));

const minTitleWords = 4;

const sameTerms = 0.8;

function isTitle(heading: string, title: string, words: LanguageWords): boolean {
  const [own, topic] = [heading, title].map((text) => new Set(listTerms(text, words)));
  return (
    own !== undefined && topic !== undefined && overlap(topic, own) >= sameTerms && overlap(own, topic) >= sameTerms
  );
}

const maxAway = 0.5;

const minNumbered = 5;

export const questionAtEnd = /[?？؟]["”’)]?$/u;

/** Minimum share of headings that end whole, not with a word such as "of". */
const minWhole = 0.6;

export const headingWords = { informative: 2.4, naming: 1.5, acting: 5 };

const shortSection = 4.5;

const minShouted = 5;
