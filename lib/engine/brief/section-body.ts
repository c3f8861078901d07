import { isAsking, weighUnderHeading } from './heading-question.ts';
import { isBoilerplate } from './noise.ts';
import type { Section } from './outline.ts';
import { splitSentences } from './sentences.ts';
import { shortenings } from './shorten.ts';
import { standing } from './standing.ts';
import { capitalize, drawnLength, firstWord, listTerms, overlap, wordCount, wordsIn } from './text.ts';
import { collective, type LanguageWords, singular } from './words.ts';

/** Drawn letters: read at a glance, at most, and the factor for longer ones. */
const budget = { glance: 90, max: 130, worthBeyond: 0.7 };
const minStanding = { good: 0.5, fair: 0.28, min: 0.28, longer: 150 };
export type Strictness = 'good' | 'fair' | 'min';

export type Judge = (clause: string, sentence: string, heading: string) => number;

export interface SectionBody {
  readonly body: string;
  readonly sentence: string;
}
/** Loss of value per sentence further down. */
const fall = 0.3;

/** "We invite you" is usually the site's own business. */
const weights = { collective: 0.4, opensWithName: 1.7, hasName: 1.2, mention: 0.3 };
const isCollective = (body: string) => collective.has(firstWord(body));

const repetition = 0.8;
const telling = { min: 0.6, terms: 0.4, enough: 5, number: 1.2 };

/** How informative a body is, 0.6–1.2. */
const informs = (body: string, terms: number) =>
  (telling.min + telling.terms * Math.min(1, terms / telling.enough)) *
  (/\p{N}|[%€$£]/u.test(body) ? telling.number : 1);

/** The clause that says most under its heading: early, self-contained, short, on topic or with one of `names`. */
export function findBody(
  section: Section,
  strictness: Strictness,
  language: string,
  words: LanguageWords,
  judge: Judge,
  names: ReadonlySet<string> = new Set(),
): SectionBody | undefined {
  const texts =
    section.sentences.length > 0
      ? section.sentences
      : (section.lists[0]?.items.slice(0, 3) ?? []).flatMap((item) => splitSentences(item, language));
  const heading = new Set(listTerms(section.heading, words));
  const min = minStanding[strictness];
  const isQuestion = isAsking(section.heading);
  const fitting = texts.slice(0, 10).flatMap((sentence, place) => {
    const named = findKind(sentence, names, words);
    if (named !== undefined) return [{ body: named, sentence, value: weights.opensWithName / (1 + place * fall) }];
    const isLast = strictness === 'min' && section.sentences.length > 0;
    const mention = isLast ? findMention(sentence, names, words) : undefined;
    if (mention !== undefined) return [{ body: capitalize(mention), sentence, value: weights.mention }];
    const forms = shortenings(sentence, words);
    const findWithin = (max: number) => forms.find((form) => drawnLength(form) <= max);
    const stands = (form: string | undefined) =>
      form !== undefined && standing(sentence, form, singular(words)) >= minStanding.good;
    const brief = findWithin(budget.glance);
    const short = stands(brief) ? brief : findWithin(budget.max);
    const body = short ?? (strictness === 'min' || isQuestion ? findWithin(minStanding.longer) : undefined);
    const voice = body !== undefined && isCollective(body) ? weights.collective : 1;
    const own = body === undefined ? 0 : standing(sentence, body, singular(words)) * voice;
    if (body === undefined || own < min) return [];
    const terms = new Set(listTerms(body, words));
    if (overlap(terms, heading) > repetition) return [];
    const likely = judge(body, sentence, section.heading);
    const isGood = (short !== undefined || isQuestion) && own >= minStanding.good ? 1 : 0.5;
    const size = drawnLength(body) <= budget.glance ? 1 : budget.worthBeyond;
    const information = informs(body, terms.size) * size * weighNames(body, names);
    // Playful headings share words by chance.
    const shared = names.size > 0 ? 0 : overlap(heading, terms);
    const fit = weighUnderHeading({ heading: section.heading, body, sentence }, words);
    if (fit === 0) return [];
    const value = (isGood * own ** 1.5 * likely * (1 + shared) * information * fit) / (1 + place * fall);
    return [{ body: capitalize(body), sentence, value }];
  });
  return (
    fitting.sort((a, b) => b.value - a.value)[0] ?? (section.sentences.length === 0 ? firstItem(section) : undefined)
  );
}

const opening = 4;

function weighNames(text: string, names: ReadonlySet<string>): number {
  if (names.size === 0) return 1;
  const at = wordsIn(text).findIndex((word) => names.has(word));
  return at < 0 ? 1 : at < opening ? weights.opensWithName : weights.hasName;
}

/** "Onyx, a $129 talking badge, can …" → the name with its apposition. */
function findKind(sentence: string, names: ReadonlySet<string>, words: LanguageWords): string | undefined {
  if (names.size === 0) return undefined;
  const [, name = '', kind = ''] =
    /^((?:\p{Lu}[^\s,]*\s?){1,4}), ([^,.;:()]{8,70}?)(?=[,.(]| \()/u.exec(sentence) ?? [];
  const isNoun = words.joints.has(firstWord(kind)) && words.subjects.has(firstWord(kind)) && wordCount(kind) >= 3;
  if (!isNoun || !wordsIn(name).some((word) => names.has(word))) return undefined;
  const text = `${name}, ${kind}`.trim();
  return drawnLength(text) <= budget.glance ? text : undefined;
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

function firstItem({ lists: [list] }: Section): SectionBody | undefined {
  const item = list?.items.find(
    (text) =>
      wordCount(text) >= sayingWords.min &&
      wordCount(text) <= sayingWords.max &&
      drawnLength(text) <= budget.max &&
      !/[\n:：]|[?？]$/.test(text) &&
      !isBoilerplate(text),
  );
  return item === undefined ? undefined : { body: capitalize(item.replace(/[.。;]$/, '')), sentence: item };
}
