import { isBoilerplate } from '../outline/noise.ts';
import type { Section } from '../outline/outline.ts';
import { toBriefForm } from '../shortening/brief-form.ts';
import { listShortenings } from '../shortening/shorten.ts';
import { findPointed } from '../standing/dangling.ts';
import { rateStanding } from '../standing/standing.ts';
import { splitSentences } from '../text/sentences.ts';
import { capitalize, countTextWords, getFirstWord, listTerms, measureDrawnLength, wordsIn } from '../text/text.ts';
import { type LanguageWords, toSingular } from '../text/words.ts';
import { computeNameGain, computeYearGain, noNames, type OwnNames } from './body-gains.ts';
import type { Judge } from './body-model.ts';
import { weighUnderHeading } from './heading-question.ts';
import { isHollow } from './hollow.ts';

/** Drawn letters: read at a glance, at most, and where few bodies are drawn. */
export const budget = { glance: 90, max: 150, few: 190 };
/** Minimum log-odds that an editor prints it: by itself, in one of several gaps, and in the only ones among filled rows. */
export const minOdds = { sure: -0.5, gap: -0.9, lastGap: -0.7 };
/** Log-odds of a product's kind, which is taken first, and of its mention, which is taken last. */
const found = { kind: 3, mention: minOdds.gap };
/** Loss in log-odds of a clause that points at something its heading does not name: any other one is better. */
const pointingLoss = 1.5;
const maxSentences = 10;
const minStanding = 0.3;

export interface SectionBody {
  readonly body: string;
  readonly sentence: string;
  readonly odds: number;
}

interface WantedBody {
  readonly maxChars: number;
  readonly title?: string;
  readonly named?: OwnNames;
}

export function findBody(
  section: Section,
  { maxChars, title = '', named = noNames }: WantedBody,
  language: string,
  words: LanguageWords,
  judge: Judge,
): SectionBody | undefined {
  const { heading, sentences: own, lists } = section;
  const { names, isCatalogue } = named;
  const sentences =
    own.length > 0 ? own : (lists[0]?.items.slice(0, 3) ?? []).flatMap((item) => splitSentences(item, language));
  const fitting = sentences.slice(0, maxSentences).flatMap((sentence, place) => {
    const kind = findKind(sentence, names, words);
    if (kind !== undefined) return [{ body: kind, sentence, odds: found.kind - place }];
    const mention = own.length > 0 ? findMention(sentence, names, words) : undefined;
    const last = mention === undefined ? [] : [{ body: capitalize(mention), sentence, odds: found.mention }];
    const forms = listShortenings(sentence, words);
    const findWithin = (limit: number) => forms.find((form) => measureDrawnLength(form) <= limit);
    const body =
      findWithin(budget.glance) ??
      findWithin(budget.max) ??
      findWithin(maxChars) ??
      findBrief(forms, { sentence, maxChars }, words);
    const isAble = body !== undefined && rateStanding(sentence, body, toSingular(words)) > 0;
    if (!isAble || isHollow({ heading, body, sentence }, words)) return last;
    if (weighUnderHeading({ heading, body, sentence }, words) === 0) return last;
    const odds =
      // A pun shares its words with the thing below it by chance.
      judge({ heading: isCatalogue ? '' : heading, body, sentence, place, sentences }) +
      computeNameGain(body, named) +
      computeYearGain(body, title) -
      (pointsElsewhere(body, heading, words) ? pointingLoss : 0);
    return [...last, { body: capitalize(body), sentence, odds }];
  });
  const best = fitting.toSorted((a, b) => b.odds - a.odds)[0];
  return best ?? (own.length === 0 ? findFirstItem(section, words) : undefined);
}

function findBrief(
  [whole]: readonly string[],
  { sentence, maxChars }: { readonly sentence: string; readonly maxChars: number },
  words: LanguageWords,
): string | undefined {
  if (whole === undefined || rateStanding(sentence, whole, toSingular(words)) < minStanding) return undefined;
  const brief = toBriefForm(whole, words);
  return measureDrawnLength(brief) <= maxChars ? brief : undefined;
}

/** "In addition to these fields" under a heading that names no fields. */
function pointsElsewhere(body: string, heading: string, words: LanguageWords): boolean {
  const pointed = findPointed(body, words);
  if (pointed === undefined) return false;
  const known = listTerms(heading, words);
  return !listTerms(pointed, words).some((term) => known.some((one) => one.endsWith(term) || term.endsWith(one)));
}

/** "Onyx, a $129 talking badge, can …" → the name with its apposition. */
function findKind(sentence: string, names: ReadonlySet<string>, words: LanguageWords): string | undefined {
  if (names.size === 0) return undefined;
  const [, name = '', kind = ''] =
    /^((?:\p{Lu}[^\s,]*\s?){1,4}), ([^,.;:()]{8,70}?)(?=[,.(]| \()/u.exec(sentence) ?? [];
  const isNoun =
    words.joints.has(getFirstWord(kind)) && words.subjects.has(getFirstWord(kind)) && countTextWords(kind) >= 3;
  if (!isNoun || !wordsIn(name).some((word) => names.has(word))) return undefined;
  const text = `${name}, ${kind}`.trim();
  return measureDrawnLength(text) <= budget.glance ? text : undefined;
}

/** "… behind the $199 Nucleus Intercom" → the name with its article. */
function findMention(sentence: string, names: ReadonlySet<string>, words: LanguageWords): string | undefined {
  if (names.size === 0) return undefined;
  for (const [text = '', article = '', name = ''] of sentence.matchAll(
    /(?<![\p{L}\p{N}])(\p{L}{1,4}) (?:[^\s,.;]{1,16} ){0,2}?((?:\p{Lu}[\p{L}\p{N}-]+ ?){2,4})/gu,
  )) {
    const isArticle = words.joints.has(article.toLowerCase()) && words.subjects.has(article.toLowerCase());
    if (isArticle && wordsIn(name).some((word) => names.has(word))) return text.trim();
  }
  return undefined;
}

const sayingWords = { min: 3, max: 16 };

function findFirstItem({ lists: [list] }: Section, { language }: LanguageWords): SectionBody | undefined {
  const item = list?.items.find(
    (text) =>
      countTextWords(text) >= sayingWords.min &&
      countTextWords(text) <= sayingWords.max &&
      measureDrawnLength(text) <= budget.max &&
      !/[\n:：]|[?？]$/.test(text) &&
      !isBoilerplate(text, language),
  );
  return item === undefined
    ? undefined
    : { body: capitalize(item.replace(/[.。;]$/, '')), sentence: item, odds: minOdds.sure };
}
