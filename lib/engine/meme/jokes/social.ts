import { findPersons } from '../../brief/standing/names.ts';
import {
  countTextWords,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  overlap,
  toStems,
  wordsIn,
} from '../../brief/text/text.ts';
import { toShare } from '../../random.ts';
import { opensWithAside } from '../material/aim.ts';
import { toFirstClause } from '../material/core-title.ts';
import { listGenreFrames } from '../material/genres.ts';
import type { Material } from '../material/material.ts';
import { dotted, hasVerbSign } from '../material/statements.ts';
import { isEmptyWord } from '../material/topic.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { isDelicate } from '../words/delicate.ts';
import { fill, listOnePerTemplate } from '../words/frames.ts';
import { findSigns } from '../words/signs.ts';
import { findDryLines } from './dry-lines.ts';
import { sleepless, unheard } from './frame-kinds.ts';
import { isDateOnly } from './said-title.ts';
import type { JokeCandidate } from './score.ts';

const limits = { words: 5, letters: 40 };
const repeated = 2;
/** Worth of a name alone: the title, or a word of it. */
const named = { title: 1.15, topic: 0.8 } as const;
/** Limits and worth of a title that is neither statement nor name. */
const unsorted = { minWords: 4, words: 22, letters: 130, worth: 0.9 };

const counted = 1.1;
const ofGenre = 1.2;
/** Bubbles fit anything and would always win; sleeplessness amuses least, and a headline alone less than one with a reply to it. */
const rooms: Readonly<Record<string, number>> = { exchange: 0.84, thoughts: 0.84 };
const alone: Readonly<Record<string, number>> = {
  chat: 1.2,
  exchange: 0.66,
  nobody: 0.72,
  shocked: 0.72,
  thoughts: 0.72,
  proclaim: 0.9,
};
/** Around a name: what fits any page amuses least, a hobby best. */
const ofName: Readonly<Record<string, number>> = { ...rooms, nobody: 1.15, verdict: 0.6, tempted: 0.6, shocked: 0.75 };
const isReplied = (frame: string): boolean => frame.startsWith('chat ');
const chanceShare = 0.5;

const repliesToItself = /[?？؟].*[^\s?？؟]$/u;

export function nameSubject(material: Material): string | undefined {
  const { statements, topic, isNameless, outline, title, words } = material;
  const name = statements.find(({ isHeadline, isName }) => isHeadline && isName)?.text ?? findShortName(material);
  const subject = name !== undefined && !isNameless && isNameSized(name) ? name : topic?.replace(/^“(.*)”$/u, '$1');
  if (
    subject === undefined ||
    [subject, ...(isNameSized(title) ? [title] : [])].some((text) => opensWithAside(text, material.language)) ||
    isCommonWord(subject) ||
    isDateOnly(subject) ||
    dotted.test(subject)
  )
    return undefined;
  // "Page 3", "Windows 11"
  if (/^\p{L}+ \p{N}+$/u.test(subject)) return undefined;
  // A person's page has the whole name as its title.
  if (subject === toCaptionText(title) && !subject.includes(' ')) return subject;
  const persons = findPersons([title, ...outline.sentences.map(({ text }) => text)], words);
  return wordsIn(subject).some((word) => persons.has(word)) ? undefined : subject;
}

const isNameSized = (text: string) =>
  countTextWords(text) <= limits.words && measureDrawnLength(text) <= limits.letters;

