import type { Item } from '../../modules.ts';
import { caveat } from '../fairness.ts';
import { isVoiced } from '../leaning.ts';
import { type RankedSentence, repeats } from '../rank.ts';
import type { Reading } from '../reading/reading.ts';
import type { Resolved } from '../references.ts';
import { listTerms, overlap } from '../text.ts';

/**
 * How likely a statement must stand alone. On labelled pages that the model was not fitted on, 59 of 100 points of an editor
 * reach `good` and 8 of 100 sentences that only look good; from `sure` on, one may lean on what is not shown: the model
 * knows. A main fact may stand less well, since it stands under the title. What the rules call worse than `rules` is not
 * looked at.
 */
export const minStanding = {
  sure: 0.65,
  good: 0.55,
  fair: 0.36,
  alone: 0.35,
  limit: 0.3,
  rules: 0.3,
  lead: 0.4,
  summary: 0.55,
  body: 0.55,
};
/** Fewer statements than this are filled up with fair ones. */
const enough = 3;
/** Share of a text's sentences that say "we" above which it is its publisher's own voice, who stands in the source line. */
const ownVoice = 0.4;
/** What an opening statement that leans on a later one is worth beside one that does not. */
const leaning = 0.1;
/** Two statements share fewer of their terms than this. */
const likeness = 0.5;
/** Statements from one third of a text, so that the end is heard as well, and sentences from which on that matters. */
const spread = { most: 4, from: 21 };
/** Statements for which most pictures have room: the best of them come first. */
const glanced = 4;

export interface Scored {
  readonly sentence: RankedSentence;
  /** The sentence with names for what it refers to at its start, and where they come from. */
  readonly resolved: Resolved;
  /** How likely an editor takes it, 0–1. */
  readonly merit: number;
  readonly stands: number;
}

export interface Statement {
  readonly item: Item;
  readonly scored: Scored;
  readonly next?: Scored | undefined;
  readonly value: number;
  /** What it is worth with how surely it stands alone: the order in which statements are drawn. */
  readonly rank: number;
  readonly terms: ReadonlySet<string>;
}

const readText = ({ item: { heading, body = '' } }: Statement) => `${heading}\n${body}`;
const findPlace = ({ scored: { sentence } }: Statement) => sentence.index;

/** What stands over the statements, for those below to rely on. */
export const shownAbove = ({ title = '', standfirst, definition, thesis }: Reading): string =>
  `${title}\n${standfirst ?? definition ?? thesis ?? ''}`;

/** Whether a statement leans on what none of `before` and nothing above them says. */
function leansIn(statement: Statement, before: readonly Statement[], reading: Reading): boolean {
  const shown = [shownAbove(reading), ...before.map(readText)].join('\n');
  const { heading, isInseparable } = statement.item;
  // Quotation marks stand over a speaker here: what is in them is looked at.
  const said = isInseparable ? heading.replace(/^["“„«「『](.*)["”“»」』]$/u, '$1') : heading;
  return reading.leans(said, findPlace(statement), shown);
}

/** Paragraphs in which a sentence loses two thirds of its claim to lead. */
const early = 8;

/** The lead, then the statements that a picture has room for, then the others; each group in the text's order. */
function inOrder(chosen: readonly Statement[], lead: Statement | undefined, reading: Reading): Statement[] {
  const topic = new Set(listTerms(reading.title ?? '', reading.words));
  // Without a main fact, what is nearest to the title and leans on nothing leads, of such the earlier: what comes late is a detail.
  const rate = (one: Statement) =>
    one.rank *
    (0.5 + overlap(topic, one.terms)) *
    Math.exp(-one.scored.sentence.paragraph / early) *
    (leansIn(one, [], reading) ? leaning : 1);
  const first = lead ?? chosen.toSorted((a, b) => rate(b) - rate(a))[0];
  const others = chosen.filter((one) => one !== first).toSorted((a, b) => b.rank - a.rank);
  const byPlace = (a: Statement, b: Statement) => findPlace(a) - findPlace(b);
  const shown = others.slice(0, glanced - 1).toSorted(byPlace);
  return [...(first === undefined ? [] : [first]), ...shown, ...others.slice(glanced - 1).toSorted(byPlace)];
}

/**
 * Finds texts that say "we" where nothing says who that is: neither what stands above them nor a programme's, a company's or
 * a study's voice throughout.
 */
export function createForeign(reading: Reading): (text: string) => boolean {
  const spoken = reading.ranked.filter(({ text }) => isVoiced(text)).length;
  const isOwnVoice = reading.genre === 'research' || spoken > reading.ranked.length * ownVoice;
  const isKnown = isOwnVoice || isVoiced(shownAbove(reading));
  return (text) => !isKnown && isVoiced(text);
}

/** Takes statements until there are enough, none twice and not all from one part of the text. */
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
      if (length >= spread.from && (thirds[third] ?? 0) >= spread.most) continue;
      if (used.has(scored.sentence) || (next !== undefined && used.has(next.sentence))) continue;
      if (chosen.some((other) => repeats(other.terms, terms, likeness)) || !mayTake(candidate)) continue;
      chosen.push(candidate);
      used.add(scored.sentence);
      if (next !== undefined) used.add(next.sentence);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
  };
}

/**
 * The statements of a picture in the order they are drawn, `all` best first: each relies only on what the picture says
 * before it. Fewer are better than one that hangs in the air; where all do, the best of them says what there is.
 */
export function chooseStatements(
  all: readonly Statement[],
  lead: Statement | undefined,
  reading: Reading,
): Statement[] {
  const { statementLimit } = reading;
  const chosen: Statement[] = lead === undefined ? [] : [lead];
  const take = makeTaking(reading, chosen);
  const isSure = ({ scored }: Statement) => scored.stands >= minStanding.sure;
  const isAble = (one: Statement, least: number) => one.scored.stands >= least && stands(one);
  const stands = (one: Statement) =>
    isSure(one) ||
    !leansIn(
      one,
      chosen.filter((other) => other === lead || findPlace(other) < findPlace(one)),
      reading,
    );
  const isForeign = createForeign(reading);
  take(all, statementLimit, (one) => isAble(one, minStanding.good) && !isForeign(one.item.heading));
  // What limits a finding is said where the source says it, though it stands a little less well.
  const limits = ({ item }: Statement) => caveat.test(item.heading);
  if (!chosen.some(limits))
    take(all, Math.min(statementLimit, chosen.length + 1), (one) => limits(one) && isAble(one, minStanding.limit));
  const most = Math.min(statementLimit, enough);
  if (chosen.length < enough) take(all, most, (one) => isAble(one, minStanding.fair) && !isForeign(one.item.heading));
  if (chosen.length === 0) take(all, 1, (one) => isAble(one, minStanding.alone) && !isForeign(one.item.heading));
  if (chosen.length === 0) take(all, most, (one) => isAble(one, minStanding.good));
  if (chosen.length === 0)
    take(
      all.toSorted((a, b) => b.scored.stands - a.scored.stands),
      1,
      () => true,
    );
  const ordered = inOrder(chosen, lead, reading);
  return ordered.filter((one, index) => index === 0 || isSure(one) || !leansIn(one, ordered.slice(0, index), reading));
}
