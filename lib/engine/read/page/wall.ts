import type { Block } from '../../document.ts';
import { joinAlternatives, joinPieces, joinWords } from '../../languages/patterns.ts';
import { textOfBlock } from '../text-of-block.ts';
import { weighText } from './weight.ts';

/** Titles of what stands in an article's place, alone or beside the site's name. */
const titled = new RegExp(
  String.raw`^(?:\W*(?:error|fehler|erreur|http)?\W*(?:40[0134]|410|451|50[03])(?:\W|$).{0,40}|\W*(?:${joinAlternatives(({ read }) => read?.wall?.title)})\W*(?:\s[|·–—-]\s.{1,40})?)$`,
  'iu',
);
/** What is said there: sign in, agree, pay, turn scripts on, prove that you are human, go elsewhere. */
const says = new RegExp(
  String.raw`(?<!\p{L})(?:${joinWords(({ read }) => read?.wall?.says)})(?!\p{L})|${joinPieces(({ read }) => read?.wall?.says)}`,
  'iu',
);

/** More text than this has an article in it, and more than the second under such a title has. In Latin letters. */
const max = { text: 1800, titled: 600 };
/** Share of a page's text that says so, */
const mostly = 0.5;
/** or so little that says anything else. In Latin letters. */
const minRest = 60;

const sum = (lines: readonly string[]): number => lines.reduce((total, line) => total + weighText(line), 0);

/**
 * Whether a page shows a notice where its article should be: an error, a sign-in, a request for consent or payment, a check
 * of the browser. Such a page is no source, however well its sentences stand alone.
 */
export function isWall(blocks: readonly Block[], title: string | undefined): boolean {
  const text = blocks.map(textOfBlock).join('\n');
  if (text.length > max.text) return false;
  const lines = text
    .split(/\n|(?<=[.!?؟])\s|(?<=[。！？])/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const whole = sum(lines);
  if (whole > max.text) return false;
  const [first = ''] = lines;
  if (whole <= max.titled && (titled.test(title ?? '') || titled.test(first))) return true;
  const said = sum(lines.filter((line) => says.test(line)));
  return said > 0 && (said >= whole * mostly || whole - said < minRest);
}
