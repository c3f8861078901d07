import { joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import { listFullNames } from '../standing/people.ts';
import { listTerms, toStems, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { listQuantities, type Quantity } from './quantities.ts';

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  return {
    /** "from a former 3,000" */
    from: new RegExp(String.raw`(?:^|\s)(?:${join('ranging')})\s(?:\p{L}+\s){0,2}[$€£¥]?$`, 'iu'),
    /** "to only 750", but no year. */
    to: new RegExp(
      String.raw`\s(?:${join('pairedOn')}|${join('rangeLinks')})\s(?:\p{L}+\s){0,2}[$€£¥]?(?!(?:19|20)\d{2}(?!\d))\p{N}`,
      'iu',
    ),
  };
});

/** Letters by which a possessive is longer than the form that is listed ("seinen"). */
const maxEndingChars = 2;
const minPossessiveChars = 3;

/** "With its 42 metres": whose they are stands in another sentence. */
function isOwned(before: string, { backward }: LanguageWords): boolean {
  const last = /(\p{L}+)\s$/u.exec(before.toLowerCase())?.[1] ?? '';
  return [...backward].some(
    (word) => word.length >= minPossessiveChars && last.startsWith(word) && last.length - word.length <= maxEndingChars,
  );
}

const readNoun = (text: string): string => /^\s(\p{L}[\p{L}-]{2,})/u.exec(text)?.[1]?.toLowerCase() ?? '';

/** "10,000-euro loan" under a title on "1000-euro loan", and "20% mealworm" under "20% off": a number of another thing than the title's. */
function isOfOther(text: string, found: Quantity, title: string, words: LanguageWords): boolean {
  const keepDigits = (value: string) => value.replace(/\P{N}/gu, '');
  const noun = readNoun(text.slice(found.end));
  const own = toStems(listTerms(text, words));
  return listQuantities(title, words.language).some((one) => {
    if (one.kind !== found.kind || one.unit !== found.unit) return false;
    const named = readNoun(title.slice(one.end));
    if (named === '') return false;
    if (keepDigits(one.value) !== keepDigits(found.value)) return named === noun;
    return listTerms(named, words).length > 0 && ![...toStems(listTerms(named, words))].some((stem) => own.has(stem));
  });
}

function isOfOtherPerson(text: string, title: string, words: LanguageWords): boolean {
  const names = listFullNames(text, words);
  const known = new Set(wordsIn(title));
  return (
    listFullNames(title, words).length > 0 &&
    names.length > 0 &&
    !names.some((name) => wordsIn(name).some((word) => known.has(word)))
  );
}

/** An aside in brackets, the start of a range or change, or a number of another thing than the title's. */
export function isDoubtful(
  text: string,
  found: Quantity,
  { source, title }: { readonly source: string; readonly title: string },
  words: LanguageWords,
): boolean {
  const { from, to } = getSigns(words.language);
  const [before, after] = [text.slice(0, found.start), text.slice(found.end)];
  const said = text.slice(found.start, found.end);
  const at = source.indexOf(said);
  // A shortened sentence may have lost the end of its range.
  const rest = at < 0 ? after : source.slice(at + said.length);
  return (
    /[([][^)\]]*$/u.test(before) ||
    (from.test(before) && to.test(rest)) ||
    isOwned(before, words) ||
    isOfOther(text, found, title, words) ||
    isOfOtherPerson(text, title, words)
  );
}
