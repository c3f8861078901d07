import { and, joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import type { Item } from '../../modules.ts';
import { findPromisedCount } from '../outline/numbering.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { shorten } from '../shortening/shorten.ts';
import { isBalanced } from '../text/borders.ts';
import type { RankedSentence } from '../text/rank.ts';
import {
  capitalize,
  countTextWords,
  getFirstWord,
  listTerms,
  measureDrawnLength,
  overlap,
  tidy,
  wordsIn,
} from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { getRound } from './cycle.ts';

const count = { min: 3, max: 7 };
const name = { letters: 40, words: 5 };
/** Words between a count and the colon; sentences behind the list in which its names may be explained. */
const [leadWords, explainedWithin] = [6, 12];
const maxBodyChars = 110;
const sureness = { explained: 0.9, named: 0.6, aside: 0.35 };
/** Sentences up to which a text is about what one of them counts. */
const shortText = 10;

const getPatterns = perPageLanguage((among) => {
  const nouns = joinAlternatives(({ brief }) => brief?.parts?.nouns, among);
  const stages = joinAlternatives(({ brief }) => brief?.parts?.stages, among);
  const then = [
    joinAlternatives(({ brief }) => brief?.steps?.next, among),
    joinAlternatives(({ brief }) => brief?.steps?.last, among),
  ].join('|');
  return {
    counted: new RegExp(String.raw`(?<!\p{L})(?:${nouns}|${stages})(?!\p{L})`, 'iu'),
    staged: new RegExp(String.raw`(?<!\p{L})(?:${stages})(?!\p{L})`, 'iu'),
    joint: new RegExp(String.raw`^(?:(?:${and}|${then})[\s,]+)+`, 'iu'),
    lastTwo: new RegExp(String.raw`\s(?:${and})\s`, 'giu'),
  };
});

/** "Blood has three parts: red cells, …" → head and tail, where the count stands shortly before the colon. */
function parseLead(text: string, { words }: Reading) {
  const [, head = '', tail = ''] = /^([^:：]{8,160})[:：]\s?([^:：]{8,})$/u.exec(text) ?? [];
  const lead = head.split(/\s+/).slice(-leadWords).join(' ');
  const promised = findPromisedCount(lead, words.language);
  const isCounted = promised !== undefined && promised <= count.max && getPatterns(words.language).counted.test(lead);
  return isCounted ? { head, tail: tail.replace(/[.。]$/u, ''), promised } : undefined;
}

function splitParts(tail: string, promised: number, { words }: Reading): string[] | undefined {
  const { joint, lastTwo } = getPatterns(words.language);
  const mark = tail.includes(';') ? /\s*;\s+/u : /\s*[,،、]\s*/u;
  const pieces = tail.split(mark);
  const last = pieces.at(-1) ?? '';
  const ends = pieces.length === promised - 1 ? last.split(lastTwo) : [];
  const parts = (ends.length === 2 ? [...pieces.slice(0, -1), ...ends] : pieces).map((part) =>
    tidy(part).replace(joint, ''),
  );
  return parts.length === promised && parts.every((part) => part !== '' && isBalanced(part)) ? parts : undefined;
}

function toPart(part: string, sentence: string, words: LanguageWords): Item {
  const [heading = '', ...said] = part.split(/\s*(?:,|\s[–—-]|\()\s*/u);
  const whole = said.join(', ').replace(/\)$/, '');
  // "which makes clouds" is said without its pronoun; "in which", and German clauses, are not.
  const isSubject = words.relative.has(getFirstWord(whole)) && !words.isVerbSecond;
  const isBound = wordsIn(whole)
    .slice(0, 2)
    .some((word) => words.relative.has(word));
  const body = isSubject ? whole.replace(/^\p{L}+\s/u, '') : whole;
  const shown = isSubject || !isBound ? capitalize(body) : body;
  return { heading: capitalize(heading), ...(body === '' ? {} : { body: shown }), sentence };
}

const isName = ({ heading }: Item): boolean =>
  measureDrawnLength(heading) <= name.letters && countTextWords(heading) <= name.words && countTextWords(heading) > 0;

const opensWith = (text: string, { heading }: Item, { words }: Reading): boolean => {
  const lower = text.toLowerCase();
  const named = heading.toLowerCase();
  const rest = words.joints.has(getFirstWord(text)) ? lower.replace(/^\p{L}+\s/u, '') : lower;
  return [lower, rest].some((one) => one.startsWith(named) && !/^\p{L}/u.test(one.slice(named.length)));
};

function explain(item: Item, next: readonly RankedSentence[], reading: Reading): Item {
  if (item.body !== undefined) return item;
  const own = next.find(({ text }) => opensWith(text, item, reading));
  const body = own && shorten(own.text, maxBodyChars, reading.words);
  return own === undefined || body === undefined
    ? item
    : { ...item, body: capitalize(body), sentence: `${item.sentence}\n${own.text}` };
}

/** "Blood has three parts: …", "The cycle has four stages: …; …": parts that one sentence counts and names. */
export function findCountedParts(reading: Reading): Candidate[] {
  const { ranked, fullTitle, words } = reading;
  return ranked.flatMap((sentence, at): Candidate[] => {
    if (sentence.spoken === true) return [];
    const lead = parseLead(sentence.text, reading);
    const parts = lead && splitParts(lead.tail, lead.promised, reading);
    if (lead === undefined || parts === undefined || parts.length < count.min) return [];
    const named = parts.map((part) => toPart(part, sentence.text, words));
    if (!named.every(isName)) return [];
    const next = ranked.slice(at + 1, at + 1 + explainedWithin);
    const items = named.map((item) => explain(item, next, reading));
    const isOfTitle = overlap(new Set(listTerms(fullTitle, words)), new Set(listTerms(lead.head, words))) > 0;
    const isMain = isOfTitle || ranked.length <= shortText;
    const areExplained = items.every(({ body }) => body !== undefined);
    const sure = isMain ? (areExplained ? sureness.explained : sureness.named) : sureness.aside;
    const isStaged = getPatterns(words.language).staged.test(lead.head);
    const bid = { sure, weight: 1, why: `${items.length} parts that one sentence counts and names` };
    if (isStaged)
      return [
        {
          module: {
            kind: 'sequence',
            form: getRound(words.language).test(`${fullTitle} ${lead.head}`) ? 'cycle' : 'steps',
            items,
            ...bid,
          },
        },
      ];
    return [{ module: { kind: 'items', form: areExplained ? 'parts' : 'list', items, ...bid } }];
  });
}
