import type { Item } from '../../modules.ts';
import type { Reading } from '../reading/reading.ts';
import { isVoiced, pointsAway } from '../standing/leaning.ts';
import type { Resolved } from '../standing/references.ts';
import { caveat } from '../statements/fairness.ts';
import { addsNumber } from '../text/brackets.ts';
import { type RankedSentence, repeats } from '../text/rank.ts';
import { listTerms, overlap } from '../text/text.ts';

/** Minimum probability of standing alone; from `sure` on a statement may lean on what is not shown. */
export const minStanding = {
  sure: 0.65,
  good: 0.5,
  fair: 0.36,
  alone: 0.35,
  limit: 0.3,
  rules: 0.3,
  /** By the rules, for the main fact: of 41 leads that 0.15 changed, editors took 12 of the new and 6 of the old; dialogue stays below. */
  mainFact: 0.19,
  short: 0.2,
  lead: 0.25,
  summary: 0.55,
  body: 0.55,
};
const enough = 3;
/** Minimum probability, beyond the first ones. Of 79 statements two thirds above it were fit to print. */
const minPoint = 0.18;
/** Texts of up to so many sentences leave little to choose from: what stands fairly is drawn. */
const shortText = 14;
/** Lower than the model's floor, which was fitted on longer texts. */
const shortLoss = 0.1;
/** Share of sentences with "we" above which it is the publisher's own voice (named in the source line). */
const ownVoice = 0.4;
/** Factor for an opening statement that leans on a later one. */
const leaning = 0.1;
const likeness = 0.5;
/** Maximum statements from one third of a text, and the number of sentences from which that applies. */
const spread = { max: 4, from: 21 };
const glanced = 4;

export interface Scored {
  readonly sentence: RankedSentence;
  readonly resolved: Resolved;
  readonly merit: number;
  readonly stands: number;
}

export interface Statement {
  readonly item: Item;
  readonly scored: Scored;
  readonly next?: Scored | undefined;
  readonly value: number;
  readonly rank: number;
  readonly terms: ReadonlySet<string>;
}

const joinItemText = ({ item: { heading, body = '' } }: Statement) => `${heading}\n${body}`;
const findPlace = ({ scored: { sentence } }: Statement) => sentence.index;

export const joinShownAbove = ({ title = '', above }: Reading): string => [title, ...above].join('\n');

const joinShown = (before: readonly Statement[], reading: Reading): string =>
  [joinShownAbove(reading), ...before.map(joinItemText)].join('\n');

function leansIn(statement: Statement, before: readonly Statement[], reading: Reading): boolean {
  const shown = joinShown(before, reading);
  return reading.leans(readSaid(statement), findPlace(statement), shown);
}

const readSaid = ({ item: { heading, isInseparable } }: Statement): string =>
  isInseparable ? heading.replace(/^["“„«「『](.*)["”“»」』]$/u, '$1') : heading;

const isSure = (one: Statement, { words }: Reading): boolean =>
  one.scored.stands >= minStanding.sure && !pointsAway(readSaid(one), words);

/** Words in which a statement names its subject: "The move was criticised" has none of its own. */
const subjectWords = 4;

function opensUnknown(one: Statement, before: readonly Statement[], reading: Reading): boolean {
  const shown = joinShown(before, reading);
  return reading.relies(readSaid(one).split(/\s+/u).slice(0, subjectWords).join(' '), findPlace(one), shown);
}

const standsAmong = (one: Statement, before: readonly Statement[], reading: Reading): boolean =>
  (isSure(one, reading) && !opensUnknown(one, before, reading)) || !leansIn(one, before, reading);

/** Paragraphs after which a sentence's value as the lead has fallen to a third. */
const early = 8;

function sortByPlace(chosen: readonly Statement[], lead: Statement | undefined, reading: Reading): Statement[] {
  const topic = new Set(listTerms(reading.title ?? '', reading.words));
  const rate = (one: Statement) =>
    one.rank *
    (0.5 + overlap(topic, one.terms)) *
    Math.exp(-one.scored.sentence.paragraph / early) *
    (leansIn(one, [], reading) ? leaning : 1);
  const first = lead ?? chosen.toSorted((a, b) => rate(b) - rate(a))[0];
  const others = chosen.filter((one) => one !== first).toSorted((a, b) => b.rank - a.rank);
  const comparePlaces = (a: Statement, b: Statement) => findPlace(a) - findPlace(b);
  const shown = others.slice(0, glanced - 1).toSorted(comparePlaces);
  return [...(first === undefined ? [] : [first]), ...shown, ...others.slice(glanced - 1).toSorted(comparePlaces)];
}

