import { getFirstWord, wordsIn } from '../../brief/text/text.ts';
import { getWords, type LanguageWords } from '../../brief/text/words.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { matchOwn } from '../../languages/patterns.ts';
import type { AimWords, Need } from '../../languages/words/title-words.ts';
import { isTitleCase } from './statements.ts';

const border = /[:;,|!?•»«、，：？]|\s[–—-]\s/gu;
const quotation = /["“”„«»「」][^"“”„«»「」]{0,80}["“”„«»「」]/gu;
/** Words between a preposition and its noun: article, adjective, name. */
const lookBackWords = 3;

function listWordsBefore(title: string, at: number): readonly string[] {
  const before = title.slice(0, at);
  const start = [...before.matchAll(border)].reduce(
    (last, { index, 0: mark }) => Math.max(last, index + mark.length),
    0,
  );
  return wordsIn(before.slice(start));
}

/** "From trams to bike paths": a title's phrase, which names nothing. */
export function opensWithAside(text: string, tag: string): boolean {
  const asides = findLanguage(tag)?.jokes?.aims?.asides.split(' ') ?? [];
  return asides.includes(getFirstWord(text));
}

function isAside(before: readonly string[], { asides, genitives = '' }: AimWords, hasCapitalNouns: boolean): boolean {
  const listed = new Set(asides.split(' '));
  const near = before.slice(-lookBackWords);
  // The preposition may belong to a nearer noun.
  const noun = hasCapitalNouns
    ? near.findLastIndex((word, index) => index < near.length - 1 && /^\p{Lu}/u.test(word))
    : -1;
  if (near.slice(noun + 1).some((word) => listed.has(word.toLowerCase()))) return true;
  const article = before.at(-1)?.toLowerCase() ?? '';
  return before.length > 2 && genitives.split(' ').includes(article) && /^\p{Lu}/u.test(before.at(-2) ?? '');
}

export function isAimedAt(
  title: string,
  at: number,
  length: number,
  { code, jokes, hasCapitalNouns = false }: Language,
): boolean {
  const aims = jokes?.aims;
  if (aims === undefined) return true;
  const after = title.slice(at + length);
  if (/^[-‐‑]\p{L}/u.test(after)) return false;
  if ([...title.matchAll(quotation)].some(({ index, 0: text }) => index < at && at < index + text.length)) return false;
  const before = listWordsBefore(title, at);
  const isCapital = /^\p{Lu}/u.test(title.slice(at, at + 1));
  const isName = !hasCapitalNouns && isCapital && before.length > 0 && /^\s\p{Lu}/u.test(after) && !isTitleCase(title);
  return !isName && !isListed(title, at, length, getWords(code)) && !isAside(before, aims, hasCapitalNouns);
}

/** Whether a noun is one of three or more listed ("land for meat, milk and eggs"): the title is about none of them alone. */
function isListed(title: string, at: number, length: number, { and, relative }: LanguageWords): boolean {
  const [before, after] = [title.slice(0, at), title.slice(at + length)];
  const isJoin = (found: RegExpExecArray | null) => and.has(found?.[1]?.toLowerCase() ?? '');
  const isLast = isJoin(/,\s[^,]+\s(\p{L}+)\s$/u.exec(before));
  const isMiddle = /,\s$/u.test(before) && isJoin(/^\s(\p{L}+)\s\p{L}/u.exec(after));
  const [, next = '', joint] = /^,\s(\p{L}+)[\s\p{L}]*?(?:,\s|\s(\p{L}+)\s(?=\p{L}))/u.exec(after) ?? [];
  const isFirst =
    next !== '' && !relative.has(next.toLowerCase()) && (joint === undefined || and.has(joint.toLowerCase()));
  return isLast || isMiddle || isFirst;
}

const minCompounds = 2;

/** Mentions from which the second noun, named more often than the first, is what a text is about ("airplane tires"). */
const minHeads = 4;

/** "workshop manual": the text says the two together, and seldom the first alone, or it is about the second. */
export function isHalfOfCompound(
  title: string,
  at: number,
  length: number,
  text: string,
  small?: ReadonlySet<string>,
): boolean {
  const next = /^\s(\p{L}{3,})/u.exec(title.slice(at + length))?.[1]?.toLowerCase();
  if (next === undefined) return false;
  const noun = title.slice(at, at + length).toLowerCase();
  const lower = text.toLowerCase();
  const countPart = (part: string) => lower.split(part).length - 1;
  const together = countPart(`${noun} ${next}`);
  const heads = small === undefined || small.has(next) ? 0 : wordsIn(lower).filter((word) => word === next).length;
  return (together >= minCompounds && together * 2 > countPart(noun)) || (heads >= minHeads && heads > countPart(noun));
}

export function meets(title: string, need: Need, own: Language): boolean {
  const words = own.jokes?.aims?.[need];
  return words === undefined || matchOwn(own, words).test(title);
}
