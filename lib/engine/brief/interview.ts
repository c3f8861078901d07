import type { Block, SourceDocument } from '../document.ts';
import { joinAlternatives, matchWords } from '../languages/patterns.ts';
import { isAnswerLabelled } from './genres/questions.ts';
import {
  address,
  asks,
  countLabels,
  family,
  type Line,
  type Role,
  readBare,
  readLabelled,
  readLines,
} from './interview-turns.ts';
import { roleOfHeading } from './noise.ts';
import { fullNames } from './people.ts';
import type { RankedSentence } from './rank.ts';
import { shortenings } from './shorten.ts';
import { standing } from './standing.ts';
import { capitalize, drawnLength, listTerms, wordCount, wordsIn } from './text.ts';
import { addressed, type LanguageWords, singular } from './words.ts';

/** A text of questions and answers: questions are nobody's claims, answers have a speaker. */
export interface Interview {
  readonly document: SourceDocument;
  /** The guests by their fullest names, the one who speaks most first. */
  readonly speakers: readonly string[];
}

const minShare = 0.5;

/** Letters after a word such as "interview" in which the guest is named. */
const maxLeadIn = 80;

/** Share of questions with "you" and answers with "I", without other signs of a talk. */
const voiceShare = 0.5;

const named = matchWords(({ brief }) => brief?.interview?.named);

const articles = joinAlternatives(({ brief }) => brief?.reliance?.definite);

const asked = matchWords(({ brief }) => brief?.questions?.asked);

function isTalk(source: SourceDocument, lines: readonly Line[], roles: readonly Role[], words: LanguageWords): boolean {
  const { title = '', description = '' } = source.metadata;
  if (asked.test(title)) return false;
  const first = roles.indexOf('question');
  const intro = lines.slice(0, first).map(({ text }) => text);
  const [questions, answers] = (['question', 'answer'] as const).map((role) =>
    lines.filter((_, index) => roles[index] === role).map(({ text }) => text),
  );
  if (questions === undefined || answers === undefined) return false;
  if (questions.some((text) => address.test(text))) return true;
  const said = [title, description, ...intro].join('\n');
  if (named.test(said)) return true;
  const own = singular(words).personal;
  const says = (texts: readonly string[], set: ReadonlySet<string>) =>
    texts.filter((text) => wordsIn(text.toLowerCase()).some((word) => set.has(word))).length;
  return (
    says(answers, own) >= answers.length * voiceShare && says(questions, addressed) >= questions.length * voiceShare
  );
}

function findFullName(short: string, names: readonly string[]): string {
  if (wordCount(short) > 1 && short !== short.toUpperCase()) return short;
  const own = family(short);
  return names.find((name) => family(name) === own || name.toLowerCase().startsWith(`${own} `)) ?? short;
}

/** The guest where no label says it: the one addressed, else the one most named in title and opening. */
function findGuest(lines: readonly Line[], opening: string, names: readonly string[]): string | undefined {
  const called = lines.map(({ text }) => address.exec(text)?.groups?.family).find((one) => one !== undefined);
  if (called !== undefined) return findFullName(called, names);
  const count = (name: string) => opening.split(name.split(' ').at(-1) ?? name).length;
  // "An interview with Ada Lund"
  const behind = opening.slice(Math.max(0, opening.search(named))).slice(0, maxLeadIn);
  const isNamed = (name: string) => Number(named.test(opening) && behind.includes(name));
  // "Lunds Rückkehr" where the text says "die Rückkehr": a noun, not a family.
  const text = lines.map((line) => line.text).join('\n');
  const isNoun = (name: string) =>
    new RegExp(`(?<!\\p{L})(?:${articles})\\s${name.split(' ').at(-1)}(?!\\p{L})`, 'iu').test(text);
  const people = names.filter((name) => !/\p{Lu}{3,}$/u.test(name) && !isNoun(name));
  return people.toSorted((a, b) => isNamed(b) - isNamed(a) || count(b) - count(a))[0];
}

function withoutWork(name: string, text: string, words: LanguageWords): string {
  const parts = name.split(' ');
  const suffixes = parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join(' '));
  const isAlone = (bare: string) => {
    const work = parts[parts.length - bare.split(' ').length - 1];
    const before = new RegExp(String.raw`(?<last>[\p{L}’'-]+)[\s\p{P}]+${bare}(?!\p{L})`, 'gu');
    return text.startsWith(bare) || [...text.matchAll(before)].some(({ groups }) => groups?.last !== work);
  };
  const alone = suffixes.filter((bare) => /^\p{Lu}/u.test(bare)).findLast(isAlone);
  if (alone !== undefined) return alone;
  const own = new RegExp(String.raw`(?<own>\p{Ll}+)\s${name}`, 'u').exec(text)?.groups?.own ?? '';
  const isNoun = words.isVerbSecond && own !== '' && !words.joints.has(own) && !words.reporting.has(own);
  return isNoun ? (suffixes[0] ?? name) : name;
}

