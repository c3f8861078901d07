import type { Block, SourceDocument } from '../../document.ts';
import type { Language } from '../../languages/language.ts';
import { matchWords, perPageLanguage } from '../../languages/patterns.ts';
import { findHeadingRole } from '../outline/noise.ts';
import { listShortenings } from '../shortening/shorten.ts';
import { listFullNames } from '../standing/people.ts';
import { rateStanding } from '../standing/standing.ts';
import type { RankedSentence } from '../text/rank.ts';
import { capitalize, countTextWords, listTerms, measureDrawnLength, wordsIn } from '../text/text.ts';
import { addressed, type LanguageWords, toSingular } from '../text/words.ts';
import { findFullName, findGuest, getNamed, withoutWork } from './interview-guest.ts';
import {
  asks,
  countLabels,
  getAddress,
  getFamilyName,
  type Line,
  type Role,
  readBare,
  readLabelled,
  readTurnLines,
} from './interview-turns.ts';
import { isAnswerLabelled } from './questions.ts';

export interface Interview {
  readonly document: SourceDocument;
  readonly speakers: readonly string[];
}

const minShare = 0.5;

/** Share of questions with "you" and answers with "I", without other signs of a talk. */
const voiceShare = 0.5;

const getPatterns = perPageLanguage((among) => {
  const asked = matchWords(({ brief }) => brief?.questions?.asked, 'iu', among);
  return { asked };
});

const listWithRole = (lines: readonly Line[], roles: readonly Role[], role: Role): string[] =>
  lines.filter((_, index) => roles[index] === role).map(({ text }) => text);

const says = (texts: readonly string[], set: ReadonlySet<string>): boolean =>
  texts.filter((text) => wordsIn(text.toLowerCase()).some((word) => set.has(word))).length >= texts.length * voiceShare;

function isTalk(source: SourceDocument, lines: readonly Line[], roles: readonly Role[], words: LanguageWords): boolean {
  const { asked } = getPatterns(words.language);
  const { title = '', description = '' } = source.metadata;
  if (asked.test(title)) return false;
  const intro = lines.slice(0, roles.indexOf('question')).map(({ text }) => text);
  const questions = listWithRole(lines, roles, 'question');
  if (questions.some((text) => getAddress(words.language).test(text))) return true;
  if (getNamed(words.language).test([title, description, ...intro].join('\n'))) return true;
  return says(listWithRole(lines, roles, 'answer'), toSingular(words).personal) && says(questions, addressed);
}

/** Share of answers with both a quotation and other words, or with the guest's name, above which a reporter narrates the talk. */
const narratedShare = 0.25;

function isNarrated(answers: readonly string[], guest: string | undefined): boolean {
  const own = guest === undefined ? undefined : new RegExp(`(?<!\\p{L})${guest.split(' ').at(-1)}(?!\\p{L})`, 'u');
  const isOutside = (text: string) => /["“”„«»]/.test(text) && /[.!?,]["”“»]\s+\p{L}/u.test(text);
  return answers.filter((text) => own?.test(text) || isOutside(text)).length > answers.length * narratedShare;
}

function withoutQuestions(
  { blocks }: SourceDocument,
  lines: readonly Line[],
  roles: readonly Role[],
  findName: (own: string) => string | undefined,
  isLabelled: boolean,
  language: Language | undefined,
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
      return findHeadingRole(block.text, language) === 'main' ? [] : [block];
    if (block.type !== 'paragraph' && block.type !== 'heading') return [block];
    return (byBlock.get(index) ?? []).flatMap(([at, line]): Block[] => {
      if (roles[at] === 'question') return [];
      if (isLabelled && line.label !== '' && roles[at] === 'answer') speaker = findName(line.label);
      else if (speaker === undefined || roles[at - 1] === 'question') speaker = findName('');
      // After the last answer's first paragraph follow credits or a biography.
      const isOwn = !isEnd && roles[at] === 'answer' && !isAbout(line.text, speaker, language);
      if (index > lastQuestion && roles[at] === 'answer') isEnd = true;
      return isOwn && speaker !== undefined
        ? [{ type: 'quote', text: line.text, speaker }]
        : isOwn
          ? [{ type: 'paragraph', text: line.text }]
          : [];
    });
  });
}

const isAbout = (text: string, speaker: string | undefined, language: Language | undefined): boolean =>
  (speaker !== undefined && text.includes(speaker)) ||
  (measureDrawnLength(text) < 160 && getNamed(language).test(text));

export function readInterview(source: SourceDocument, words: LanguageWords): Interview | undefined {
  // FAQ pages are a genre of their own.
  const isAnonymous = source.blocks.some(
    (block) => block.type === 'paragraph' && isAnswerLabelled(block.text, words.language),
  );
  const lines = isAnonymous ? [] : readTurnLines(source.blocks);
  const labelled = readLabelled(lines, words.language);
  const roles = labelled ?? readBare(lines, words.language);
  if (roles === undefined || (labelled === undefined && !isTalk(source, lines, roles, words))) return undefined;
  const start = roles.indexOf('question');
  const countLetters = (among: readonly Line[]) => among.reduce((sum, { text }) => sum + text.length, 0);
  const behind = lines.slice(start);
  const said = lines.filter((_, index) => roles[index] === 'answer');
  if (countLetters(said) < countLetters(behind) * minShare) return undefined;
  const { title = '', description = '' } = source.metadata;
  const intro = lines.slice(0, start).map(({ label: own, text }) => (own === '' ? text : `${own}: ${text}`));
  const opening = [title, description, ...intro].join('\n');
  const counts = countLabels(lines);
  const full = [...counts.values()].flatMap((one) => (countTextWords(one.full) > 1 ? [one.full] : []));
  const text = [opening, ...lines.map((line) => line.text)].join('\n');
  const found = listFullNames(opening, words).map((name) => withoutWork(name, text, words));
  const names = [...full, ...found].filter((name) => name !== source.metadata.author);
  const answers = listWithRole(lines, roles, 'answer');
  const isVoiced = says(answers, toSingular(words).personal);
  const guest =
    labelled === undefined ? findGuest(lines, { title, opening, isVoiced }, names, words.language) : undefined;
  if (labelled === undefined) {
    if (isNarrated(answers, guest)) return undefined;
    // Headings that ask open sections; only a named guest makes these answers.
    const asking = source.blocks.filter(
      (block, index) =>
        block.type === 'heading' && lines.some((line, at) => line.block === index && roles[at] === 'question'),
    );
    if (guest === undefined && asking.length > 0) return undefined;
  }
  const findName = (own: string) =>
    own === '' ? guest : findFullName(counts.get(getFamilyName(own))?.full ?? own, names);
  const blocks = withoutQuestions(source, lines, roles, findName, labelled !== undefined, words.language);
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
    const form = listShortenings(text, words).find((one) => measureDrawnLength(one) <= maxIntroduction);
    if (form === undefined || !form.includes(own) || asks.test(text)) continue;
    // "About this and more we talk with …" refers back.
    const points = wordsIn(form.toLowerCase()).slice(0, openingWords);
    if (points.some((word) => words.backward.has(word)) || !introduces(form, title, words)) continue;
    if (rateStanding(text, form, { ...words, personal: none }) >= 0.5) return capitalize(form);
  }
  return undefined;
}
