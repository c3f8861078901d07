import type { Language } from '../../languages/index.ts';
import { joinAlternatives, joinFigures, joinForms, perLanguage } from '../../languages/patterns.ts';
import { findClockTime } from '../numbers/clock-times.ts';
import type { FoundDate } from '../numbers/dates.ts';
import { tidy } from '../text/text.ts';

/** Letters between a day and its hour. */
const maxBetween = 48;

const hour = String.raw`\d{1,2}(?:[:.h]\d{2})?`;
const getPatterns = perLanguage((among) => {
  const behind = joinAlternatives(({ clock }) => clock?.behind, among);
  const unit = String.raw`(?:\s?(?:[ap]\.?m\.?|${behind}))?`;
  const link = String.raw`\s?(?:[-–—]|${joinForms('spanLinks', among)}|${joinFigures('rangeLinks', among)})\s?`;
  return {
    first: new RegExp(String.raw`(?<![\d.:])${hour}${unit}${link}$`, 'iu'),
    last: new RegExp(String.raw`^${link}${hour}${unit}(?![\d.:])`, 'iu'),
    minutes: /^\s?[0-5]\d(?!\d)/u,
    opens: new RegExp(String.raw`(?<!\p{L})(?:${joinAlternatives(({ facts }) => facts?.from, among)})\s$`, 'iu'),
  };
});

/** "EST" behind an hour: without it the hour is another one. */
const zone = /^\s[A-Z]{1,3}T(?!\p{L})/u;
const endsHour = /\dh$|\sh$/u;

/** "17" of "June 13 to 17". */
const getLastDay = perLanguage(
  (among) =>
    new RegExp(
      String.raw`^\s?(?:[-–—]|${joinForms('spanLinks', among)}|${joinFigures('rangeLinks', among)})\s?\d{1,2}(?![\p{L}\d]|[:.]\d)`,
      'iu',
    ),
);

const findWeekday = perLanguage((among) => {
  const names = among.flatMap(({ code }) => {
    const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, day + 1));
    return (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(code, { weekday, timeZone: 'UTC' });
      return days.map((day) => format.format(day).replaceAll('.', String.raw`\.?`));
    });
  });
  return new RegExp(String.raw`(?<!\p{L})(?:${names.join('|')})[.,]?\s+(?:\p{Ll}{3}\s)?$`, 'iu');
});

/** Where a day begins: with its weekday. */
export const findDayStart = (text: string, { start }: FoundDate, language: Language): number =>
  findWeekday(language).exec(text.slice(0, start))?.index ?? start;

/** "Freitag, 31. Januar", "Saturday April 30": the day with the weekday before it, as it stands in the text. */
function readDay(text: string, date: FoundDate, language: Language): string {
  const start = findDayStart(text, date, language);
  const last = /^\p{L}/u.test(date.text) ? getLastDay(language).exec(text.slice(date.end))?.[0] : undefined;
  return tidy(text.slice(start, date.end + (last?.length ?? 0)).replace(/[.,]$/u, ''));
}

/** "15.00 bis 18.00 Uhr", "ab 19 Uhr": the hours of an event, with what opens or ends them. */
export function findHours(text: string, language: Language): string | undefined {
  const clock = findClockTime(text, language);
  if (clock === undefined) return undefined;
  const { first, last, minutes, opens } = getPatterns(language);
  const from = first.exec(text.slice(0, clock.start))?.index ?? clock.start;
  const own = endsHour.test(clock.text) ? (minutes.exec(text.slice(clock.end))?.[0].length ?? 0) : 0;
  const whole = clock.end + own + (last.exec(text.slice(clock.end + own))?.[0].length ?? 0);
  const to = whole + (zone.exec(text.slice(whole))?.[0].length ?? 0);
  const since = opens.exec(text.slice(0, from))?.index ?? from;
  return tidy(text.slice(since, to));
}

/** The day of an event and its hours, which stand close behind or before it. */
export function findWhen(text: string, date: FoundDate, language: Language): { when: string; hasHours: boolean } {
  const day = readDay(text, date, language);
  const near = text.slice(date.end, date.end + maxBetween);
  const ahead = text.slice(Math.max(0, date.start - maxBetween), date.start);
  const hours = findHours(near, language) ?? findHours(ahead, language);
  const comma = language.listComma ?? ', ';
  return { when: hours === undefined ? day : `${day}${comma}${hours}`, hasHours: hours !== undefined };
}
