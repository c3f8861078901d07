import type { Block } from '../../document.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinWords, perPageLanguage } from '../../languages/patterns.ts';
import { countTextWords, tidy, wordsIn } from '../text/text.ts';

/** Question–answer pairs that make an interview: fewer with names before the turns or in a question. */
const min = { labelled: 2, called: 2, bare: 4 };

/** Share of questions followed by a name above which these are the guests' names. */
const namedShare = 0.5;

const maxQuestion = 600;

/** Share of questions among a label's turns that marks the interviewer. */
const askerShare = 0.5;

/** Share of paragraphs with a separate first line above which these lines are the questions. */
const leadInShare = 0.6;

/** Share of answers in quotation marks above which a text tells of a talk. */
const quotedShare = 0.3;

export const asks = /[?？؟]["”’»)]?$/u;

const bullet = /^(?:[*•·]|[-–—―─]+|::|\p{So})\s*/u;

/** "Ada Lund: ", "ZEIT: ", "記者：". */
const label =
  /^(?<label>\p{Lu}[\p{L}.’'-]*(?:\s\p{L}[\p{L}.’'-]*){0,4}|[\p{Script=Han}\p{Script=Katakana}ー・]{1,10}|\p{Script=Hangul}{2,6}|\p{Script=Arabic}{2,12})\s?[:：]\s*(?=\S)/u;

/** "What you need: ": the last word is not a name. */
const phrase = /\s\p{Ll}[\p{L}.’'-]*$/u;

const getPatterns = perPageLanguage((among) => {
  const asker = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.interview?.asker, among)})$`, 'iu');
  return { asker };
});

/** "Herr Professor Lund, ", "Ms. Lund, " */
export const getAddress = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`^(?:${joinWords(({ brief }) => brief?.interview?.address, among)})\.?\s(?:\p{Lu}[\p{L}.]*\s){0,3}?(?<family>\p{Lu}[\p{L}’'-]+),\s`,
      'u',
    ),
);

export interface Line {
  readonly block: number;
  readonly text: string;
  readonly label: string;
  readonly asks: boolean;
  readonly leads: boolean;
}

export function readTurnLines(blocks: readonly Block[]): Line[] {
  return blocks.flatMap((block, index): Line[] => {
    if (block.type !== 'heading' && block.type !== 'paragraph') return [];
    const lines = block.text.split('\n').map(tidy).filter(Boolean);
    return lines.map((line, place) => {
      const bare = line.replace(bullet, '');
      const found = label.exec(bare);
      const own = phrase.test(found?.groups?.label ?? '') ? null : found;
      const text = bare.slice(own?.[0].length ?? 0);
      return {
        block: index,
        text,
        label: own?.groups?.label ?? '',
        asks: asks.test(text) && text.length <= maxQuestion,
        leads: place === 0 && lines.length > 1,
      };
    });
  });
}

export const getFamilyName = (name: string): string => (wordsIn(name).at(-1) ?? name).toLowerCase();

export function countLabels(lines: readonly Line[]): Map<string, { turns: number; asking: number; full: string }> {
  const counts = new Map<string, { turns: number; asking: number; full: string }>();
  for (const line of lines.filter((one) => one.label !== '')) {
    const known = counts.get(getFamilyName(line.label)) ?? { turns: 0, asking: 0, full: line.label };
    known.turns++;
    known.asking += Number(line.asks);
    if (countTextWords(line.label) > countTextWords(known.full)) known.full = line.label;
    counts.set(getFamilyName(line.label), known);
  }
  return counts;
}

export type Role = 'question' | 'answer' | 'none';

export function readLabelled(lines: readonly Line[], language: Language | undefined): Role[] | undefined {
  const { asker } = getPatterns(language);
  const counts = countLabels(lines);
  const talkers = [...counts.entries()].filter(([, { turns }]) => turns >= min.bare);
  // Of two speakers the one with more questions is the interviewer.
  const [interviewer, guest] = talkers.toSorted(([, a], [, b]) => b.asking / b.turns - a.asking / a.turns);
  const isOfTwo = talkers.length === 2 && (interviewer?.[1].asking ?? 0) >= min.bare && (guest?.[1].asking ?? 0) <= 1;
  const isAsker = (own: string) => {
    const count = counts.get(getFamilyName(own));
    if (isOfTwo && getFamilyName(own) === interviewer?.[0]) return true;
    return asker.test(own) || (count !== undefined && count.turns > 1 && count.asking >= count.turns * askerShare);
  };
  const isSpeaker = (own: string) => (counts.get(getFamilyName(own))?.turns ?? 0) >= 2 && !isAsker(own);
  let open: Role = 'none';
  const roles = lines.map((line): Role => {
    if (line.label !== '' && isAsker(line.label)) open = 'question';
    else if (line.label !== '' && isSpeaker(line.label)) open = 'answer';
    else if (line.asks && line.label === '' && open !== 'none') return 'question';
    else if (open === 'question' && line.label === '') open = 'none';
    return open;
  });
  // The first question may stand before any label.
  const first = roles.indexOf('answer');
  const opening = lines[first - 1];
  if (first > 0 && opening?.asks === true && opening.label === '') roles[first - 1] = 'question';
  const questions = roles.flatMap((role, index) =>
    role === 'question' && roles[index + 1] === 'answer' ? [index] : [],
  );
  const isNamed = (index: number) => lines[index + 1]?.label !== '';
  const answered = questions.filter(isNamed).length;
  return answered >= min.labelled && answered >= questions.length * namedShare ? roles : undefined;
}

export function readBare(lines: readonly Line[], language: Language | undefined): Role[] | undefined {
  const leading = lines.filter(({ leads }) => leads);
  const isLedIn =
    leading.length >= min.bare && leading.filter((line) => line.asks).length >= leading.length * leadInShare;
  const isQuestion = (line: Line) => (line.asks && countTextWords(line.text) >= 3) || (isLedIn && line.leads);
  let open: Role = 'none';
  const roles = lines.map((line): Role => {
    const role: Role = isQuestion(line) ? 'question' : open === 'none' ? 'none' : 'answer';
    if (role !== 'none') open = role;
    return role;
  });
  // Between answers in quotation marks stand the writer's own lines, which nobody else may be credited with.
  const answers = lines.filter((_, index) => roles[index] === 'answer');
  if (answers.filter(({ text }) => /^["“„«»「]/.test(text)).length > answers.length * quotedShare) return undefined;
  const answered = roles.filter((role, index) => role === 'question' && roles[index + 1] === 'answer').length;
  const address = getAddress(language);
  const isCalled = lines.some(({ text }, index) => roles[index] === 'question' && address.test(text));
  return answered >= (isCalled ? min.called : min.bare) ? roles : undefined;
}
