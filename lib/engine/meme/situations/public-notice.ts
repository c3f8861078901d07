import { findClockTime } from '../../brief/numbers/clock-times.ts';
import { findDates } from '../../brief/numbers/dates.ts';
import { getFirstWord, wordsIn } from '../../brief/text/text.ts';
import { getWords, toSingular } from '../../brief/text/words.ts';
import { findLanguage } from '../../languages/index.ts';
import { matchOwn } from '../../languages/patterns.ts';
import { findSigns } from '../words/signs.ts';

const minSigns = 2;

/** Whether a text asks a group for help or a loan ("Does anyone have a ramp that we could borrow?"). `tag`: BCP 47. */
export function isRequest(text: string, tag: string): boolean {
  const language = findLanguage(tag);
  const requests = language?.memes?.requests;
  if (language === undefined || requests === undefined || /["“”„«»「『]/u.test(text)) return false;
  const plain = text.replaceAll('’', "'");
  const [question = ''] = /^[^?？؟]*[?？؟]/u.exec(plain) ?? [];
  return matchOwn(language, requests.asks).test(question) && matchOwn(language, requests.offers).test(plain);
}

/** Whether a text informs the public ("Please note that the office is closed on Monday"). `tag`: BCP 47. */
export function isPublicNotice(text: string, tag: string): boolean {
  const language = findLanguage(tag);
  const notice = findSigns(tag)?.notice;
  if (language === undefined || notice === undefined || /["“”„«»「『?？؟]/u.test(text)) return false;
  // A text in the first person is a story, not a notice.
  const { personal } = toSingular(getWords(tag));
  if (wordsIn(text).some((word) => personal.has(getFirstWord(word)))) return false;
  const weekdays = language.figures?.weekdays;
  const has = [
    findClockTime(text, language) !== undefined,
    findDates(text, language).some(({ vague }) => !vague),
    weekdays !== undefined && matchOwn(language, weekdays).test(text),
    /\p{L}+\s\d{1,3}(?!\p{N}|[.,:]\d)|\d[\d ()/-]{6,}\d|\S@\S/u.test(text),
  ].filter(Boolean).length;
  const formulas = new Set(text.match(new RegExp(notice, 'giu'))?.map((found) => found.toLowerCase())).size;
  // Without a time or place it is a remark among friends.
  return formulas > 0 && has > 0 && formulas + has >= minSigns;
}
