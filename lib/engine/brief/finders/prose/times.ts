import { defaultLanguage, findLanguage } from '../../../languages/index.ts';
import { joinProse, perPageLanguage } from '../../../languages/patterns.ts';
import type { Reading } from '../../reading/reading.ts';

const getLeads = perPageLanguage((among) => ({ time: joinProse('inTime', among), month: joinProse('inMonth', among) }));

/** Matches the time of a value: behind it ("48 in 2023"), or at the end of what stands before it. */
export function matchTimes({ language }: Reading) {
  const leads = getLeads(findLanguage(language));
  const { brief, read } = findLanguage(language) ?? defaultLanguage;
  const relative = brief?.times?.relative ?? defaultLanguage.brief.times?.relative;
  const time = `(?:(?:\\p{L}{3,10}\\s(?:(?:${read?.dates?.monthOf ?? '(?!)'})\\s)?)?(?:19|20)\\d{2}|${relative})(?![\\p{L}\\p{N}])`;
  const lead = String.raw`(?:(?:${leads.time})\s)?`;
  const behind = new RegExp(`^\\s${lead}(?<time>${time})`, 'iu');
  const before = new RegExp(`\\s${lead}(?<time>${time})(?=\\s?\\p{L}*\\s?$)`, 'iu');
  const month = new RegExp(String.raw`\s(?:${leads.month})\s(?<time>\p{Lu}\p{Ll}{2,9})(?=\s\p{Ll}+$)`, 'u');
  return {
    behind: (text: string) => behind.exec(text)?.groups?.time,
    before: (text: string) => before.exec(text)?.groups?.time ?? month.exec(text)?.groups?.time,
  };
}
