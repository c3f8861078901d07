import { capitalize, drawnLength, firstWord, lastWord, tidy, wordCount, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Where a sentence may be cut: the mark's place, and what follows it. */
interface Border {
  readonly at: number;
  readonly mark: string;
}

const openers = '([{“„«「『（';
const closers = ')]}”»」』）';
/** Everything that can be a border or hide one: brackets, quotation marks, commas, semicolons, dashes. */
const marks = /[()[\]{}“„«「『（”»」』）",;،؛，；–—-]/g;

/** Commas, semicolons and dashes outside brackets, quotations and numbers, in order. */
function bordersOf(text: string): Border[] {
  const borders: Border[] = [];
  const isGerman = text.includes('„');
  let depth = 0;
  let quoted = false;
  for (const { 0: mark, index: at } of text.matchAll(marks)) {
    if (mark === '"') quoted = !quoted;
    else if (mark === '“' && isGerman) depth = Math.max(0, depth - 1);
    else if (openers.includes(mark)) depth++;
    else if (closers.includes(mark)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && !quoted) {
      const spaced = /\s/.test(text.charAt(at + 1));
      if ((',;،؛'.includes(mark) && spaced) || '，；'.includes(mark)) borders.push({ at, mark });
      else if (mark === '—' || (mark === '–' && spaced)) borders.push({ at, mark: '–' });
      else if (mark === '-' && spaced && /\s/.test(text.charAt(at - 1))) borders.push({ at, mark: '–' });
    }
  }
  return borders;
}

/** Whether every bracket and quotation mark that opens in `text` closes in it. */
export function isBalanced(text: string): boolean {
  let depth = 0;
  let straight = 0;
  const isGerman = text.includes('„');
  for (const [mark] of text.matchAll(marks)) {
    if (mark === '"') straight++;
    else if (mark === '“' && isGerman) depth--;
    else if (openers.includes(mark)) depth++;
    else if (closers.includes(mark)) depth--;
  }
  return depth === 0 && straight % 2 === 0;
}

/** Whether `text` holds a word that must never be cut away: a negation, a doubt, a condition, or who says so. */
function isBinding(text: string, words: LanguageWords): boolean {
  const own = wordsIn(text.toLowerCase());
  return (
    own.some(
      (word) => words.binding.has(word) || words.speech.has(word) || word.endsWith("n't") || word.endsWith('n’t'),
    ) || ['不', '没', '未', '但', '可能', '表示', 'ない', 'によると'].some((sign) => text.includes(sign))
  );
}

/** Whether `text` may end here: not on a word that needs another. */
export function endsWhole(text: string, words: LanguageWords): boolean {
  return !words.joints.has(lastWord(text)) && !/[的和与及在\-–—,:;，、；：]$/.test(text.trim()) && isBalanced(text);
}

/** Whether the clause opened by `tail` (behind its comma) can go and leave the rest whole. */
function canGo(head: string, tail: string, words: LanguageWords): boolean {
  const opening = tail.trimStart().toLowerCase();
  if (/^\p{L}{3,}ing\b/u.test(opening) && words.joints.has('the')) return !/,.*\band\b/.test(tail);
  if (!words.trailing.some((word) => opening.startsWith(`${word} `))) return false;
  if (!words.and.has(firstWord(opening))) return true;
  // "and" may end a list: only a clause with its own subject goes, and only behind a head without a list.
  const second = wordsIn(opening)[1] ?? '';
  return words.subjects.has(second) && !/[,،]/.test(head);
}

/** "first, …; second, …": the parts of an enumeration are not to be parted. */
const enumeration =
  /\b(?:first(?:ly)?|one|either|both|on the one hand|erstens|zum einen|einerseits|d['’]une? (?:part|côté)|primero|por un lado|primeiro|primo|da un lato|ten eerste)\b/i;

/** Shortest head that can still be a sentence. */
const leastHead = 24;

/** Whether a clause opens like a main clause: with an article, a pronoun or a name. */
function opensMain(clause: string, words: LanguageWords): boolean {
  return words.subjects.has(firstWord(clause)) || /^\s*["“‘«„]?\p{Lu}/u.test(clause);
}

/** The sentence cut at its last border that allows it, or undefined. */
function cutTail(text: string, words: LanguageWords): string | undefined {
  const borders = bordersOf(text);
  const border = borders.at(-1);
  if (border === undefined) return undefined;
  const head = text.slice(0, border.at).trimEnd();
  const tail = text.slice(border.at + 1);
  if (drawnLength(head) < leastHead || wordCount(head) < 4 || !endsWhole(head, words) || isBinding(tail, words))
    return undefined;
  // "When it rained, we …": behind a clause that hangs on another, the main clause has to stay.
  const first = borders[0]?.at ?? 0;
  if (words.dependent.has(firstWord(head)) && !opensMain(text.slice(first + 1, border.at), words)) return undefined;
  if (';；؛'.includes(border.mark)) return enumeration.test(head) ? undefined : head;
  if (border.mark === '–') return borders.filter(({ mark }) => mark === '–').length === 1 ? head : undefined;
  if (border.mark === '，')
    return borders.length === 1 && [...words.dependent].some((word) => head.startsWith(word)) ? undefined : head;
  return canGo(head, tail, words) ? head : undefined;
}

/** "led by", "known as": opens an inserted clause. */
const participle = /^\s*\p{L}+(?:ed|own|ught|ade|un|ilt|aken|iven|et) (?:by|as|in|with|from|on)\s/u;

/** The sentence without what stands between a pair of dashes, or one inserted relative clause; undefined when neither is there. */
function cutMiddle(text: string, words: LanguageWords): string | undefined {
  const borders = bordersOf(text);
  const dashes = borders.filter(({ mark }) => mark === '–');
  const commas = borders.filter(({ mark }) => mark === ',');
  const pairs = dashes.length === 2 ? [dashes] : commas.slice(1).map((close, index) => [commas[index], close]);
  for (const [open, close] of pairs) {
    if (open === undefined || close === undefined) continue;
    const inner = text.slice(open.at + 1, close.at);
    const rest = text.slice(close.at + 1).trimStart();
    if (isBinding(inner, words) || inner.length > 110 || !/^\p{Ll}/u.test(rest)) continue;
    const resumes = ![words.and, words.subjects, words.relative, words.dependent].some((set) =>
      set.has(firstWord(rest)),
    );
    const relative = (words.relative.has(firstWord(inner)) || participle.test(inner)) && resumes;
    if (open.mark === '–' || relative) return `${text.slice(0, open.at).trimEnd()} ${rest}`;
  }
  return undefined;
}

/** "BERLIN (Reuters) - ", "MIAMI, Florida --": where a report was filed, before its first sentence. */
const dateline =
  /^(?:\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4}|\p{Lu}[\p{Lu}.\s]{2,30}(?:,\s[\p{L}.\s]{2,20})?\s*(?:\([^)]{2,20}\))?)\s*[-–—]{1,2}\s(?=\p{Lu})/u;

/** Without an opening "However," or "But": a sentence that stands alone does not answer another. */
function withoutConnective(text: string, words: LanguageWords): string {
  const lower = text.toLowerCase();
  for (const connective of words.connectives) {
    if (!lower.startsWith(connective)) continue;
    const rest = text.slice(connective.length);
    const next = rest.trimStart();
    const bare =
      /^\s/.test(rest) &&
      words.backward.has(connective) &&
      (/^\p{Lu}/u.test(next) || words.subjects.has(firstWord(next)));
    if (bare || /^[,，、،]/.test(rest)) return capitalize(rest.replace(/^[\s,，、،]+/, ''));
  }
  return text;
}

/** Without footnote marks, asides in brackets, an opening "However," and the stop at its end. */
export function trimSentence(sentence: string, words: LanguageWords): string {
  let text = tidy(sentence);
  text = text.replace(/\s*[（(]([^()（）]*)[)）]/g, (whole, inner: string) => (isBinding(inner, words) ? whole : ''));
  text = withoutConnective(text.replace(dateline, ''), words);
  return text
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/\s*[.。．،,;；:：…–—-]+$/, '')
    .trim();
}

/** The sentence and its shorter forms, longest first; each is whole and says nothing the sentence does not say. */
export function shortenings(sentence: string, words: LanguageWords): string[] {
  const forms = [trimSentence(sentence, words)];
  for (;;) {
    const last = forms.at(-1) ?? '';
    const shorter = cutTail(last, words) ?? cutMiddle(last, words);
    if (shorter === undefined || !isBalanced(shorter)) return forms;
    forms.push(tidy(shorter));
  }
}

/** The longest form of a sentence that fits `budget` (drawn letters), or undefined when none does. */
export function shorten(sentence: string, budget: number, words: LanguageWords): string | undefined {
  return shortenings(sentence, words).find((form) => drawnLength(form) <= budget);
}
