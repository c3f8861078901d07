import type { Item } from '../../modules.ts';
import type { Candidate } from '../candidate.ts';
import { verb } from '../clause-signs.ts';
import { isBiography, isUnintroduced } from '../dangling.ts';
import { quotationMarks } from '../language.ts';
import { shortenLead } from '../lead-cuts.ts';
import { isBoilerplate } from '../noise.ts';
import { type Phrase, phrase, phraseBudgets } from '../phrase.ts';
import type { Reading } from '../reading/reading.ts';
import { shortenings, trimSentence } from '../shorten.ts';
import { standing } from '../standing.ts';
import { capitalize, drawnLength, firstWord, isUnspaced, listTerms, overlap, wordCount, wordsIn } from '../text.ts';
import { withoutConnective } from '../trim.ts';
import { weights } from '../weights.ts';
import { singular } from '../words.ts';
import {
  chooseStatements,
  createForeign,
  minStanding,
  type Scored,
  type Statement,
  shownAbove,
} from './choose-statements.ts';
import { withPassage } from './lead-passage.ts';

/** Least merit relative to the sentence above for one that is drawn under it. */
const minFollower = 0.7;
const none: ReadonlySet<string> = new Set();
/** Limits the time on long texts. */
const considered = 80;
const repeated = 0.75;
/**
 * A statement that repeats more than half of the title, with few new terms and no number, is dropped.
 * Titles of fewer than `title` terms are names, which statements have to repeat.
 */
const restated = { title: 3, share: 0.55, newTerms: 5 };
/** Shorter quotations are mere phrases. */
const [minQuotedWords, minClauseWords] = [6, 3];
/**
 * Drawn letters of the main fact: where it can be set large, and up to which it is drawn whole.
 * Reports in Spanish or French open with sentences of 220 to 280.
 */
const maxLeadChars = { large: 200, whole: 290 } as const;
/** Factor by which a shorter form must stand better than the whole to be preferred. */
const betterLead = 1.3;
const biography = 0.4;
const sureness = { least: 0.4, mean: 0.6 };
const minTerms = 3;
function scoreSentences({ ranked, ratings, words, resolve }: Reading): Scored[] {
  return ranked.map((sentence, place) => {
    const resolved = resolve(place);
    const merit = ratings[place]?.take ?? 0;
    return { sentence, resolved, merit, stands: standing(resolved.text, resolved.text, words) };
  });
}

function restates(
  { heading, body = '' }: Pick<Item, 'heading' | 'body'>,
  terms: ReadonlySet<string>,
  title: string,
  titled: ReadonlySet<string>,
) {
  const added = [...terms].filter((term) => !titled.has(term)).length;
  const known = new Set(title.match(/\p{N}+/gu));
  const adds = (`${heading} ${body}`.match(/\p{N}+/gu) ?? []).some((number) => !known.has(number));
  const isNew = added >= restated.newTerms || adds;
  return titled.size >= restated.title && overlap(titled, terms) >= restated.share && !isNew;
}

interface Shown extends Phrase {
  readonly stands: number;
  /** Factor for a name that the text presumes known; 1 where it has none. */
  readonly known?: number;
  readonly origin?: string;
}

function findHeading(scored: Scored, reading: Reading, named: ReadonlySet<string>): Shown | undefined {
  const { weight } = scored.sentence;
  const { text } = scored.resolved;
  const { isStranger, people } = reading;
  if (scored.sentence.speaker !== undefined) return quotedHeading(scored.sentence.speaker, text, reading);
  const words = weight > 1 ? singular(reading.statementWords) : reading.statementWords;
  const found = phrase(text, words, (form) => standing(text, form, words));
  if (found === undefined || listTerms(found.heading, words).length < minTerms) return undefined;
  if (found.quoted !== undefined && isPhrase(found.quoted)) return undefined;
  const stood =
    found.quoted === undefined
      ? standing(text, found.heading, words)
      : standing(`${found.quoted}.`, found.quoted, { ...words, personal: none }) * weights.quoted;
  const isOwned = reading.isOwned(text);
  const isRiddle = isUnintroduced(found.heading, named, words);
  const isAside = reading.definition === undefined && isBiography(found.heading);
  const known =
    (isStranger(found.heading) ? 0.25 : 1) * (isRiddle ? 0.5 : 1) * (isOwned ? 1 : 0.5) * (isAside ? biography : 1);
  const stands = stood * (scored.sentence.spoken ? 0.5 : 1) * known;
  // "Lund" as a speaker under her words is unknown to readers.
  const speaker = people.find(({ family }) => found.isInseparable === true && found.body === family);
  return {
    ...found,
    ...(speaker === undefined ? {} : { body: speaker.name, origin: speaker.sentence }),
    stands,
    known,
  };
}

/** Whether a quotation is a phrase, or lacks a verb in its main clause ("A world in which …"). */
const isPhrase = (said: string): boolean =>
  !isUnspaced(said) &&
  (wordCount(said) < minQuotedWords || wordCount(said.split(/[,:;–]\s/, 1)[0] ?? '') < minClauseWords);