function findShortName({ title, statements, terms, words, language, isNameless }: Material): string | undefined {
  const text = toCaptionText(title);
  const isShort = !isNameless && isNameSized(text) && !/[.!?:;…"“”„«»0-9]/u.test(text) && !isDelicate(text, language);
  if (!isShort || statements.some(({ isHeadline }) => isHeadline)) return undefined;
  if (hasVerbSign(text, language, findSigns(language)) === true || wordsIn(text).every(isEmptyWord)) return undefined;
  const own = toStems(listTerms(text, words));
  const said = [...terms].filter(([term]) => [...toStems([term])].every((stem) => own.has(stem)));
  return said.reduce((sum, [, count]) => sum + count, 0) >= repeated ? text : undefined;
}

const known = new WeakMap<Material, boolean>();

function isReadAsName(material: Material): boolean {
  const headline = material.statements.find(({ isHeadline }) => isHeadline);
  return headline === undefined
    ? nameSubject(material) === toCaptionText(material.title)
    : headline.isName === true && isNameSized(headline.text);
}

export function isNameTitle(material: Material): boolean {
  const found = known.get(material) ?? isReadAsName(material);
  known.set(material, found);
  return found;
}

/** "vendors" is one of many words of a headline. */
const isCommonWord = (subject: string) => /^\p{Ll}[^\s]*$/u.test(subject) && !isUnspaced(subject);

interface Stated {
  readonly text: string;
  readonly value: number;
  readonly hasNumber?: boolean;
  readonly isName?: boolean;
}

interface Social {
  readonly claimed: readonly JokeCandidate[];
  readonly named: readonly JokeCandidate[];
  readonly ofGenre: readonly JokeCandidate[];
  readonly spoken: readonly JokeCandidate[];
}

export function findSocial(material: Material): Social {
  const { frames, title } = material;
  const subject = nameSubject(material);
  const stated = findStated(material).filter(({ text }) => text !== subject);
  const placeAround = (
    all: readonly string[],
    seed: string,
    gaps: Parameters<typeof fill>[1],
    signal: number,
    inRoom = rooms,
  ) =>
    // With a reply, each bubble's opener is a joke of its own.
    (inRoom === alone
      ? [...new Set([...listOnePerTemplate(all, seed), ...all.filter(isReplied)])]
      : listOnePerTemplate(all, seed)
    ).flatMap((frame) =>
      fill(frame, gaps).map((filled) => ({
        ...filled,
        signal: signal * (inRoom[filled.template] ?? 1) * (1 + (toShare(`${seed} ${frame}`) - 0.5) * chanceShare),
      })),
    );
  const claimed = stated.flatMap(({ text, value, hasNumber = false, isName = false }) => [
    ...placeAround(
      (frames.claimed ?? []).filter((frame) => !isName || !sleepless.test(frame)),
      title,
      { statement: text, isHeadline: true },
      value,
      alone,
    ),
    ...(hasNumber
      ? placeAround(frames.counted ?? [], title, { statement: text, isHeadline: true }, value * counted)
      : []),
  ]);
  if (subject === undefined) return { claimed, named: [], spoken: [], ofGenre: [] };
  const genreFrames = listGenreFrames(material).filter((frame) => frame.includes('{t}') && !/\{h\}/i.test(frame));
  const isPhrase = wordsIn(subject.toLowerCase()).some((word) => material.words.joints.has(word));
  const isTitle = subject === toCaptionText(title);
  return {
    claimed,
    named: placeAround(
      (frames.named ?? []).filter((frame) => !isPhrase || !unheard.test(frame)),
      title,
      { topic: subject },
      isTitle ? named.title : named.topic,
      ofName,
    ),
    ofGenre: isTitle ? placeAround(genreFrames, title, { topic: subject }, ofGenre) : [],
    spoken: findDryLines(subject, material).flatMap(({ text, value }) =>
      placeAround(frames.spoken ?? [], `${title} ${text}`, { topic: subject, line: text }, value).filter(
        ({ captions }) => Object.values(captions).every((caption) => countWords(caption) <= maxSpokenWords),
      ),
    ),
  };
}

const maxSpokenWords = 15;

/** Lines of the source on a current topic, beside its name. */
export function listLinesOnTopic(topic: string, material: Material): readonly JokeCandidate[] {
  const { frames, title, words } = material;
  const named = new Set(listTerms(topic, words));
  const lines = findDryLines(topic, material).filter(
    ({ text }) => text.includes(topic) || overlap(named, new Set(listTerms(text, words))) === 1,
  );
  return lines.flatMap(({ text, value }) =>
    listOnePerTemplate(frames.spoken ?? [], `${title} ${text}`)
      .flatMap((frame) => fill(frame, { topic, line: text }))
      .filter(({ captions }) => Object.values(captions).every((caption) => countWords(caption) <= maxSpokenWords))
      .map((filled) => ({ ...filled, signal: value, topic })),
  );
}

function findStated({ statements, title, isNameless, language }: Material): readonly Stated[] {
  const headlines = statements.filter(({ isHeadline }) => isHeadline);
  if (headlines.length > 0)
    return headlines
      .filter(
        ({ text, isAsked, isName = false }) =>
          !(isName && isNameSized(text)) && (!isAsked || repliesToItself.test(text)),
      )
      .map((headline) => ({ ...headline, text: toFirstClause(headline.text, [], language) }));
  const text = toCaptionText(title);
  if (dotted.test(text)) return [];
  const count = countWords(text);
  const isSayable =
    !isNameless &&
    !/[?？؟…]$/u.test(text) &&
    !wordsIn(text).every(isEmptyWord) &&
    (count >= unsorted.minWords || hasVerbSign(text, language, findSigns(language)) === true) &&
    count <= unsorted.words &&
    measureDrawnLength(text) <= unsorted.letters;
  return isSayable && !isDelicate(text, language) ? [{ text, value: unsorted.worth }] : [];
}
