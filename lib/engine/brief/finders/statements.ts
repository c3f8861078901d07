import type { Item } from '../../modules.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { phraseBudgets } from '../shortening/phrase.ts';
import { shortenings } from '../shortening/shorten.ts';
import { standing } from '../standing/standing.ts';
import { capitalize, drawnLength, listTerms, overlap, wordsIn } from '../text/text.ts';
import { chooseStatements, minStanding, type Scored, type Statement, shownAbove } from './choose-statements.ts';
import { findLead, repeated, restates } from './find-lead.ts';
import { withPassage } from './lead-passage.ts';
import { findHeading, minHeadingTerms } from './statement-heading.ts';

/** Least merit relative to the sentence above for one that is drawn under it. */
const minFollower = 0.7;
/** Limits the time on long texts. */
const considered = 80;
const sureness = { min: 0.62, mean: 0.6 };
function scoreSentences({ ranked, ratings, words, resolve }: Reading): Scored[] {
  return ranked.map((sentence, place) => {
    const resolved = resolve(place);
    const merit = ratings[place]?.take ?? 0;
    return { sentence, resolved, merit, stands: standing(resolved.text, resolved.text, words) };
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
  const form = shortenings(text, words).find((shown) => drawnLength(shown) <= phraseBudgets.body);
  return form === undefined ? undefined : capitalize(form);
}

/** The heading that each sentence may have, with how well it stands; undefined where none does. */
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

function listStatements(scored: readonly Scored[], reading: Reading, named: ReadonlySet<string>): Statement[] {
  const { words } = reading;
  const shown = shownAbove(reading);
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
    const follows = next !== undefined && !isFollowed && next.sentence.paragraph === one.sentence.paragraph;
    const follower =
      own.body === undefined && follows && next.merit >= one.merit * minFollower ? findBody(next, reading) : undefined;
    const isGlance = drawnLength(own.heading) + drawnLength(follower ?? '') <= phraseBudgets.row;
    const isLoose =
      next !== undefined &&
      follower !== undefined &&
      reading.stands({
        text: follower,
        source: next.sentence.text,
        sentence: next.sentence,
        shown: `${shown}\n${own.heading}`,
      }) < minStanding.body;
    const under = isGlance && !isLoose ? follower : undefined;
    const body = own.body ?? under;
    const lines = [
      one.resolved.antecedent,
      one.sentence.text,
      own.origin,
      under === undefined ? undefined : next?.sentence.text,
    ];
    const said = lines.filter(Boolean).join('\n');
    const length = drawnLength(own.heading) + drawnLength(own.body ?? '');
    const fit = length > phraseBudgets.max ? weights.wall : length > phraseBudgets.comfortable ? weights.long : 1;
    const value = one.merit * fit + (under === undefined ? 0 : weights.body * (next?.merit ?? 0));
    const isInseparable = own.isInseparable ? { isInseparable: true } : {};
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
  const { words, title = '', standfirst, definition, thesis, leads } = reading;
  const scored = scoreSentences(reading);
  const titles = [title, standfirst ?? ''].map((text) => new Set(listTerms(text, words)));
  const titled = new Set(listTerms(title, words));
  const named = new Set(listTerms([title, standfirst ?? '', leads[0]?.sentence.text ?? ''].join(' '), words));
  const all = listStatements(scored, reading, named)
    .filter(({ terms }) => !titles.some((other) => overlap(terms, other) >= repeated))
    .filter(({ item, terms }) => !restates(item, terms, title, titled))
    .toSorted((a, b) => b.rank - a.rank);
  // Text under the title is not repeated.
  const under = new Set(listTerms(standfirst ?? definition ?? thesis ?? '', words));
  const fact = findLead(reading, scored, under.size === 0 ? titles : [...titles, under], under);
  const lead = fact && withPassage(fact, scored, reading);
  const ordered = chooseStatements(all, lead, reading);
  if (ordered.length === 0) return [];
  const items = ordered.map(({ item }) => item);
  const worth = ordered.map(({ rank }) => rank);
  const mean = ordered.reduce((sum, { scored: { stands } }) => sum + stands, 0) / ordered.length;
  const why = `${items.length} sentences that stand alone`;
  const freed = new Map(
    ordered.flatMap(({ item: { body }, next }): [string, Item][] =>
      body !== undefined && next !== undefined && next.stands >= minStanding.lead
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
      ...(lead === undefined ? {} : { lead: lead.item }),
      ...(fact === undefined ? {} : { fact: fact.item }),
      worth,
      freed,
    },
  ];
}