export function createForeign(reading: Reading): (text: string) => boolean {
  const spoken = reading.ranked.filter(({ text }) => isVoiced(text, reading.words)).length;
  const isOwnVoice = reading.genre === 'research' || spoken > reading.ranked.length * ownVoice;
  const isKnown = isOwnVoice || isVoiced(joinShownAbove(reading), reading.words);
  return (text) => !isKnown && isVoiced(text, reading.words);
}

/** Share of a statement's terms that stand above it from which it says nothing new, unless a number or a name is. */
const said = 0.7;

function saysAgain({ item, terms }: Statement, chosen: readonly Statement[], reading: Reading): boolean {
  const shown = joinShown(chosen, reading);
  const known = new Set([...listTerms(shown, reading.words), ...chosen.flatMap((one) => [...one.terms])]);
  return overlap(terms, known) >= said && !addsNumber(`${item.heading} ${item.body ?? ''}`, shown);
}

function makeTaking(reading: Reading, chosen: Statement[]) {
  const used = new Set<RankedSentence>(
    chosen.flatMap(({ scored, next }) => [scored.sentence, ...(next === undefined ? [] : [next.sentence])]),
  );
  const thirds = [0, 0, 0];
  const { length } = reading.ranked;
  return (among: readonly Statement[], count: number, mayTake: (one: Statement) => boolean) => {
    for (const candidate of among) {
      if (chosen.length >= count) return;
      const { scored, next, terms } = candidate;
      const third = Math.min(2, Math.floor((3 * scored.sentence.index) / Math.max(1, length)));
      if (length >= spread.from && (thirds[third] ?? 0) >= spread.max) continue;
      if (used.has(scored.sentence) || (next !== undefined && used.has(next.sentence))) continue;
      if (chosen.some((other) => repeats(other.terms, terms, likeness)) || !mayTake(candidate)) continue;
      if (saysAgain(candidate, chosen, reading)) continue;
      chosen.push(candidate);
      used.add(scored.sentence);
      if (next !== undefined) used.add(next.sentence);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
  };
}

/** In the order they are drawn (`all` is by rank); each relies on those before it. Weak ones: the first `free`. */
export function chooseStatements(
  all: readonly Statement[],
  lead: Statement | undefined,
  reading: Reading,
  { free = enough }: { readonly free?: number } = {},
): Statement[] {
  const { statementLimit } = reading;
  const chosen: Statement[] = lead === undefined ? [] : [lead];
  const take = makeTaking(reading, chosen);
  const isAble = (one: Statement, min: number) => one.scored.stands >= min && stands(one);
  const stands = (one: Statement) =>
    standsAmong(
      one,
      chosen.filter((other) => other === lead || findPlace(other) < findPlace(one)),
      reading,
    );
  const isForeign = createForeign(reading);
  const isShort = reading.ranked.length <= shortText;
  // The model knows few answers of interviews.
  const isFree = isShort || reading.interview !== undefined;
  const floor = reading.interview === undefined ? (reading.words.language?.brief?.minStanding ?? 0) : 0;
  const raise = (min: number) => (isShort ? Math.max(minStanding.short, floor - shortLoss) : Math.max(floor, min));
  const isPoint = ({ scored: { merit, stands } }: Statement) =>
    isFree || chosen.length < free || merit * stands >= minPoint;
  take(
    all,
    statementLimit,
    (one) => isPoint(one) && isAble(one, raise(minStanding.good)) && !isForeign(one.item.heading),
  );
  // Limitations of a finding are included even if they stand alone slightly less well.
  const isLimiting = ({ item }: Statement) => caveat.test(item.heading);
  if (!chosen.some(isLimiting))
    take(all, Math.min(statementLimit, chosen.length + 1), (one) => isLimiting(one) && isAble(one, minStanding.limit));
  const max = Math.min(statementLimit, enough);
  if (chosen.length < enough)
    take(all, max, (one) => isPoint(one) && isAble(one, raise(minStanding.fair)) && !isForeign(one.item.heading));
  if (chosen.length === 0) take(all, 1, (one) => isAble(one, raise(minStanding.alone)) && !isForeign(one.item.heading));
  if (chosen.length === 0) take(all, max, (one) => isAble(one, minStanding.good));
  if (chosen.length === 0)
    take(
      all.toSorted((a, b) => b.scored.stands - a.scored.stands),
      1,
      () => true,
    );
  const ordered = sortByPlace(chosen, lead, reading);
  return ordered.filter((one, index) => index === 0 || standsAmong(one, ordered.slice(0, index), reading));
}
