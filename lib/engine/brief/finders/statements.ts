import type { Item } from '../../modules.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { phraseBudgets } from '../shortening/phrase.ts';
import { listShortenings } from '../shortening/shorten.ts';
import { rateStanding } from '../standing/standing.ts';
import { isBalanced } from '../text/borders.ts';
import { capitalize, listTerms, measureDrawnLength, overlap, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { opposes } from '../titles/description.ts';
import { createBriefItems } from './brief-item.ts';
import { chooseStatements, joinShownAbove, minStanding, type Scored, type Statement } from './choose-statements.ts';
import { findLead, findsTitle, minUnder, repeated, restates } from './find-lead.ts';
import { withPassage } from './lead-passage.ts';
import { findHeading, minHeadingTerms, type Shown } from './statement-heading.ts';

/** Minimum merit, relative to the sentence above, of one that is drawn under it. */
const minFollower = 0.7;
/** Limits the time on long texts. */
const considered = 80;
const sureness = { min: 0.62, mean: 0.6 };
function scoreSentences({ ranked, ratings, words, resolve }: Reading): Scored[] {
  return ranked.map((sentence, place) => {
    const resolved = resolve(place);
    const merit = ratings[place]?.take ?? 0;
    return { sentence, resolved, merit, stands: rateStanding(resolved.text, resolved.text, words) };
  });
}

function findBody({ sentence }: Scored, { statementWords: words }: Reading): string | undefined {
  const { text } = sentence;
  if (
    isBoilerplate(text, words.language) ||
    /[?？!…:：]["”’]?$/.test(text) ||
    listTerms(text, words).length < minHeadingTerms
  )
    return undefined;
  if (wordsIn(text.toLowerCase()).some((word) => words.personal.has(word))) return undefined;
  const form = listShortenings(text, words).find((shown) => measureDrawnLength(shown) <= phraseBudgets.body);
  return form === undefined ? undefined : capitalize(form);
}

function findTurn({ sentence: { text } }: Scored, heading: string, words: LanguageWords): string | undefined {
  const form = capitalize(text.replace(/[.。]$/u, ''));
  const isSpoken = /["“„«「]/u.test(text) || wordsIn(text.toLowerCase()).some((word) => words.personal.has(word));
  const isFit = !isSpoken && isBalanced(text) && !/[?？؟:：]["”’]?$/u.test(text);
  return isFit && measureDrawnLength(heading) + measureDrawnLength(form) <= phraseBudgets.row ? form : undefined;
}

function findHeadings(scored: readonly Scored[], reading: Reading, named: ReadonlySet<string>, shown: string) {
  const min = scored.map(({ merit }) => merit).toSorted((a, b) => b - a)[considered] ?? 0;
  return scored.map((one) => {
    const own = one.merit < min ? undefined : findHeading(one, reading, named);
    if (own === undefined || own.stands < minStanding.rules) return undefined;
    if (own.quoted !== undefined) return own;
    const { sentence, resolved } = one;
    const stands = reading.stands({ text: own.heading, source: resolved.text, sentence, shown });
    return { ...own, stands: stands * (own.known ?? 1) };
  });
}

interface Under {
  readonly under?: string | undefined;
  readonly isTurn: boolean;
}

function findUnder(
  one: Scored,
  own: Shown,
  next: Scored | undefined,
  reading: Reading,
  isFree: boolean,
): Under | undefined {
  if (own.body !== undefined || next?.sentence.paragraph !== one.sentence.paragraph) return { isTurn: false };
  if (opposes(next.sentence.text, reading.words)) {
    const turn = findTurn(next, own.heading, reading.words);
    return turn === undefined ? undefined : { under: turn, isTurn: true };
  }
  const follower = isFree && next.merit >= one.merit * minFollower ? findBody(next, reading) : undefined;
  if (follower === undefined || measureDrawnLength(own.heading) + measureDrawnLength(follower) > phraseBudgets.row)
    return { isTurn: false };
  const drawn = `${joinShownAbove(reading)}\n${own.heading}`;
  const { sentence } = next;
  const isLoose = reading.stands({ text: follower, source: sentence.text, sentence, shown: drawn }) < minStanding.body;
  return { under: isLoose ? undefined : follower, isTurn: false };
}

function listStatements(scored: readonly Scored[], reading: Reading, named: ReadonlySet<string>): Statement[] {
  const { words } = reading;
  const shown = joinShownAbove(reading);
  const headings = findHeadings(scored, reading, named, shown);
  const areGood = headings.map((own) => (own?.stands ?? 0) >= minStanding.good);
  // Where all self-contained sentences fit, only dependent ones are drawn under others.
  const isShort = areGood.filter(Boolean).length <= reading.statementLimit;
  return scored.flatMap((one, place): Statement[] => {
    const own = headings[place];
    if (own === undefined) return [];
    const terms = new Set(listTerms(own.heading, words));
    const next = scored[place + 1];
    const isFollowed = isShort && areGood[place + 1] === true;
    const found = findUnder(one, own, next, reading, !isFollowed);
    if (found === undefined) return [];
    const { under, isTurn } = found;
    const body = own.body ?? under;
    const lines = [
      one.resolved.antecedent,
      one.sentence.text,
      own.origin,
      under === undefined ? undefined : next?.sentence.text,
    ];
    const said = lines.filter(Boolean).join('\n');
    const length = measureDrawnLength(own.heading) + measureDrawnLength(own.body ?? '');
    const fit = length > phraseBudgets.max ? weights.wall : length > phraseBudgets.comfortable ? weights.long : 1;
    const value = one.merit * fit + (under === undefined ? 0 : weights.body * (next?.merit ?? 0));
    const isInseparable = own.isInseparable === true || isTurn ? { isInseparable: true } : {};
    const item = {
      heading: own.heading,
      ...(body === undefined ? {} : { body }),
      ...isInseparable,
      sentence: said,
    };
    return [
      {
        item,
        scored: { ...one, stands: own.stands },
        next: under === undefined ? undefined : next,
        value,
        rank: value * own.stands,
        terms,
      },
    ];
  });
}

export function findStatements(reading: Reading): Candidate[] {
  const { words, title = '', leads } = reading;
  const above = reading.above.join(' ');
  const scored = scoreSentences(reading);
  const titles = [title, above].map((text) => new Set(listTerms(text, words)));
  const titled = new Set(listTerms(title, words));
  const named = new Set(listTerms([title, above, leads[0]?.sentence.text ?? ''].join(' '), words));
  const all = listStatements(scored, reading, named)
    .filter(({ item, terms, scored: { sentence } }) =>
      sentence.isFinding
        ? !findsTitle(terms, titled)
        : !restates(item, terms, title, titled) && !titles.some((other) => overlap(terms, other) >= repeated),
    )
    .toSorted((a, b) => b.rank - a.rank);
  const under = new Set(listTerms(above, words));
  const fact = findLead(reading, scored, under.size === 0 ? titles : [...titles, under], under);
  const passage = fact && withPassage(fact, scored, reading);
  const saysUnder = ({ item: { heading, body = '' } }: Statement) =>
    under.size >= minUnder && overlap(under, new Set(listTerms(`${heading} ${body}`, words))) >= repeated;
  const lead = passage && saysUnder(passage) ? undefined : passage;
  const able = all.filter((one) => !saysUnder(one));
  const ordered = chooseStatements(able, lead, reading);
  if (ordered.length === 0) return [];
  const shorten = createBriefItems(reading);
  const items = ordered.map(shorten);
  const firm = chooseStatements(able, lead, reading, { free: reading.minStatements });
  const worth = ordered.map(({ rank }) => rank);
  const mean = ordered.reduce((sum, { scored: { stands } }) => sum + stands, 0) / ordered.length;
  const why = `${items.length} sentences that stand alone`;
  const freed = new Map(
    ordered.flatMap(({ item: { body, isInseparable = false }, next }): [string, Item][] =>
      body !== undefined && !isInseparable && next !== undefined && next.stands >= minStanding.lead
        ? [[next.sentence.text, { heading: body, sentence: next.sentence.text }]]
        : [],
    ),
  );
  return [
    {
      module: {
        kind: 'statements',
        items,
        sure: Math.min(1, sureness.min + sureness.mean * mean),
        weight: weights.module.statements,
        why,
      },
      ...(lead === undefined ? {} : { lead: shorten(lead) }),
      ...(lead === undefined || fact === undefined ? {} : { fact: shorten(fact) }),
      worth,
      weak: new Set(ordered.filter((one) => !firm.includes(one)).map(({ item: { sentence = '' } }) => sentence)),
      freed,
    },
  ];
}
