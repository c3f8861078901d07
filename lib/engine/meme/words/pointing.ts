import { selfContained } from '../../brief/standing/dangling.ts';
import { pointsBack } from '../../brief/standing/leaning.ts';
import { wordsIn } from '../../brief/text/text.ts';
import type { LanguageWords } from '../../brief/text/words.ts';
import { findLanguage } from '../../languages/index.ts';
import { matchOwn } from '../../languages/patterns.ts';

/** "Vogel came in, and I thought he was joking": a name before it in the line is whom it means. */
const isNamedBefore = (said: readonly string[], at: number) =>
  said.slice(1, at).some((word) => /^\p{Lu}\p{Ll}/u.test(word));

/** Words after which a pronoun may mean the line's own subject ("The banks promise that they …"). */
const minSubjectWords = 3;

/** An article may be spelled like such a word: a noun follows it, or an adjective and a noun ("Das neue Fax"). */
export function opensBack(text: string, words: LanguageWords): boolean {
  const [opener = '', next = '', third = ''] = wordsIn(text);
  const lower = opener.toLowerCase();
  if (!words.backward.has(lower)) return false;
  if (!(words.subjects.has(lower) && words.joints.has(lower))) return true;
  const isNoun = (word: string) => /^\p{Lu}/u.test(word);
  const hasCapitals = words.language?.hasCapitalNouns === true;
  if (!hasCapitals) return words.stop.has(next.toLowerCase()) || words.verbSign?.test(next) === true;
  return !(isNoun(next) || (/(?<!t)e$/u.test(next) && !words.stop.has(next) && isNoun(third)));
}

/** How a line stands alone, as a brief weighs it, up to which it carries on from the line before it. */
const maxCarried = 0.25;

/** Whether a line's opener or another of its words needs what came before ("In the second phase …", "… did not respond to it"). */
export function leansOutside(line: string, words: LanguageWords, tag: string): boolean {
  const language = findLanguage(tag);
  const pointers = language?.signs?.pointers;
  const bare = line.replace(/^["“„«「]|["”“»」]$/gu, '');
  return (
    (language !== undefined && pointers !== undefined && matchOwn(language, pointers).test(bare)) ||
    pointsBack(bare, tag) ||
    selfContained(bare, words) <= maxCarried
  );
}

/** Whether a line refers to what stands outside it. `tag`: BCP 47. */
export function pointsOutside(line: string, words: LanguageWords, tag: string): boolean {
  if (leansOutside(line, words, tag)) return true;
  const said = wordsIn(line);
  const first = said[0]?.toLowerCase() ?? '';
  const hasSubject = words.subjects.has(first) && !words.backward.has(first);
  return said.some((word, at) => {
    const lower = word.toLowerCase();
    if (!words.backward.has(lower)) return false;
    const isWithin = words.joints.has(lower) || isNamedBefore(said, at) || (hasSubject && at >= minSubjectWords);
    return at === 0 || !isWithin;
  });
}
