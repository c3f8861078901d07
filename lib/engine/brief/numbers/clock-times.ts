import type { Language } from '../../languages/language.ts';
import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import type { FoundDate } from './dates.ts';

const getPatterns = perPageLanguage((among) => {
  /** Needs "at", "um" or "p.m.", so that scores and ratios don't match. */
  const clock = new RegExp(
    String.raw`(?<![\p{L}\p{N}.,:/–-])(?:(?<lead>${joinAlternatives(({ clock }) => clock?.before, among)})\s)?(?<hour>[01]?\d|2[0-4])(?:[:.h](?<minute>[0-5]\d))?(?<half>\s?(?:a\.m\.|p\.m\.|am|pm|AM|PM)(?!\p{L}))?(?<word>\s?(?:${joinAlternatives(({ clock }) => clock?.behind, among)})(?!\p{L}))?(?!\p{N}|[.,:]\p{N}|\s?%)`,
    'gu',
  );
  return { clock };
});

const hoursOfDay = 24;

export function findClockTime(text: string, language?: Language): FoundDate | undefined {
  const { clock } = getPatterns(language);
  for (const match of text.matchAll(clock)) {
    const { lead, hour = '', minute, half = '', word = '' } = match.groups ?? {};
    const isClock = half !== '' || word !== '' || (lead !== undefined && minute !== undefined);
    if (!isClock || Number(hour) > hoursOfDay) continue;
    const isAfternoon = /p/i.test(half) && Number(hour) < 12;
    const isMidnight = /a/i.test(half) && Number(hour) === 12;
    const hours = Number(hour) + (isAfternoon ? 12 : 0) - (isMidnight ? 12 : 0) + Number(minute ?? 0) / 60;
    const start = match.index + (lead === undefined ? 0 : lead.length + 1);
    const end = match.index + match[0].length;
    return { start, end, text: text.slice(start, end), at: hours / hoursOfDay, yearless: true, vague: false };
  }
  return undefined;
}
