import type { Section } from '../outline/outline.ts';
import { hasPrice } from '../statements/body-gains.ts';
import type { Judge } from '../statements/body-model.ts';
import { isAsking } from '../statements/heading-question.ts';
import { budget, findBody, minOdds, type SectionBody } from '../statements/section-body.ts';
import { countTextWords, isUnspaced, listTerms, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** Average words up to which headings may be mere names. */
const maxNameWords = 4.5;
const minNamed = 0.75;

const listNamedWords = ({ sentences }: Section, words: LanguageWords): Set<string> =>
  new Set(
    sentences
      .filter((sentence) => !wordsIn(sentence).some((word) => words.speech.has(word.toLowerCase())))
      .flatMap((sentence) => wordsIn(sentence).slice(1))
      .filter((word) => /^\p{Lu}[\p{L}\p{N}-]+$/u.test(word) && !words.stop.has(word.toLowerCase())),
  );

/** Share of sections without a body from which on none has one. */
const maxMissing = 0.35;

/** Of one section only, if nearly all have one: "Car Talk" needs its product. Empty where nouns have capitals. */
function listOwnNames(
  sections: readonly Section[],
  title: string,
  words: LanguageWords,
): readonly ReadonlySet<string>[] {
  const none = sections.map(() => new Set<string>());
  const headings = sections.map(({ heading }) => heading);
  const mean = headings.reduce((sum, heading) => sum + countTextWords(heading), 0) / Math.max(1, headings.length);
  if (words.language?.hasCapitalNouns || mean > maxNameWords || headings.some(isUnspaced)) return none;
  const said = new Set(listTerms([title, ...headings].join(' '), words));
  const found = sections.map((section) => listNamedWords(section, words));
  const own = found.map((names, index) => {
    const others = new Set(found.flatMap((set, at) => (at === index ? [] : [...set])));
    return new Set(
      [...names].filter((name) => !others.has(name) && !listTerms(name, words).some((term) => said.has(term))),
    );
  });
  return own.filter(({ size }) => size > 0).length >= sections.length * minNamed ? own : none;
}

const sells = ({ sentences }: Section, names: ReadonlySet<string> = new Set()): boolean =>
  sentences.some((sentence) => hasPrice(sentence) && wordsIn(sentence).some((word) => names.has(word)));

const minPoints = 3;
const few = 4;
/** Share of sections with a body up to which weaker clauses fill the gaps; above it only slightly weaker ones do. */
const minFilled = 0.8;

export function findBodies(
  sections: readonly Section[],
  title: string,
  language: string,
  words: LanguageWords,
  judge: Judge,
): readonly (SectionBody | undefined)[] {
  const names = listOwnNames(sections, title, words);
  const isCatalogue = sections.filter((section, index) => sells(section, names[index])).length * 2 >= sections.length;
  const maxChars = sections.length <= few ? budget.few : budget.max;
  const found = sections.map((section, index) =>
    findBody(
      section,
      { maxChars, title, named: { names: names[index] ?? new Set(), isCatalogue } },
      language,
      words,
      judge,
    ),
  );
  const drawn = new Set<string>();
  const take = (body: SectionBody | undefined, min: number): SectionBody | undefined => {
    if (body === undefined || body.odds < min || drawn.has(body.body)) return undefined;
    drawn.add(body.body);
    return body;
  };
  const sure = found.map((body) => take(body, minOdds.sure));
  const isFilled = sure.filter((body) => body !== undefined).length >= sections.length * minFilled;
  const min = isFilled ? minOdds.lastGap : minOdds.gap;
  const all = sure.map((body, index) => body ?? take(found[index], min));
  const empty = sections.filter((_, index) => all[index] === undefined);
  const isEnough = sections.length - empty.length >= minPoints;
  const missing = empty.filter(({ heading }) => !isEnough || !isAsking(heading, words.language)).length;
  return missing <= sections.length * maxMissing ? all : all.map(() => undefined);
}
