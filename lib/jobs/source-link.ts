import { hasLetterOrDigit } from '../engine/letters.ts';
import { readSourceLine, stripMarks } from '../engine/read/markdown-marks.ts';
import type { JobRecord } from './record.ts';

/** Words at each end of a passage: enough to be unique, few enough to lie in one element. */
const endWords = 5;
const blockMarks = /^(?:#{1,6}\s+|>\s?|[-*+]\s+|\d{1,3}\\?[.)]\s+|\|\s*)+/;

/** A selection's address has a text fragment (WICG), which some browsers ignore. */
export function findSourceLink({ source, request }: Pick<JobRecord, 'source' | 'request'>): string | undefined {
  const url = source.url === undefined ? null : URL.parse(source.url);
  if (!url || !/^(?:https?|file):$/.test(url.protocol)) return undefined;
  const { sourceText } = request.fields;
  if (!sourceText) return url.href;
  const passage = writeTextFragment(sourceText);
  if (!passage) return url.href;
  url.hash = `${url.hash.replace(/:~:.*$/s, '')}:~:${passage}`;
  return url.href;
}

function writeTextFragment(text: string): string | undefined {
  const lines = text
    .split('\n')
    .filter((line) => !readSourceLine(line))
    .map((line) => stripMarks(line.replace(blockMarks, '').split('|')[0] ?? '').trim())
    .filter((line) => hasLetterOrDigit(line));
  const [first, last] = [splitWords(lines[0]), splitWords(lines.at(-1))];
  if (first.length === 0) return undefined;
  const isShort = lines.length === 1 && first.length <= 2 * endWords;
  if (isShort) return `text=${encode(first)}`;
  return `text=${encode(first.slice(0, endWords))},${encode(last.slice(-endWords))}`;
}

const splitWords = (line = '') => line.split(/\s+/).filter(Boolean);

/** A dash is part of the directive's syntax, and `encodeURIComponent` leaves it. */
const encode = (words: readonly string[]) => encodeURIComponent(words.join(' ').toWellFormed()).replaceAll('-', '%2D');
