import { splitSentences } from '../../brief/text/sentences.ts';
import type { SourceDocument } from '../../document.ts';
import { getBlockText } from '../../read/clean-text.ts';
import { countWords } from '../words/caption-text.ts';
import { findSigns, type JokeSigns, matchTurn } from '../words/signs.ts';
import { readLayout } from './layout.ts';
import { maxPanelWords, partLongPanels, type TextPart } from './panels.ts';

export type { TextPart };

type SplitKind = 'lines' | 'labels' | 'dialogue' | 'list' | 'nobody' | 'moment' | 'turn' | 'sentences' | 'whole';

export interface ShortText {
  /** Whether it is too long for panels: all of it stands over its last part. */
  readonly isStory?: boolean;
  readonly kind: SplitKind;
  readonly parts: readonly TextPart[];
  readonly lines?: readonly string[];
}

/** Words of a text set verbatim; measured on jokes. */
const verbatim = { min: 4, max: 45 };
/** Up to here a text is set whole as a story. */
const maxWords = 100;
/** More is an address or a run of signs. */
const maxChars = 2000;
/** Four sentences as short as these are steps. */
const maxSteps = 4;
const maxStepWords = 4;

export function readShortText(document: SourceDocument, language: string): ShortText | undefined {
  const blocks = document.blocks.filter(({ type }) => type !== 'figure');
  if (blocks.some(({ type }) => type === 'table' || type === 'code')) return undefined;
  const { title, url, description } = document.metadata;
  // A page that describes itself has more to say: what was read of it is its author's note or a teaser.
  if (url !== undefined && description !== undefined) return undefined;
  const lines = blocks.flatMap((block) => getBlockText(block).split('\n')).map((line) => line.trim());
  if (title !== undefined && url === undefined && !lines.join(' ').startsWith(title)) return undefined;
  const text = joinWrapped(lines.filter(Boolean));
  const words = text.reduce((sum, line) => sum + countWords(line), 0);
  const chars = text.reduce((sum, line) => sum + line.length, 0);
  if (words < verbatim.min || words > maxWords || chars > maxChars) return undefined;
  // A cut-off text is a teaser.
  if (url !== undefined && /(?:…|\.\.\.)$/u.test(text.at(-1) ?? '')) return undefined;
  // A notice that sends its reader elsewhere is a page's, however short.
  if (url !== undefined && text.some((line) => findSigns(language)?.instruction.test(line))) return undefined;
  const split = splitShortText(text, language);
  // So much of a page is a teaser, or all that could be read.
  if (words > verbatim.max && url !== undefined) return undefined;
  // Of a talk no turn may be left out.
  const isTalk =
    split.kind === 'dialogue' ||
    (split.kind === 'labels' && split.parts.every((part) => part.label && countWords(part.text) <= maxPanelWords));
  if (words <= verbatim.max || split.kind === 'list' || isTalk) return split;
  const isBrief = split.parts.length <= 3 && split.parts.every((part) => countWords(part.text) <= maxPanelWords);
  return isBrief ? split : { ...split, isStory: true };
}

/** A typed text whose first line was read as its title, together with that line. */
export function readTitledText({ blocks, metadata, ...rest }: SourceDocument, language: string): ShortText | undefined {
  const { title = '', url } = metadata;
  if (url !== undefined || title === '') return undefined;
  const heading = { type: 'paragraph', text: title } as const;
  return readShortText(
    { ...rest, metadata: { ...metadata, title: undefined }, blocks: [heading, ...blocks] },
    language,
  );
}

export const isDialogue = ({ kind, parts }: ShortText): boolean =>
  kind === 'dialogue' || (kind === 'labels' && parts.every(({ label }) => label !== undefined));

const minWrappedChars = 30;

function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    const isWrapped =
      previous !== undefined &&
      previous.length >= minWrappedChars &&
      /^\p{Ll}(?![.)])/u.test(line) &&
      !/[.!?…:;"”’)]$/u.test(previous);
    if (isWrapped) joined[joined.length - 1] = `${previous} ${line}`;
    else joined.push(line);
  }
  return joined;
}

