import { isUnspaced, measureDrawnLength, tidy, wordsIn } from '../../brief/text/text.ts';
import { getWords, type LanguageWords } from '../../brief/text/words.ts';
import { languages } from '../../languages/index.ts';
import { joinAlternatives, joinPieces, joinWords, pickSigns } from '../../languages/patterns.ts';
import { standsAlone } from './topic-nouns.ts';

const limits = { words: 3, letters: 30 };
const minWords = 2;
const baseWorth = 0.6;
/** Share of a run's mentions above which its article belongs to it: in small letters; as a name of several words, or of one. */
const withArticle = { small: 0.5, phrase: 0.6, word: 0.8 } as const;
const empty = new RegExp(`^(?:${joinWords(({ jokes }) => jokes?.empty)})$`, 'iu');
const emptyUnspaced = new RegExp(`^(?:${joinPieces(({ jokes }) => jokes?.empty)})$`, 'u');

const months = new Set(
  languages.flatMap(({ months: all = [] }) => all.flatMap((names) => names.toLowerCase().split(/,\s*/u))),
);
export const isEmptyWord = (word: string) => empty.test(word) || months.has(word.toLowerCase());

/** The longest run of the title's content words that the text repeats ("night trains"). */
export function findTopic(title: string, body: string, words: LanguageWords, language: string): string | undefined {
  const hasTitleCase = words.language?.hasTitleCase === true;
  const whole = tidy(title);
  const found = (isUnspaced(title) ? listUnspacedRuns(title) : listSpacedRuns(title, words))
    .map((run) => ({ run, count: countOccurrences(body, run, run === whole) }))
    .filter(
      ({ run, count }) =>
        count >= minWords &&
        measureDrawnLength(run) <= limits.letters &&
        standsAlone(run, title, body, language) &&
        (!hasTitleCase || run === whole || (run.includes(' ') ? isThing(run, body) : isNameInText(run, body))),
    )
    .map(({ run, count }) => ({ run, value: Math.log2(1 + count) * (baseWorth + countWords(run)) }))
    .sort((a, b) => b.value - a.value);
  const best = found[0]?.run;
  // Prefers "Mary Steenburgen" to the more frequent "Steenburgen".
  const run = found.find(({ run: other }) => best !== undefined && other !== best && holds(other, best))?.run ?? best;
  return run !== undefined && hasTitleCase ? toSpoken(run, body) : run;
}

/** In scripts without spaces two characters count as one word. */
const countWords = (run: string) => (isUnspaced(run) ? run.length / 2 : wordsIn(run).length);

const holds = (run: string, part: string) => !part.includes(' ') && ` ${run} `.includes(` ${part} `);

function countOccurrences(text: string, run: string, isWhole: boolean): number {
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
  return parts > count / 2 && !isWhole ? 0 : count;
}

/** In English: a proper name or a plural, as a single noun is ambiguous. */
function isNameInText(run: string, text: string): boolean {
  const { inside, capital, bare } = uses(run, text);
  return inside >= 2 && bare > inside / 2 && (capital > inside / 2 || /[^s]s$/.test(run));
}

/** In English: not only a modifier ("native ad platform"). */
function isThing(run: string, text: string): boolean {
  const { inside, small, ends } = uses(run, text);
  return small < inside / 2 || inside < 2 || ends > 0;
}

export function findSpokenThing(rest: string, body: string, language: string): string | undefined {
  const [noun = ''] = wordsIn(rest);
  const isTopic = noun !== '' && !isEmptyWord(noun) && countOccurrences(body, noun, false) >= minWords;
  if (!isTopic || isUnspaced(noun) || !standsAlone(noun, noun, body, language)) return undefined;
  if (getWords(language).language?.hasTitleCase !== true) return noun;
  const said = toSpoken(noun, body);
  return said.startsWith('the ') || /^\p{Lu}|s$/u.test(said) ? said : `the ${said}`;
}

