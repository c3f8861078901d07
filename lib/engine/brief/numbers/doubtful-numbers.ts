import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinFigures, joinRows, perPageLanguage } from '../../languages/patterns.ts';
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
    /** "Der 155 Kilo Roller", "a 30 minute climb": a measure that describes a noun. */
    article: new RegExp(String.raw`(?:^|\s)(?:${join('modifierArticles')})\s$`, 'iu'),
    change: new RegExp(`^\\s(?:${join('changeNouns')})(?!\\p{L})`, 'iu'),
    speed: new RegExp(String.raw`^\s(?:${join('speeds')})(?!\p{L})`, 'iu'),
    /** "…, while the national average was 33 percent": what the statement's own number is set against. */
    against: new RegExp(
      String.raw`[^\s,;:]+[,;]?\s(?:${joinRows('against', among)})\s[^,;:]*(?:${join('copulas')}|${joinRows('copulas', among)})\s(?:\p{L}+\s)?$`,
      'iu',
    ),
    /** "Five of 17 judges", "of 182 posts only 7": the whole, of which the other number is the news. */
    wordOf: new RegExp(
      String.raw`(?<!\p{L})(?:${joinCounts(among)})\s(?:\p{L}+\s)?(?:${join('parting')})\s(?:\p{L}{2,3}\s)?$`,
      'iu',
    ),
    of: new RegExp(String.raw`(?:^|\s)(?:${join('parting')})\s$`, 'iu'),
    only: new RegExp(String.raw`\s(?:${joinRows('againstHedges', among)})\s\p{N}`, 'iu'),
    goal: new RegExp(
      String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.labels?.goal, among)})(?!\p{L})`,
      'iu',
    ),
  };
});

const joinCounts = (among: readonly Language[]): string =>
  among.flatMap(({ figures }) => figures?.oneToTen ?? []).join('|') || '(?!)';

/** Words before a number and behind it among which a goal's name makes it the goal ("projected growth rate of 4.5%"). */
const nearGoal = { before: 5, after: 1 };

function isGoal(before: string, after: string, title: string, { language }: LanguageWords): boolean {
  const { goal } = getSigns(language);
  const near = [...wordsIn(before).slice(-nearGoal.before), ...wordsIn(after).slice(0, nearGoal.after)];
  return near.some((word) => goal.test(word)) && !goal.test(title);
}

/** "Der 155 Kilo Roller" names a thing; a change ("a 1.7°C increase") is a statement. */
function isDescribing(before: string, after: string, { kind }: Quantity, { language }: LanguageWords): boolean {
  const { article, change } = getSigns(language);
  const noun = language?.hasCapitalNouns === true ? /^\s\p{Lu}\p{L}{2}/u : /^\s\p{Ll}{3}/u;
  const isModifier = kind === 'measure' || (kind === 'money' && language?.hasCapitalNouns === true);
  return isModifier && article.test(before) && noun.test(after) && !change.test(after);
}

/** A whole of which another number is the part, a number that one is compared with, a goal, or what names a thing. */
function isNotTheNews(text: string, found: Quantity, title: string, words: LanguageWords): boolean {
  const { against, of, only, speed, wordOf } = getSigns(words.language);
  const [before, behind] = [text.slice(0, found.start), text.slice(found.end)];
  const after =
    found.unit !== '' && behind.trimStart().startsWith(found.unit)
      ? behind.trimStart().slice(found.unit.length)
      : behind;
  const isCount = found.kind === 'count';
  return (
    (isDescribing(before, after, found, words) && !title.includes(found.value)) ||
    (found.kind === 'measure' && speed.test(after)) ||
    against.test(before) ||
    (isCount && (wordOf.test(before) || (of.test(before) && only.test(after)))) ||
    isGoal(before, after, title, words)
  );
}

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

const keepDigits = (value: string) => value.replace(/\P{N}/gu, '');
/** Letters by which two forms of a unit are one ("Meter", "Metern"). */
const unitChars = 5;
const toStem = (unit: string) => unit.toLowerCase().slice(0, unitChars);

/** "3.70 metres" under a title on 1.78 metres: another event, which the number alone would mix up. */
export function isOfOtherMeasure({ kind, value, unit }: Quantity, title: string): boolean {
  const own = toStem(`${value.replace(/[^\p{L}°]/gu, '')}${unit}`);
  const named = [...title.matchAll(/(?<number>\p{N}[\p{N}.,]*)\s?(?<unit>[\p{L}°]+)/gu)].flatMap(({ groups }) =>
    toStem(groups?.unit ?? '') === own ? keepDigits(groups?.number ?? '') : [],
  );
  return kind === 'measure' && named.length > 0 && !named.includes(keepDigits(value));
}

/** "10,000-euro loan" under a title on "1000-euro loan", and "20% mealworm" under "20% off": a number of another thing than the title's. */
function isOfOther(text: string, found: Quantity, title: string, words: LanguageWords): boolean {
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
    isNotTheNews(text, found, title, words) ||
    isOfOtherMeasure(found, title) ||
    isOfOther(text, found, title, words) ||
    isOfOtherPerson(text, title, words)
  );
}