const dash = /^(?:[-–—]\s+|[「『](?=.+[」』]$))/u;
const withoutDash = (line: string) => {
  const bare = line.replace(dash, '');
  return /^[「『]/u.test(line) && bare !== line ? bare.replace(/[」』]$/u, '') : bare;
};
const labelled =
  /(?:^|(?<=[.!?…"”。！？]\s)|(?<=[。！？]))((?:[\p{Lu}\p{Lo}“"][^:：.!?。！？,、\n]{0,38}?)(?:, [^:：.!?]{2,30})?)\s?(?:[:：](?!(?<=\d:)\d))\s*(?=\S)/gu;
/** A time or an address before the colon is not a speaker. */
const noLabel = /\d$|https?$/i;

/** By the first rule that fits; nothing is dropped or reordered. Panels of too many words are parted. */
export function splitShortText(lines: readonly string[], language: string): ShortText {
  const signs = findSigns(language);
  const found = splitByRules(lines, language, signs);
  const { kind, parts } = found;
  if (kind === 'nobody' || kind === 'list' || kind === 'dialogue') return found;
  const panels = partLongPanels(parts, language, signs);
  if (panels.length === parts.length) return found;
  return { ...found, kind: parts.length === 1 ? 'turn' : kind, parts: panels };
}

function splitByRules(lines: readonly string[], language: string, signs: JokeSigns | undefined): ShortText {
  const silence = readSilence(lines, signs);
  if (silence) return silence;
  const layout = readLayout(lines);
  if (layout) return { ...layout, parts: layout.parts.map((text) => ({ text })) };
  if (lines.length > 1) {
    const parts = lines.map((line) => readPart(withoutDash(line)));
    return { kind: parts.filter(({ label }) => label).length >= 2 ? 'labels' : 'lines', parts, lines };
  }
  const text = lines[0] ?? '';
  const labels = [...text.matchAll(labelled)].filter(([, label = '']) => !noLabel.test(label) || /\s\d+$/.test(label));
  if (labels.length >= 2) {
    const head = text.slice(0, labels[0]?.index).trim();
    const parts = labels.map(({ 0: whole, 1: label = '', index }, at) => ({
      label: label.trim(),
      text: text.slice(index + whole.length, labels[at + 1]?.index ?? text.length).trim(),
    }));
    return { kind: 'labels', parts: head ? [{ text: head }, ...parts] : parts };
  }
  const own = listSentences(text, language);
  if (own.length === maxSteps && own.every((each) => countWords(each) <= maxStepWords))
    return { kind: 'sentences', parts: own.map((each) => ({ text: each })) };
  const sentences = joinShort(own);
  if (sentences.length === 1) {
    if (signs?.moment.test(text)) return { kind: 'moment', parts: [{ text }] };
    return splitAtTurn(text, signs);
  }
  if (signs?.moment.test(text) && sentences.length === 1) return { kind: 'moment', parts: [{ text }] };
  return { kind: 'sentences', parts: groupSentences(sentences).map((each) => ({ text: each })) };
}

