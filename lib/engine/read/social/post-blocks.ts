import type { Block } from '../../document.ts';
import { hasLetterOrDigit } from '../../letters.ts';
import { shortHosts } from '../../networks.ts';
import { emoji } from '../markdown-marks.ts';
import { joinSocial } from './social-words.ts';

/** A dash only with a space after it: "-5 °C" is not an item. */
const bulletMark = new RegExp(
  String.raw`^(?:[•·‣▪▫◦●○■□►▶→➡➜⇒]\uFE0F?|[–—*-](?=\s)|${emoji})\s*(?=[\p{L}\p{N}"“‘'(])`,
  'u',
);
/** "1.", "1)", "1/", "1/7", "(1)", "#1", "1️⃣"; not "1.5 million" or "#100days". */
const numberMark =
  /^(?:#(\d{1,2})(?=[:.\s])|\(?(\d{1,2})(?:\/(\d{0,2})|[.)\]:](?!\d))|(\d)\uFE0F?\u20E3)[:.)]?\s+(?=\S)/u;
const hashtag = /(?:^|\s)[#＃][\p{L}\p{N}_]+/gu;
const more = joinSocial('more');
const furniture = new RegExp(
  String.raw`^(?:${joinSocial('controls')}|(?:…|\.\.\.)?\s?(?:${more})|[\d.,]+\s?[KMB]?\s(?:${joinSocial('counts')}))$`,
  'i',
);
const cutOff = new RegExp(String.raw`\s*(?:…|\.{3})\s*(?:${more})$`, 'i');
export const emojiAtEnd = /(?:\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Extended_Pictographic}\uFE0F|\u200D|\s)+$/u;
const address = new RegExp(
  String.raw`(?:https?://|\b(?:${shortHosts.picture}|${shortHosts.link}|${shortHosts.linkedIn})/)\S*`,
  'gi',
);
const maxHeadingChars = 100;

interface PostLine {
  readonly whole: string;
  readonly text: string;
  readonly mark: 'bullet' | 'number' | undefined;
}

/** Numbered lines over others become headings, marked lines in a row lists; tags, addresses and controls are removed. */
export function postBlocks(lines: readonly string[]): Block[] {
  const read = lines.map(readLine).filter((line) => line !== undefined);
  const blocks: Block[] = [];
  const areHeadings = areOverText(read);
  let at = 0;
  while (at < read.length) {
    const line = read[at];
    if (!line) break;
    const end = findRunEnd(read, at);
    if (line.mark && end - at > 1) {
      const items = read.slice(at, end).map(({ text }) => ({ text, level: 0 }));
      blocks.push({ type: 'list', ordered: line.mark === 'number', items });
    } else if (areHeadings && line.mark === 'number') {
      blocks.push({ type: 'heading', level: 3, text: line.text.replace(/[:.]$/, '') });
    } else blocks.push({ type: 'paragraph', text: line.whole });
    at = line.mark ? end : at + 1;
  }
  return blocks;
}

function findRunEnd(lines: readonly PostLine[], start: number): number {
  let end = start + 1;
  while (end < lines.length && lines[start]?.mark && lines[end]?.mark === lines[start].mark) end++;
  return end;
}

function areOverText(lines: readonly PostLine[]): boolean {
  const numbered = lines.flatMap((line, index) => (line.mark === 'number' ? [{ line, next: lines[index + 1] }] : []));
  return (
    numbered.length > 1 &&
    numbered.every(
      ({ line, next }) => line.text.length <= maxHeadingChars && next !== undefined && next.mark !== 'number',
    )
  );
}

function readLine(line: string): PostLine | undefined {
  const text = tidyLine(line);
  if (text === '') return undefined;
  const [number, , counted, total] = numberMark.exec(text) ?? [];
  // "24/7" counts nothing.
  if (number && !(total && Number(counted) > Number(total)))
    return { whole: text, text: text.slice(number.length), mark: 'number' };
  const bare = text.replace(bulletMark, '');
  return bare === text ? { whole: text, text, mark: undefined } : { whole: bare, text: bare, mark: 'bullet' };
}

/** In characters; limits the time for tags and addresses. */
const maxLineChars = 5000;

export function tidyLine(line: string): string {
  const start = line.slice(0, maxLineChars).replace(cutOff, '…');
  if (furniture.test(start.slice(0, 60)) || start.split(/\s+/).every(isEmpty)) return '';
  const said = start.replace(address, '').replace(/\s+/g, ' ').trim();
  return untag(said).replace(emojiAtEnd, '');
}

const isEmpty = (word: string): boolean =>
  /^(?:[#＃@]\S|https?:\/\/|(?:www|pic|t)\.\S{1,60}\/)/i.test(word) || !hasLetterOrDigit(word);

/** Two or more tags at the end are there for the search; within a sentence they are words of it. */
function untag(text: string): string {
  const tags = Array.from(text.matchAll(hashtag));
  let end = text.length;
  let count = 0;
  for (const tag of tags.reverse()) {
    if (text.slice(tag.index + tag[0].length, end).trim() !== '') break;
    end = tag.index;
    count++;
  }
  const kept = count > 1 || (count === 1 && /[.!?…]$/.test(text.slice(0, end).trim())) ? text.slice(0, end) : text;
  return kept.replace(/(?<![\p{L}\p{N}_])[#＃](?=[\p{L}_])/gu, '').trim();
}

export function withoutTagsAtEnd(text: string): string {
  const words = text.split(' ');
  return words.slice(0, words.findLastIndex((word) => !/^[#＃]/.test(word)) + 1).join(' ');
}
