import { joinAlternatives, joinProse, perPageLanguage } from '../../languages/patterns.ts';
import { isBalanced } from '../text/borders.ts';
import { capitalize, getFirstWord } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const getOnly = perPageLanguage((among) => new RegExp(String.raw`(?:^|\s)(?:${joinProse('only', among)})\s`, 'iu'));
const getAlso = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`(?<=\p{L})\s(?:${joinProse('also', among)})(?=\s\p{L}|,\s(?:${joinProse('alsoThat', among)})\s)`,
      'u',
    ),
);

function withoutAlso(text: string, words: LanguageWords): string {
  const found = getAlso(words.language).exec(text);
  if (found === null || getOnly(words.language).test(text) || !isBalanced(text.slice(0, found.index))) return text;
  return `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
}

const getOpeningAlso = perPageLanguage(
  (among) => new RegExp(String.raw`^(?:${joinProse('openingAlso', among)})\s`, 'u'),
);
const getDays = perPageLanguage((among) => ({
  opening: new RegExp(String.raw`^(?:${joinProse('openingDays', among)}),?\s`, 'u'),
  inner: new RegExp(String.raw`(?<=[\p{L}”"])\s(?:${joinProse('readingDays', among)})(?=\s\p{L}|,\s|[.]?$)`, 'u'),
}));
/** Years, beside which a day is the other half of a comparison. */
const dated = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u;

function withoutDays(text: string, words: LanguageWords): string {
  const { opening, inner } = getDays(words.language);
  if (dated.test(text)) return text;
  const opened = opening.exec(text)?.[0];
  if (opened !== undefined) return capitalize(text.slice(opened.length));
  // "Bis heute": its preposition may be the first word.
  const found = inner.exec(text.charAt(0).toLowerCase() + text.slice(1));
  if (found === null || !isBalanced(text.slice(0, found.index))) return text;
  return `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
}

function withoutOpeningAlso(text: string, words: LanguageWords): string {
  const opening = getOpeningAlso(words.language).exec(text)?.[0];
  return opening === undefined || getOnly(words.language).test(text) ? text : capitalize(text.slice(opening.length));
}

/** "Note that" */
const getAnnounced = perPageLanguage(
  (among) =>
    new RegExp(String.raw`^(?:${joinProse('announced', among)}),? (?:${joinProse('announcedThat', among)})\s`, 'iu'),
);

export function withoutConnective(text: string, words: LanguageWords): string {
  const opening = getAnnounced(words.language).exec(text)?.[0];
  if (opening !== undefined) return capitalize(text.slice(opening.length));
  const lower = text.toLowerCase();
  const [opener = ''] = lower.split(' ', 1);
  const isJoined =
    words.coordinators.has(opener) && !words.noCoordinators.some((phrase) => lower.startsWith(`${phrase} `));
  if (isJoined) return withoutConnective(capitalize(text.slice(opener.length).replace(/^[\s,]+/, '')), words);
  for (const connective of words.connectives) {
    if (!lower.startsWith(connective)) continue;
    const rest = text.slice(connective.length);
    const next = rest.trimStart();
    const bare =
      /^\s/.test(rest) &&
      words.backward.has(connective) &&
      (/^\p{Lu}/u.test(next) || words.subjects.has(getFirstWord(next)));
    if (bare || /^[,，、،]/.test(rest)) return capitalize(rest.replace(/^[\s,，、،]+/, ''));
  }
  return text;
}

const getTopicOpener = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`^(?:${joinAlternatives(({ brief }) => brief?.shorten?.topicOpeners, among)})(?!\p{L})[^,.;:]{0,60},\s(?=\S)`,
      'iu',
    ),
);

/** Removes "Speaking of harbours,", which takes up another text. */
function withoutTopic(text: string, words: LanguageWords): string {
  const opening = getTopicOpener(words.language).exec(text)?.[0];
  const rest = text.slice(opening?.length ?? 0);
  return opening === undefined || words.backward.has(getFirstWord(rest)) ? text : capitalize(rest);
}

/** Openings that keep their comma when the insertion behind it goes ("In 2024, though, sales fell"). */
const getOpensPhrase = perPageLanguage(
  (among) => new RegExp(String.raw`^(?:${joinProse('phraseOpeners', among)})\s`, 'iu'),
);
const getInsertedLink = perPageLanguage((among) => new RegExp(`^(?:${joinProse('insertedLinks', among)})$`));
const getEndLink = perPageLanguage(
  (among) => new RegExp(String.raw`,\s(?:${joinProse('endLinks', among)})(?=[.!]?$)`, 'i'),
);

function withoutInserted(text: string, words: LanguageWords): string {
  const inserted = /,\s(\p{L}+(?:\s\p{L}+){0,3}),\s/gu;
  for (const { 0: whole, 1: inner = '', index } of text.matchAll(inserted)) {
    const link = inner.toLowerCase();
    if (!(words.connectives.includes(link) && link.length > 3) && !getInsertedLink(words.language).test(link)) continue;
    const [head, rest] = [text.slice(0, index), text.slice(index + whole.length)];
    if (!isBalanced(head)) continue;
    return `${head}${getOpensPhrase(words.language).test(head) ? ', ' : ' '}${rest}`;
  }
  return text.replace(getEndLink(words.language), '');
}

/** Removes what joins a sentence to others. "Today" stays: jokes turn on it. */
export const withoutJoints = (text: string, words: LanguageWords): string =>
  withoutInserted(
    withoutAlso(withoutOpeningAlso(withoutTopic(withoutConnective(text, words), words), words), words),
    words,
  );

export const withoutLinks = (text: string, words: LanguageWords): string =>
  withoutDays(withoutJoints(text, words), words);
