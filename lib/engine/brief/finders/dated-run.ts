import { type FoundDate, findDates } from '../numbers/dates.ts';
import { getNumberSigns } from '../numbers/number-signs.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import type { Sentence } from '../text/rank.ts';
import { isPoint, opensWith } from './dated-text.ts';
import { withoutOwnDate } from './own-date.ts';
import { toEvent } from './timeline-event.ts';

const run = { min: 3, max: 7, gap: 1 };
const sureness = { opening: 0.82, later: 0.6 };
const maxOpening = 8;

interface Opened {
  readonly sentence: Sentence;
  readonly date: FoundDate;
  readonly place: number;
}

function listRuns(reading: Reading): Opened[][] {
  const published = Number(/^\d{4}/.exec(reading.document.metadata.date ?? '')?.[0] ?? Number.POSITIVE_INFINITY);
  const { forecast, assumedFuture } = getNumberSigns(reading.words.language);
  const opened = reading.outline.sentences.flatMap((sentence, place): Opened[] => {
    const [date, ...more] = findDates(sentence.text);
    const isOwn = date !== undefined && !date.vague && more.length <= 1 && opensWith(sentence.text, date, reading);
    const isAhead = (date?.at ?? 0) > published || forecast.test(sentence.text) || assumedFuture.test(sentence.text);
    const isOwnNews = isAhead && sentence.spoken !== true && !isBoilerplate(sentence.text, reading.words.language);
    return isOwn && isOwnNews && isPoint(sentence.text, date, reading.words) ? [{ sentence, date, place }] : [];
  });
  const runs: Opened[][] = [];
  for (const one of opened) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && one.place - last.place <= run.gap + 1) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** Three or more nearby sentences that open with future dates ("By 2030 …", "By 2040 …") are a plan; past events are not. */
export function findDatedRun(reading: Reading): Candidate[] {
  return listRuns(reading).flatMap((found): Candidate[] => {
    const events = found
      .map(({ sentence, date }) => toEvent(sentence.text, date, reading))
      .filter((event) => event !== undefined);
    const times = new Set(events.map(({ at }) => at));
    const isClean =
      times.size === found.length &&
      found.length >= run.min &&
      found.length <= run.max &&
      new Set(found.map(({ date }) => date.yearless)).size === 1;
    if (!isClean) return [];
    const items = events.toSorted((a, b) => a.at - b.at).map((event) => withoutOwnDate(event, reading.words));
    const sure = (found[0]?.place ?? 0) < maxOpening ? sureness.opening : sureness.later;
    const bid = {
      sure,
      weight: weights.module.sequence,
      why: `${items.length} sentences that open with dates to come`,
    };
    return [{ module: { kind: 'sequence', form: 'timeline', items, total: items.length, ...bid } }];
  });
}