/** A text that opens in lower case may have all sentences so; a closing mark alone belongs to the sentence before it. */
function listSentences(text: string, language: string): readonly string[] {
  const isSmall = /^\p{Ll}/u.test(text) && /[.!?] \p{Ll}/u.test(text);
  const found = splitSentences(text, language).flatMap((each) =>
    isSmall ? each.split(/(?<=\p{L}{3}["”»]?[.!?]) (?=\p{Ll})/u) : [each],
  );
  const joined: string[] = [];
  for (const each of found) {
    const last = joined.at(-1);
    if (last !== undefined && !/[\p{L}\p{N}\p{Emoji}]/u.test(each)) joined[joined.length - 1] = `${last} ${each}`;
    else joined.push(each);
  }
  return joined;
}

function readSilence(lines: readonly string[], signs: JokeSigns | undefined): ShortText | undefined {
  const rows =
    lines.length > 1
      ? lines
      : (lines[0]?.split(/(?<=^[^:：.!?]{1,24}[:：](?:\s?…)?)\s+(?=[^:：]{1,40}[:：]\s)/u) ?? []);
  const silent = rows.slice(0, -1);
  const isSilent = (row: string) => /^[^:：]{1,30}\s?[:：]\s*(?:[…*.].{0,14})?$/u.test(row) && countWords(row) <= 3;
  const [, label = '', text = ''] = /^([^:：]{1,40})\s?[:：]\s+(\S.*)$/u.exec(rows.at(-1) ?? '') ?? [];
  const opener = silent[0]?.replace(/\s?[:：].*$/u, '');
  if (opener === undefined || !silent.every(isSilent) || label === '') return undefined;
  // Without the language's words, an empty label before a single full one.
  if (silent.length === 1 && signs?.negation.test(opener) !== true && !signs?.moment.test(`${opener}:`))
    return undefined;
  return { kind: 'nobody', parts: [...silent.map((row) => ({ text: row })), { label, text }], lines: rows };
}

const bracketed = /^([^\s「」『』。、！？:：]{1,8})[「『]([^「」『』]+)[」』]$/u;

function readPart(line: string): TextPart {
  const [, speaker, said] = bracketed.exec(line) ?? [];
  if (speaker !== undefined && said !== undefined) return { label: speaker, text: said };
  const [, label, text] =
    /^((?:[^:：.!?。！？]|(?<=\d):(?=\d)){1,30})\s?[:：](?!(?<=\d:)\d)\s*(\S.*)$/u.exec(line) ?? [];
  return label && text && !noLabel.test(label) ? { label: label.trim(), text } : { text: line };
}

/** Breaks after a comma before at least three words, never inside quotation marks. */
function splitAtTurn(text: string, signs: JokeSigns | undefined): ShortText {
  const [setup = '', punch = ''] = matchTurn(text, signs) ?? splitAtClause(text, signs) ?? [];
  const isQuoted = (setup.match(/["“”„«»]/gu) ?? []).length % 2 === 1;
  if (setup === '' || isQuoted || countWords(punch) < 3) return { kind: 'whole', parts: [{ text }] };
  return { kind: 'turn', parts: [{ text: setup }, { text: punch }] };
}

/** Letters of the shorter side of an unspaced sentence. */
const minClauseLetters = 6;

/** Behind the ending of a clause, in scripts without spaces ("会議を減らしたのに、会議が増えた"). */
function splitAtClause(text: string, signs: JokeSigns | undefined): readonly string[] | undefined {
  const found = signs?.clauseEnd.exec(text);
  if (found == null) return undefined;
  const [setup, punch] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return Math.min(setup.length, punch.length) >= minClauseLetters ? [setup, punch] : undefined;
}

function joinShort(sentences: readonly string[]): string[] {
  const count = (text: string, mark: RegExp) => (text.match(mark) ?? []).length;
  const isOpen = (text: string) =>
    count(text, /"/g) % 2 === 1 || (!text.includes('„') && count(text, /“/g) > count(text, /”/g));
  const joined: string[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const previous = joined.at(-1);
    const isShort = index < sentences.length - 1 && countWords(sentence) <= 3;
    if (previous !== undefined && (isShort || isOpen(previous))) joined[joined.length - 1] = `${previous} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** Without a space behind a full stop that has its own. */
const joinSentences = (sentences: readonly string[]): string => sentences.join(' ').replace(/(?<=[。！？]) /gu, '');

function groupSentences(sentences: readonly string[]): string[] {
  const counts = sentences.map(countWords);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (sentences.length <= 2) return [...sentences];
  if (sentences.length === 3 && all <= 36 && counts.every((count) => count <= 14)) return [...sentences];
  const [setup, last = ''] = [sentences.slice(0, -1), sentences.at(-1)];
  const whole = joinSentences(setup);
  if (countWords(whole) <= maxPanelWords) return [whole, last];
  const half = Math.ceil(setup.length / 2);
  return [joinSentences(setup.slice(0, half)), joinSentences(setup.slice(half)), last].filter(Boolean);
}
