import { capitalize, drawnLength, isUnspaced, tidy, wordsIn } from '../../brief/text.ts';
import type { LanguageWords } from '../../brief/words.ts';

/** Longest name of a topic, in words and drawn letters. */
const longest = { words: 3, letters: 26 };
/** A topic is spoken of at least this often. */
const fewest = 2;
/** Words that every page has, and that are nobody's topic. */
const empty =
  /^(?:crap|new|best|top|free|online|guide|review|video|photos?|news|home|blog|part|day|days|year|years|week|way|ways|thing|things|tips?|reasons?|people|time|one|two|three|neue[rsn]?|nouveau|nuevo|nova?|nuovo|nieuwe?|need|stop|build|make|report|survey|task|march|april|may|june|july|january|february|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekly|edition|million|billion|study|research|scientists?|project|world|work|life|help|change|show|shows|says|use|using|get|know|open|better)$/i;

/**
 * What a text is about, as short as one says it ("night trains"): the longest run of words in its title, none a function
 * word, that the text itself says again and again. Undefined when there is none.
 */
export function topicOf(title: string, body: string, words: LanguageWords): string | undefined {
  const isEnglish = words.joints.has('the');
  const found = (isUnspaced(title) ? unspacedRuns(title) : spacedRuns(title, words))
    .map((run) => ({ run, count: occurrences(body, run) }))
    .filter(
      ({ run, count }) =>
        count >= fewest &&
        drawnLength(run) <= longest.letters &&
        (!isEnglish || run.includes(' ') || nounLike(run, body)),
    )
    .map(({ run, count }) => ({ run, value: Math.log2(1 + count) * (0.6 + wordsIn(run).length) }))
    .sort((a, b) => b.value - a.value);
  return found[0]?.run;
}

/** How often a run is named as itself: as words of their own, and not as a part of a longer name. */
function occurrences(text: string, run: string): number {
  let count = 0;
  let parts = 0;
  const isUnbroken = isUnspaced(run);
  const lower = text.toLowerCase();
  const part = run.toLowerCase();
  for (let at = lower.indexOf(part); at >= 0 && count < 40; at = lower.indexOf(part, at + part.length)) {
    const before = text.slice(Math.max(0, at - 24), at);
    const after = text.slice(at + part.length, at + part.length + 24);
    if (!isUnbroken && (/[\p{L}\p{N}]$/u.test(before) || /^\p{L}{2}/u.test(after))) continue;
    count += 1;
    if (/(?:^|[^.!?]\s)\p{Lu}\p{L}+\s$/u.test(before) || /^\s\p{Lu}\p{L}+/u.test(after)) parts += 1;
  }
  return parts > count / 2 ? 0 : count;
}

/** In English, where nothing else tells a noun: it stands behind an article, a preposition or an adjective of place. */
const nounLike = (run: string, text: string): boolean => {
  let count = 0;
  const lower = text.toLowerCase();
  const part = run.toLowerCase();
  for (let at = lower.indexOf(part); at >= 0 && count < 2; at = lower.indexOf(part, at + part.length)) {
    const isNamed = /^\p{Lu}/u.test(text.charAt(at)) && /\p{L}\s$/u.test(text.slice(0, at));
    if (
      isNamed ||
      /(?:^|\s)(?:the|an?|of|for|with|about|in|on|from|your|my|our|their|its|each|every|some|these|those)\s$/.test(
        lower.slice(Math.max(0, at - 9), at),
      )
    )
      count += 1;
  }
  return count >= 2;
};

function spacedRuns(title: string, words: LanguageWords): string[] {
  const runs: string[] = [];
  for (const piece of tidy(title).split(/[^\p{L}\p{M}\p{N}'’\- ]+/u)) {
    const all = wordsIn(piece);
    for (let from = 0; from < all.length; from += 1) {
      for (let count = 1; count <= longest.words && from + count <= all.length; count += 1) {
        const run = all.slice(from, from + count);
        const isNamed = run.every(
          (word) =>
            !words.stop.has(word.toLowerCase()) && !words.personal.has(word.toLowerCase()) && /\p{L}{2}/u.test(word),
        );
        const text = run.join(' ');
        if (isNamed && !run.some((word) => empty.test(word)) && text.length >= 4 && piece.includes(text))
          runs.push(text);
      }
    }
  }
  return runs;
}

function unspacedRuns(title: string): string[] {
  return title.match(/[\p{Script=Han}]{2,8}|[\p{Script=Katakana}ー]{3,12}|[A-Za-z]{3,}/gu) ?? [];
}

/** As a caption: a capital first, no stop last. */
export const asCaption = (text: string) => capitalize(tidy(text)).replace(/[.。]$/, '');
