import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { isPieced, wrapWords } from '../../languages/patterns.ts';

interface Signs {
  readonly lasting: RegExp;
  readonly earlier: RegExp;
}

const compiled = new Map<Language, Signs>();

function compile(language: Language): Signs {
  const { lasting = '(?!)', earlier = '(?!)' } = language.brief?.news ?? {};
  // "Only two years ago", "Bereits vor einem Jahr"; further in it may date an owner or a place.
  const opening = isPieced(language) ? `^.{0,2}(?:${earlier})` : String.raw`^(?:\p{L}+ )?(?:${earlier})(?!\p{L})`;
  return { lasting: new RegExp(wrapWords(language, lasting), 'iu'), earlier: new RegExp(opening, 'iu') };
}

function getSigns(language: string): Signs | undefined {
  const own = findLanguage(language);
  if (own === undefined) return undefined;
  const signs = compiled.get(own) ?? compile(own);
  compiled.set(own, signs);
  return signs;
}

const year = /(?<![\p{N}.,])(?:19|20)\d{2}(?![\p{N}%])/gu;
/** Opening words among which a year dates the whole sentence. */
const openingChars = 30;
/** Years by which a date is old beside the newest one of a text. */
const old = 2;

const listYears = (text: string): number[] => [...text.matchAll(year)].map(([found]) => Number(found));

/** How a sentence stands to the news of its text: what lasts is background, what is long past is old. */
export type Timing = 'news' | 'background' | 'old';

export function createTiming(title: string, date: string | undefined, language: string): (text: string) => Timing {
  const signs = getSigns(language);
  const own = new Set(listYears(title));
  const now = listYears(date ?? '')[0];
  // A lasting state in the title is itself the news.
  const lasting = signs?.lasting.test(title) === true ? undefined : signs?.lasting;
  return (text) => {
    const opened = listYears(text.slice(0, openingChars));
    const isPast = now !== undefined && opened.some((one) => one <= now - old && !own.has(one));
    if (isPast || signs?.earlier.test(text) === true) return 'old';
    // "fell by 20 % in recent years" is the news.
    const measured = /\p{N}/u.test(text.replaceAll(year, ''));
    return !measured && lasting?.test(text) === true ? 'background' : 'news';
  };
}
