import type { ModuleOf } from '../../modules.ts';
import { markNamedRow, sortRows } from '../numbers/chart-rows.ts';
import { listQuantities } from '../numbers/quantities.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { createMatter } from '../selection/matter.ts';
import { weights } from '../selection/weights.ts';
import { isUnspaced, listTerms, overlap } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { nameThings } from './named-rows.ts';
import { type AmountFinder, addUpToWhole, type Counted, type Found, votes } from './prose/amounts.ts';
import { findBracketed } from './prose/bracketed.ts';
import { findChanges, findCourses } from './prose/changes.ts';
import { findEnumerations, findParallelSentences } from './prose/enumerations.ts';
import { findFromTo } from './prose/from-to.ts';
import { withMeasure } from './prose/measure.ts';
import { findMoves } from './prose/moves.ts';
import { findArrows, findNamedAmounts } from './prose/named-amounts.ts';
import { findNamedClauses } from './prose/named-clauses.ts';
import { findRemainders } from './prose/remainders.ts';
import { findRivals } from './prose/rivals.ts';
import { findSharesByPlace } from './prose/shares-by-place.ts';
import { findSideBySide } from './prose/side-by-side.ts';
import { findUnspacedShares } from './prose/unspaced-shares.ts';
import { findValuesByPlace } from './prose/values-by-place.ts';
import { findVotes } from './prose/votes.ts';

const minRank = 0.1;
const maxRows = 7;
const minMoves = 3;
/** Rows from which on a chart is the text's message. */
const manyRows = 5;
const sureness = { many: 0.8, few: 0.6 };

function gather(found: readonly Found[], findKey = ({ unit }: Found) => unit): Found[] {
  const groups = Map.groupBy(found, findKey);
  return [...groups.values()].flatMap((some): Found[] => {
    const [first] = some.toSorted((a, b) => b.rank - a.rank);
    const rows = some.flatMap((one) => one.rows);
    const distinct = rows.filter(({ label }, index) => rows.findIndex((row) => row.label === label) === index);
    return first === undefined ? [] : [{ ...first, rows: distinct }];
  });
}

const minShared = 0.2;
/** Changes of one unit that measure the same: equal times, or a shared word ("module efficiency", "efficiency of cells"). */
function gatherLike(found: readonly Found[], words: LanguageWords): Found[] {
  const keys = new Map<Found, number>();
  const listRowTerms = (one: Found) => new Set(one.rows.flatMap(({ label }) => listTerms(label, words)));
  for (const [index, one] of found.entries()) {
    const own = listRowTerms(one);
    const like = found
      .slice(0, index)
      .find(
        (other) =>
          other.unit === one.unit &&
          (one.names?.join() ?? '') === (other.names?.join() ?? '') &&
          (one.names !== undefined || overlap(own, listRowTerms(other)) >= minShared),
      );
    keys.set(one, like === undefined ? index : (keys.get(like) ?? index));
  }
  return gather(found, (one) => `${keys.get(one)}`);
}

const alikeFinders = [
  findVotes,
  findRivals,
  findSideBySide,
  findEnumerations,
  findBracketed,
  findNamedAmounts,
  findNamedClauses,
  findParallelSentences,
  findSharesByPlace,
  findValuesByPlace,
];

/** Changes in the word orders of the page's language, and such as only other signs show. */
function findAllChanges(near: readonly Counted[], reading: Reading): Found[] {
  const best = Math.max(0, ...reading.ranked.map(({ score }) => score));
  const stated = findFromTo(
    reading.ranked.filter(({ text, score }) => /\p{N}/u.test(text) && score >= best * minRank),
    reading,
  );
  const isNew = (found: Found) =>
    !stated.some(({ rows: [one] }) => one?.sentence === found.rows[0]?.sentence && one?.text === found.rows[0]?.text);
  return [...stated, ...findChanges(near, reading).filter(isNew)];
}

const compareRows = (a: Found, b: Found) =>
  b.rows.length - a.rows.length || Number(b.names !== undefined) - Number(a.names !== undefined) || b.rank - a.rank;

function keepLargest(found: Found): Found {
  const chosen = found.rows.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, maxRows);
  return { ...found, rows: found.rows.filter((row) => chosen.includes(row)) };
}

export function findProseCharts(reading: Reading): Candidate[] {
  const { ranked, fullTitle, words } = reading;
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  const countedSentences = ranked
    // Unspaced scripts do not show where a label ends.
    .filter(({ text }) => /\p{N}/u.test(text) && !isUnspaced(text))
    .map((sentence): Counted => ({ sentence, quantities: listQuantities(sentence.text, words.language) }));
  const isOfMatter = createMatter(reading);
  const near = countedSentences.filter(({ sentence }) => sentence.score >= best * minRank);
  const offer = (form: ModuleOf<'chart'>['form'], found: Found, why: string): Candidate => {
    const { rows, rank, measure, names } = found;
    // Numbers of the title's own subject are the message, wherever in the text they stand.
    const isOfSubject = rows.every(({ label, sentence = '' }) => isOfMatter(`${measure ?? ''} ${label}`, sentence));
    const worth = isOfSubject || best === 0 ? 1 : rank / best;
    const bid = {
      sure: rows.length >= manyRows ? sureness.many : sureness.few,
      weight: weights.module.chart * (rows.length === 1 ? weights.onePair : 1) * (0.5 + 0.5 * worth),
      why,
    };
    const said = { ...(measure === undefined ? {} : { measure }), ...(names && rows.length === 1 ? { names } : {}) };
    const shown = rows.slice(0, maxRows);
    const ordered = form === 'bars' ? markNamedRow(sortRows(shown), fullTitle, words) : shown;
    return { module: { kind: 'chart', form, rows: ordered, ...said, ...bid } };
  };
  const offerFirst = (found: readonly Found[], form: (found: Found) => ModuleOf<'chart'>['form'], why: string) =>
    found.slice(0, 1).map((one) => offer(form(one), one, why));
  const look = (find: AmountFinder, among = near) => find(among, reading).toSorted(compareRows);
  // Two moves in one sentence are compared there; moves from different sentences need a third.
  const moved = gather(findMoves(near, reading)).filter(
    ({ rows }) => rows.length >= minMoves || (rows.length === 2 && rows[0]?.sentence === rows[1]?.sentence),
  );
  // "For" and "against" name the sides of a vote.
  const isNamed = ({ rows, unit, measure }: Found) => unit === votes || nameThings(rows, measure, reading);
  const alike = alikeFinders
    .flatMap((find) => look(find).flatMap((one) => withMeasure(one, reading) ?? []))
    .filter(isNamed);
  return [
    ...offerFirst(moved.map(keepLargest), () => 'bars', 'how much each of several things moved'),
    ...offerFirst(look(findCourses), () => 'columns', 'one thing at several points of time'),
    ...offerFirst(findUnspacedShares(reading).toSorted(compareRows), () => 'bars', 'shares that one sentence lists'),
    ...offerFirst(alike, (one) => (addUpToWhole(one) ? 'share' : 'bars'), 'numbers of one unit set against each other'),
    ...offerFirst(
      look(findRemainders, countedSentences).filter(isNamed),
      () => 'share',
      'a share and the rest of its whole',
    ),
    ...offerFirst(findArrows(reading), () => 'slope', 'names with an earlier and a later value'),
    ...offerFirst(
      gatherLike(findAllChanges(near, reading), words).toSorted(compareRows),
      () => 'slope',
      'earlier and later values',
    ),
  ];
}
