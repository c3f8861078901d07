import type { Block } from '../../document.ts';
import { joinAlternatives, joinPieces, joinWords } from '../../languages/patterns.ts';
import { hasLetterOrDigit } from '../../letters.ts';
import { getBlockText } from '../clean-text.ts';
import { weighText } from './weight.ts';

const marks = String.raw`[^\p{L}\p{N}]*`;
const titled = new RegExp(
  String.raw`^(?:${marks}(?:${joinAlternatives(({ read }) => read?.wall?.error)}|http)?${marks}(?:40[0134]|410|451|50[03])(?![\p{L}\p{N}]).{0,40}|${marks}(?:${joinAlternatives(({ read }) => read?.wall?.title)})${marks}(?:\s[|·–—-]\s.{1,40})?)$`,
  'iu',
);
const says = new RegExp(
  String.raw`(?<!\p{L})(?:${joinWords(({ read }) => read?.wall?.says)})(?!\p{L})|${joinPieces(({ read }) => read?.wall?.says)}`,
  'iu',
);

/** In Latin letters, the second under such a title; longer pages have an article. */
const max = { text: 1800, titled: 600 };
const mostly = 0.5;
const minRest = 60;

const sumLetters = (lines: readonly string[]): number => lines.reduce((total, line) => total + weighText(line), 0);

export function isWall(blocks: readonly Block[], title: string | undefined): boolean {
  const text = blocks.map(getBlockText).join('\n');
  if (text.length > max.text) return false;
  const lines = text
    .split(/\n|(?<=[.!?؟])\s|(?<=[。！？])/)
    .map((line) => line.trim())
    .filter((line) => hasLetterOrDigit(line));
  const whole = sumLetters(lines);
  if (whole > max.text) return false;
  const [first = ''] = lines;
  if (whole <= max.titled && (titled.test(title ?? '') || titled.test(first))) return true;
  const said = sumLetters(lines.filter((line) => says.test(line)));
  return said > 0 && (said >= whole * mostly || whole - said < minRest);
}
