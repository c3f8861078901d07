import { countWords } from '../words/caption-text.ts';
import type { TextPart } from './short-text.ts';

const maxLabelWords = 4;
const maxLabelChars = 22;

export function isCounted(parts: readonly TextPart[]): boolean {
  const labels = parts.map(({ label = '' }) => /^(\p{L}{2,}) ?(?:\d{1,4}|\p{Lu})(?=\s|$)/u.exec(label));
  const [first, ...rest] = labels;
  return first != null && rest.every((label) => label != null && label[1] === first[1] && label[0] !== first[0]);
}

const joinLabel = ({ label, text }: TextPart) => (label === undefined ? text : `${label}: ${text}`);
export const dropFullStop = (text: string) => text.replace(/(?<![.。])[.。]$/u, '').replace(/[,，、،]$/u, '');
export const listPartTexts = (parts: readonly TextPart[]) => parts.map((part) => dropFullStop(joinLabel(part)));

const closed = /[.!?…:。！？：]["”»]?$/u;

export const sentence = (text: string) => (closed.test(text) ? text : `${text}.`);
/** Parts as one text: what was parted within a sentence has its comma back. */
export const joinParts = (parts: readonly TextPart[]): string =>
  parts
    .map((part, index) => {
      const text = joinLabel(part);
      if (/[,，、،]$/u.test(text)) return text;
      return /^\p{Ll}/u.test(parts[index + 1]?.text ?? '') && !closed.test(text) ? `${text},` : sentence(text);
    })
    .join(' ');

export const listSentences = (parts: readonly TextPart[]) =>
  [
    ...(parts.length > 1 ? [joinParts(parts.slice(0, -1))] : []),
    ...parts.slice(-1).map((part) => dropFullStop(joinLabel(part))),
  ].join(' ');

export const isShortLabel = (label: string | undefined): label is string =>
  label !== undefined && countWords(label) <= maxLabelWords && label.length <= maxLabelChars;

export const isQuestion = (text: string | undefined): boolean => /[?？؟]["”»]?$/u.test(text ?? '');

export const isDeed = ({ text }: TextPart): boolean => /^[*_][^*_]+[*_][.!]?$/u.test(text);

export const rotate = <Value>(list: readonly Value[], by: number) => [...list.slice(by), ...list.slice(0, by)];

/** Whether labelled parts are not two speakers in turn: bubbles would give one's words to the other. */
export const isUneven = (parts: readonly TextPart[]) =>
  parts.every(({ label }) => label !== undefined) &&
  parts.some(({ label }, index) => index > 1 && label !== parts[index - 2]?.label);

/** The words of each bubble, and the two names beside them, where two speak in turn; names in the bubbles otherwise. */
export function readTalk(parts: readonly TextPart[]): {
  readonly names: Readonly<Record<string, string>>;
  readonly said: readonly string[];
} {
  const [one, two] = parts;
  const isNamed =
    isShortLabel(one?.label) && isShortLabel(two?.label) && parts.every(({ label }) => label !== undefined);
  if (!isNamed || isUneven(parts)) return { names: {}, said: listPartTexts(parts) };
  return {
    names: { nameOne: one?.label ?? '', nameTwo: two?.label ?? '' },
    said: parts.map(({ text }) => dropFullStop(text)),
  };
}
