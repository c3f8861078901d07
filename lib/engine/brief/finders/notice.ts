import type { Language } from '../../languages/index.ts';
import { findLanguage } from '../../languages/index.ts';
import { matchOwn } from '../../languages/patterns.ts';
import type { Item } from '../../modules.ts';
import { findClockTime } from '../numbers/clock-times.ts';
import { findDates } from '../numbers/dates.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { rateStanding } from '../standing/standing.ts';
import type { Sentence } from '../text/rank.ts';
import { capitalize, listTerms, measureDrawnLength } from '../text/text.ts';
import { findFactRows } from './notice-rows.ts';
import { isAhead, ofDay, readPublished } from './past-dates.ts';

/** Sentences within which a text names its event, drawn letters of one, and how many a picture has. */
const max = { opening: 8, letters: 170, items: 5 };
const minStanding = 0.3;
/** With two more facts for a visitor the page is a notice; with one it may be news of an event. */
const sureness = { many: 0.85, few: 0.65 };
const enough = 2;

interface Facts {
  readonly takesPlace: RegExp;
  readonly visit: RegExp;
}

function findFacts(language: Language | undefined): Facts | undefined {
  const { takesPlace, visit } = language?.forms ?? {};
  return language === undefined || takesPlace === undefined || visit === undefined
    ? undefined
    : { takesPlace: matchOwn(language, takesPlace), visit: matchOwn(language, visit) };
}

const isSayable = ({ text, spoken }: Sentence, { words }: Reading): boolean =>
  spoken !== true &&
  measureDrawnLength(text) <= max.letters &&
  /^["“„«「]?\p{L}/u.test(text) &&
  !/[?？:：…]$/u.test(text) &&
  !isBoilerplate(text, words.language) &&
  rateStanding(text, text, words) >= minStanding;

function findEvent(reading: Reading, { takesPlace }: Facts): Sentence | undefined {
  const { document, outline, title = '', words } = reading;
  const published = readPublished(document.metadata.date);
  const topic = new Set(listTerms(title, words));
  return outline.sentences.slice(0, max.opening).find((sentence) => {
    const { text } = sentence;
    if (!takesPlace.test(text) || !isSayable(sentence, reading)) return false;
    const [date, ...more] = findDates(text);
    const isDay = date !== undefined && !date.vague && ofDay.test(date.text) && more.length <= 1;
    return isDay && isAhead(date, published) && listTerms(text, words).some((term) => topic.has(term));
  });
}

const toItem = ({ text }: Sentence): Item => ({ heading: capitalize(text.replace(/[.。]$/u, '')), sentence: text });

function findAttended(reading: Reading): Candidate[] {
  const facts = findFacts(findLanguage(reading.language));
  const event = facts && findEvent(reading, facts);
  if (facts === undefined || event === undefined) return [];
  const details = reading.outline.sentences.filter(
    (sentence) =>
      sentence !== event &&
      isSayable(sentence, reading) &&
      (findClockTime(sentence.text) !== undefined || facts.visit.test(sentence.text)),
  );
  if (details.length === 0) return [];
  const items = [event, ...details].slice(0, max.items).map(toItem);
  const bid = {
    sure: details.length >= enough ? sureness.many : sureness.few,
    weight: weights.module.items,
    why: `an event to come and ${details.length} facts for its visitors`,
  };
  return [{ module: { kind: 'statements', items, ...bid } }];
}

/** The facts as rows where there are enough of them; the sentences stay in its statements. */
export function findNotice(reading: Reading): Candidate[] {
  const facts = findFactRows(reading);
  return facts.length > 0 ? facts : findAttended(reading);
}
