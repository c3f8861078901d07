import { matchWords, perPageLanguage } from '../../languages/patterns.ts';
import type { Reading } from '../reading/reading.ts';
import { weights } from '../selection/weights.ts';
import { listTerms } from '../text/text.ts';
import type { Event } from './timeline-event.ts';

/** Minimum events in prose, and of a text that is their story, or about its topic. */
const min = { fromProse: 3, story: 5, topic: 6 };

/** Minimum share of sentences with events; below it dates are a biography's or background's, beside the news. */
const minShare = { three: 0.25, named: 0.08, few: 0.065, many: 0.04 };
const nameWords = 3;
/** Share of sentences with a date from which events lead; fewer where nearly all are about the title's subject. */
const leadShare = { four: 0.15, more: 0.095, about: 0.065 };
const nearlyAll = 0.75;

const sureness = {
  marked: { history: 0.95, main: 0.8, aside: 0.4 },
  prose: { history: 0.8, main: 0.8, led: 0.8, story: 0.55, aside: 0.3 },
};
const mainShare = { marked: 0.3, prose: 0.35 };
const getSigns = perPageLanguage((among) => ({
  history: matchWords(({ brief }) => brief?.timeline?.history, 'iu', among),
  life: matchWords(({ brief }) => brief?.timeline?.life, 'iu', among),
}));

/** Minimum share of events that name the title's subject, so that a long text is its story. */
const minAbout = 0.5;

function listAbout(events: readonly Event[], { fullTitle, words }: Reading): readonly Event[] {
  const topic = new Set(listTerms(fullTitle, words));
  return events.filter(({ sentence }) => listTerms(sentence, words).some((term) => topic.has(term)));
}

const withoutMarks = (word: string) => word.replace(/['’]s?$|[,.:]$/g, '');

function opensWithSubject({ sentence, date }: Event, { fullTitle, standfirst = '', words }: Reading): boolean {
  const text = sentence.slice(sentence.indexOf('\n') + 1);
  const own = text.startsWith(date) ? text.slice(date.length).trimStart() : text;
  const named = new Set((`${fullTitle} ${standfirst}`.match(/\p{Lu}[\p{L}’'-]+/gu) ?? []).map(withoutMarks));
  return own
    .split(/\s/, nameWords)
    .map(withoutMarks)
    .some((word) => named.has(word) && !words.stop.has(word.toLowerCase()));
}

/** Many events of the title's own subject, or those of a life, are a story however long the text is. */
function isOfTopic(events: readonly Event[], about: readonly Event[], { fullTitle, words }: Reading): boolean {
  if (getSigns(words.language).life.test(fullTitle)) return true;
  return new Set(events.map(({ at }) => Math.floor(at))).size >= min.topic && about.length >= events.length * minAbout;
}

interface DatedEvents {
  readonly events: readonly Event[];
  readonly times: number;
  readonly isMarked: boolean;
  readonly share: number;
}

function isOfOneName({ events, times, share }: DatedEvents, reading: Reading): boolean {
  const named = events.filter((event) => opensWithSubject(event, reading)).length;
  return named >= events.length * (times > min.fromProse ? nearlyAll : 1) && share >= minShare.named;
}

const isStory = ({ times, share }: DatedEvents): boolean =>
  (times > min.fromProse && share >= minShare.few) ||
  (times >= min.story && share >= minShare.many) ||
  share >= minShare.three;

const leads = ({ events, times, share }: DatedEvents, about: number): boolean =>
  (times > min.fromProse && about >= events.length * nearlyAll && share >= leadShare.about) ||
  share >= leadShare[times > 4 ? 'more' : 'four'];

export function bidForDated(
  dated: DatedEvents,
  reading: Reading,
  { answersTitle, isOwn }: { readonly answersTitle: boolean; readonly isOwn: boolean },
) {
  const { events, isMarked } = dated;
  const { outline, fullTitle, definition, words } = reading;
  const { history, life } = getSigns(words.language);
  const letters = outline.sentences.reduce((sum, { text }) => sum + text.length, 1);
  const lettersShare = events.reduce((sum, { sentence }) => sum + sentence.length, 0) / letters;
  const about = listAbout(events, reading);
  const isHistory = history.test(fullTitle) || answersTitle;
  const isOfSubject = isOfOneName(dated, reading) || isOfTopic(events, about, reading);
  const kind = isMarked ? 'marked' : 'prose';
  const isMain = (isMarked && (isOwn || life.test(fullTitle))) || lettersShare > mainShare[kind];
  const isLeading = isMarked || isHistory || isMain || isOfSubject || leads(dated, about.length);
  const story = isLeading ? sureness.prose.led : sureness.prose.story;
  const found = sureness[kind];
  const aside = !isMarked && (isOfSubject || isStory(dated)) ? story : found.aside;
  // Few of a long text's events are its subject's; others are other people's, unless the page is a reference's about a name.
  const isNamed = isMarked || isHistory || definition !== undefined;
  const isThin = !isNamed && dated.share < leadShare.more && about.length >= min.story;
  return {
    shown: isThin ? about : events,
    sure: isHistory ? found.history : isMain ? found.main : aside,
    weight: isLeading ? weights.module.sequence : weights.asideSequence,
  };
}
