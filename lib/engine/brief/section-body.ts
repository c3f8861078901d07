import { isBoilerplate } from './noise.ts';
import type { Section } from './outline.ts';
import { splitSentences } from './sentences.ts';
import { shortenings } from './shorten.ts';
import { standing } from './standing.ts';
import { capitalize, drawnLength, firstWord, listTerms, overlap, wordCount } from './text.ts';
import { collective, type LanguageWords, singular } from './words.ts';

/** Drawn letters of a body under its heading. */
const budget = 130;
/** A body should stand this well; failing that, this well, and may be a little longer. */
const minStanding = { good: 0.5, fair: 0.28, longer: 150 };
/** What a sentence further down is worth less, a place. */
const fall = 0.2;

/** "We invite you" is the site's own business more often than what a test found. */
const weights = { collective: 0.4 };
const isCollective = (body: string) => collective.has(firstWord(body));

/** How much a body tells, 0.6–1.2: more of its own words, and a number, beat a bare remark. */
const informs = (body: string, terms: number) =>
  (0.6 + 0.4 * Math.min(1, terms / 5)) * (/\p{N}|[%€$£]/u.test(body) ? 1.2 : 1);

/**
 * The sentence under a heading that says most in its place: an early one that stands alone, tells something, and shares
 * words with its heading.
 */
export function findBody(
  section: Section,
  isLenient: boolean,
  language: string,
  words: LanguageWords,
): { body: string; sentence: string } | undefined {
  const texts =
    section.sentences.length > 0
      ? section.sentences
      : (section.lists[0]?.items.slice(0, 3) ?? []).flatMap((item) => splitSentences(item, language));
  const heading = new Set(listTerms(section.heading, words));
  const fitting = texts.slice(0, 10).flatMap((sentence, place) => {
    const forms = shortenings(sentence, words);
    const short = forms.find((form) => drawnLength(form) <= budget);
    const body = short ?? (isLenient ? forms.find((form) => drawnLength(form) <= minStanding.longer) : undefined);
    const voice = body !== undefined && isCollective(body) ? weights.collective : 1;
    const own = body === undefined ? 0 : standing(sentence, body, singular(words)) * voice;
    if (body === undefined || own < (isLenient ? minStanding.fair : minStanding.good)) return [];
    const terms = new Set(listTerms(body, words));
    if (overlap(terms, heading) > 0.8) return [];
    const isGood = short !== undefined && own >= minStanding.good ? 1 : 0.5;
    const value = (isGood * own * (1 + overlap(heading, terms)) * informs(body, terms.size)) / (1 + place * fall);
    return [{ body: capitalize(body), sentence, value }];
  });
  return (
    fitting.sort((a, b) => b.value - a.value)[0] ?? (section.sentences.length === 0 ? firstItem(section) : undefined)
  );
}

/** Words of an item that says something of its heading by itself. */
const sayingWords = { least: 3, most: 16 };

/** Where only bullets stand under a heading, the first of them that says something in its place. */
function firstItem({ lists: [list] }: Section): { body: string; sentence: string } | undefined {
  const item = list?.items.find(
    (text) =>
      wordCount(text) >= sayingWords.least &&
      wordCount(text) <= sayingWords.most &&
      drawnLength(text) <= budget &&
      !/[\n:：]|[?？]$/.test(text) &&
      !isBoilerplate(text),
  );
  return item === undefined ? undefined : { body: capitalize(item.replace(/[.。;]$/, '')), sentence: item };
}