function withoutQuestions(
  { blocks }: SourceDocument,
  lines: readonly Line[],
  roles: readonly Role[],
  findName: (own: string) => string | undefined,
  isLabelled: boolean,
): Block[] {
  const first = lines[roles.indexOf('question')]?.block ?? 0;
  const last = lines[roles.lastIndexOf('answer')]?.block ?? 0;
  const lastQuestion = lines[roles.lastIndexOf('question')]?.block ?? 0;
  const byBlock = Map.groupBy(lines.entries(), ([, line]) => line.block);
  let speaker: string | undefined;
  let isEnd = false;
  return blocks.flatMap((block, index): Block[] => {
    if (index < first || index > last) return [block];
    if (block.type === 'heading' && !byBlock.get(index)?.some(([at]) => roles[at] === 'question'))
      return roleOfHeading(block.text) === 'main' ? [] : [block];
    if (block.type !== 'paragraph' && block.type !== 'heading') return [block];
    return (byBlock.get(index) ?? []).flatMap(([at, line]): Block[] => {
      if (roles[at] === 'question') return [];
      if (isLabelled && line.label !== '' && roles[at] === 'answer') speaker = findName(line.label);
      else if (speaker === undefined || roles[at - 1] === 'question') speaker = findName('');
      // After the last answer's first paragraph follow credits or a biography.
      const isOwn = !isEnd && roles[at] === 'answer' && !isAbout(line.text, speaker);
      if (index > lastQuestion && roles[at] === 'answer') isEnd = true;
      return isOwn && speaker !== undefined
        ? [{ type: 'quote', text: line.text, speaker }]
        : isOwn
          ? [{ type: 'paragraph', text: line.text }]
          : [];
    });
  });
}

/** Whether a line is about the speaker or the talk; speakers do not use their own names. */
const isAbout = (text: string, speaker: string | undefined): boolean =>
  (speaker !== undefined && text.includes(speaker)) || (drawnLength(text) < 160 && named.test(text));

export function readInterview(source: SourceDocument, words: LanguageWords): Interview | undefined {
  // FAQ pages are a genre of their own.
  const isAnonymous = source.blocks.some((block) => block.type === 'paragraph' && isAnswerLabelled(block.text));
  const lines = isAnonymous ? [] : readLines(source.blocks);
  const labelled = readLabelled(lines);
  const roles = labelled ?? readBare(lines);
  if (roles === undefined || (labelled === undefined && !isTalk(source, lines, roles, words))) return undefined;
  const start = roles.indexOf('question');
  const letters = (among: readonly Line[]) => among.reduce((sum, { text }) => sum + text.length, 0);
  const behind = lines.slice(start);
  const said = lines.filter((_, index) => roles[index] === 'answer');
  if (letters(said) < letters(behind) * minShare) return undefined;
  const { title = '', description = '' } = source.metadata;
  const intro = lines.slice(0, start).map(({ label: own, text }) => (own === '' ? text : `${own}: ${text}`));
  const opening = [title, description, ...intro].join('\n');
  const counts = countLabels(lines);
  const full = [...counts.values()].flatMap((one) => (wordCount(one.full) > 1 ? [one.full] : []));
  const text = [opening, ...lines.map((line) => line.text)].join('\n');
  const found = fullNames(opening, words).map((name) => withoutWork(name, text, words));
  const names = [...full, ...found].filter((name) => name !== source.metadata.author);
  const guest = labelled === undefined ? findGuest(lines, opening, names) : undefined;
  const findName = (own: string) => (own === '' ? guest : findFullName(counts.get(family(own))?.full ?? own, names));
  const blocks = withoutQuestions(source, lines, roles, findName, labelled !== undefined);
  const spoken = blocks.flatMap((block) => (block.type === 'quote' ? (block.speaker ?? []) : []));
  const shares = Map.groupBy(spoken, (name) => name);
  const speakers = [...shares.keys()].toSorted((a, b) => (shares.get(b)?.length ?? 0) - (shares.get(a)?.length ?? 0));
  return { document: { ...source, blocks }, speakers };
}

const none: ReadonlySet<string> = new Set();

const maxIntroduction = 125;

/** New terms that the line must add: "a talk by Ada Lund with Bo Holm" under both names is redundant. */
const minNewTerms = 3;
const openingWords = 2;

export function introduces(line: string, title: string, words: LanguageWords): boolean {
  const said = new Set(listTerms(title, words));
  return listTerms(line, words).filter((term) => !said.has(term)).length >= minNewTerms;
}

export function findIntroduction(
  { speakers }: Interview,
  title: string,
  description: readonly string[],
  ranked: readonly RankedSentence[],
  words: LanguageWords,
): string | undefined {
  const [name = ''] = speakers;
  const own = name.split(' ').at(-1) ?? '';
  if (own === '') return undefined;
  const opening = ranked.filter(({ speaker }) => speaker === undefined).map(({ text }) => text);
  for (const text of [...description, ...opening]) {
    const form = shortenings(text, words).find((one) => drawnLength(one) <= maxIntroduction);
    if (form === undefined || !form.includes(own) || asks.test(text)) continue;
    // "About this and more we talk with …" refers back.
    const points = wordsIn(form.toLowerCase()).slice(0, openingWords);
    if (points.some((word) => words.backward.has(word)) || !introduces(form, title, words)) continue;
    // "We spoke with …" is acceptable as an introduction.
    if (standing(text, form, { ...words, personal: none }) >= 0.5) return capitalize(form);
  }
  return undefined;
}