/** As inside the text's sentences: lower case, and with its usual article. */
function toSpoken(run: string, text: string): string {
  const { inside, small, articled, counted, forms } = uses(run, text);
  const isSmall = inside > 0 && small >= inside / 2;
  const [form = run] = [...forms].sort(([, a], [, b]) => b - a)[0] ?? [];
  // "moon Europa": the name alone.
  const spoken = /^\p{Ll}+\s(\p{Lu}.*)$/u.exec(form)?.[1] ?? form;
  const isCounted = isSmall && counted > 0 && !/s$/i.test(run);
  // The few names with an article always have it; countable nouns need one.
  return isCounted ||
    articled > inside * (isSmall ? withArticle.small : run.includes(' ') ? withArticle.phrase : withArticle.word)
    ? `the ${spoken}`
    : spoken;
}

const endsThing = new RegExp(String.raw`^(?:[.,;:!?)]|\s(?:${joinAlternatives(pickSigns('thingEnds'))})\s)`);
const article = new RegExp(String.raw`(?:^|\s)(?:${joinAlternatives(pickSigns('topicArticles'))})\s$`, 'i');
const indefinite = new RegExp(String.raw`(?:^|\s)(?:${joinAlternatives(pickSigns('topicIndefinite'))})\s$`, 'i');

function uses(run: string, text: string) {
  const found = {
    inside: 0,
    capital: 0,
    small: 0,
    articled: 0,
    counted: 0,
    ends: 0,
    bare: 0,
    forms: new Map<string, number>(),
  };
  const lower = text.toLowerCase();
  const part = run.toLowerCase();
  for (let at = lower.indexOf(part); at >= 0 && found.inside < 40; at = lower.indexOf(part, at + part.length)) {
    const before = text.slice(Math.max(0, at - 12), at);
    const after = text.slice(at + part.length, at + part.length + 3);
    if (!/[\p{L},] $/u.test(before) || /^\p{L}{2}/u.test(after)) continue;
    found.inside += 1;
    const form = text.slice(at, at + part.length);
    found.forms.set(form, (found.forms.get(form) ?? 0) + 1);
    if (/^\p{Lu}/u.test(form)) found.capital += 1;
    if (/^\p{Ll}/u.test(form.slice(form.lastIndexOf(' ') + 1))) found.small += 1;
    if (article.test(before)) found.articled += 1;
    const isEnd = endsThing.test(text.slice(at + part.length, at + part.length + 8));
    if (isEnd) found.ends += 1;
    if (isEnd && indefinite.test(before)) found.counted += 1;
    if (!/^\s\p{Lu}/u.test(after)) found.bare += 1;
  }
  return found;
}

function listSpacedRuns(title: string, words: LanguageWords): string[] {
  const runs: string[] = [];
  for (const piece of tidy(title).split(/[^\p{L}\p{M}\p{N}'’\- ]+/u)) {
    const all = wordsIn(piece);
    for (let from = 0; from < all.length; from += 1) {
      for (let count = 1; count <= limits.words && from + count <= all.length; count += 1) {
        const run = all.slice(from, from + count);
        const isNamed = run.every(
          (word) =>
            !words.stop.has(word.toLowerCase()) && !words.personal.has(word.toLowerCase()) && /\p{L}{2}/u.test(word),
        );
        if (/['’]s?$/u.test(run.at(-1) ?? '')) continue;
        const text = run.join(' ');
        if (isNamed && !run.some(isEmptyWord) && text.length >= 4 && piece.includes(text)) runs.push(text);
      }
    }
  }
  return runs;
}

function listUnspacedRuns(title: string): string[] {
  return (title.match(/[\p{Script=Han}]{2,8}|[\p{Script=Katakana}ー]{3,12}|[A-Za-z]{3,}/gu) ?? []).filter(
    (run) => !emptyUnspaced.test(run),
  );
}