function quotedHeading(speaker: string, text: string, { words, language }: Reading): Shown | undefined {
  const said = trimSentence(text, words, withoutConnective);
  if (drawnLength(said) > phraseBudgets.most || /["“”„«»「」]/.test(said) || isPhrase(said)) return undefined;
  if (listTerms(said, words).length < minTerms) return undefined;
  // "However, it turns out …" depends on what was said before.
  if (words.connectives.includes(firstWord(said))) return undefined;
  const [open, close] = quotationMarks(language);
  const stands = standing(text, said, { ...words, personal: none });
  return { heading: `${open}${capitalize(said)}${close}`, body: speaker, isInseparable: true, quoted: said, stands };
}

function findBody({ sentence }: Scored, { statementWords: words }: Reading): string | undefined {
  const { text } = sentence;
  if (isBoilerplate(text) || /[?？!…:：]["”’]?$/.test(text) || listTerms(text, words).length < minTerms)
    return undefined;
  if (wordsIn(text.toLowerCase()).some((word) => words.personal.has(word))) return undefined;
  const form = shortenings(text, words).find((shown) => drawnLength(shown) <= phraseBudgets.body);
  return form === undefined ? undefined : capitalize(form);
}

function listStatements(scored: readonly Scored[], reading: Reading, named: ReadonlySet<string>): Statement[] {
  const { words } = reading;
  const least = scored.map(({ merit }) => merit).toSorted((a, b) => b - a)[considered] ?? 0;
  const shown = shownAbove(reading);
  const headings = scored.map((one) => {
    const own = one.merit < least ? undefined : findHeading(one, reading, named);
    if (own === undefined || own.stands < minStanding.rules) return undefined;
    if (own.quoted !== undefined) return own;
    const { sentence, resolved } = one;
    const stands = reading.stands({ text: own.heading, source: resolved.text, sentence, shown });
    return { ...own, stands: stands * (own.known ?? 1) };
  });
  const areGood = headings.map((own) => (own?.stands ?? 0) >= minStanding.good);
  // Where all self-contained sentences fit, only dependent ones are drawn under others.
  const isShort = areGood.filter(Boolean).length <= reading.statementLimit;
  return scored.flatMap((one, place): Statement[] => {
    const own = headings[place];
    if (own === undefined) return [];
    const terms = new Set(listTerms(own.heading, words));
    const next = scored[place + 1];
    const isTold = isShort && areGood[place + 1] === true;
    const follows = next !== undefined && !isTold && next.sentence.paragraph === one.sentence.paragraph;
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
    const fit = length > phraseBudgets.most ? weights.wall : length > phraseBudgets.comfortable ? weights.long : 1;
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

/** Weight of standing alone beside being the main fact, in log-odds of both. */
const leadStands = 0.25;

/** The likeliest main fact that stands alone and repeats neither title nor subtitle. */
function findLead(
  reading: Reading,
  scored: readonly Scored[],
  titles: readonly ReadonlySet<string>[],
): Statement | undefined {
  const { leads, title = '', statementWords: words } = reading;
  const titled = new Set(listTerms(title, words));
  const shown = shownAbove(reading);
  const isForeign = createForeign(reading);
  const able = leads.flatMap(({ sentence, lead }): { readonly statement: Statement; readonly value: number }[] => {
    const one = scored.find((other) => other.sentence === sentence) ?? {
      sentence,
      resolved: { text: sentence.text },
      merit: 1,
      stands: 1,
    };
    const { resolved } = one;
    const own = chooseLeadForm(findHeading(one, reading, titled), one, words);
    // The model was not trained on summaries, so the stricter rules apply.
    const least = sentence.index < 0 ? minStanding.summary : minStanding.rules;
    if (own === undefined || own.stands < least || isForeign(own.heading)) return [];
    const stands =
      (own.known ?? 1) * reading.stands({ text: own.quoted ?? own.heading, source: resolved.text, sentence, shown });
    const terms = new Set(listTerms(own.heading, words));
    if (stands < minStanding.lead || restates(own, terms, title, titled)) return [];
    if (titles.some((other) => overlap(terms, other) >= repeated)) return [];
    const item: Item = {
      heading: own.heading,
      ...(own.body === undefined ? {} : { body: own.body }),
      ...(own.isInseparable ? { isInseparable: true } : {}),
      sentence: [resolved.antecedent, sentence.text, own.origin].filter(Boolean).join('\n'),
    };
    const statement = { item, scored: { ...one, stands }, value: 1, rank: 1, terms };
    return [{ statement, value: lead + leadStands * Math.log(stands / (1.01 - stands)) }];
  });
  return able.toSorted((a, b) => b.value - a.value)[0]?.statement;
}

/** The whole form where it can be set large, unless a shorter one stands clearly better; else the longest. */
function chooseLeadForm(own: Shown | undefined, one: Scored, words: Reading['words']): Shown | undefined {
  const isParted = own?.quoted !== undefined || own?.body !== undefined;
  const whole = isParted ? undefined : longLead(one, words, maxLeadChars.large);
  if (own === undefined || whole === undefined) return own ?? whole ?? findLongLead(one, words);
  return own.stands > whole.stands * betterLead ? own : { ...own, ...whole };
}

const minOpeningWords = 6;

/** A longer main fact, if it is a sentence rather than a row of phrases. */
function findLongLead(one: Scored, words: Reading['words']): Shown | undefined {
  const found = longLead(one, words, maxLeadChars.whole);
  const [opening = ''] = found?.heading.split(/[,،，、](?:\s|$)/u) ?? [];
  const says = [verb, words.verbSign].some((sign) => sign?.test(`${found?.heading} `));
  return says || wordCount(opening) >= minOpeningWords ? found : undefined;
}

function longLead({ resolved: { text } }: Scored, words: Reading['words'], budget: number): Shown | undefined {
  const form = shortenLead(text, budget, words);
  return form === undefined ? undefined : { heading: capitalize(form), stands: standing(text, form, words) };
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
  const fact = findLead(reading, scored, under.size === 0 ? titles : [...titles, under]);
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
        sure: Math.min(1, sureness.least + sureness.mean * mean),
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
