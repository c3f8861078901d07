import type { Block } from '../../document.ts';
import type { Language } from '../../languages/language.ts';
import { allStops } from '../../languages/marks.ts';
import { joinAlternatives, joinForms, joinProse, perPageLanguage } from '../../languages/patterns.ts';
import { verb } from '../text/clause-signs.ts';
import { countTextWords, measureDrawnLength, tidy } from '../text/text.ts';

export const maxSentenceChars = 2000;

const getPatterns = perPageLanguage((among) => {
  /** Footnote marks and "[edit]" links. */
  const marks = new RegExp(String.raw`\s*\[(?:\d{1,3}|[a-z]|${joinForms('editMarks', among)})\]`, 'gi');
  const pointers = joinAlternatives(({ brief }) => brief?.shorten?.pointers, among);
  const pointed = joinAlternatives(({ brief }) => brief?.shorten?.pointed, among);
  /** "(see the notes)", "(skip this step as mentioned in the notes below)" */
  const elsewhere = new RegExp(
    String.raw`\s*[(（](?:(?:${pointers})\s[^()（）]{2,60}|[^()（）]{0,80}\s(?:${pointed}))[)）]`,
    'giu',
  );
  /** "Abstract. We compare …" */
  const runInAbstract = new RegExp(
    String.raw`^(${joinAlternatives(({ read }) => read?.pdf?.abstract, among)})\s*[.:：—–]\s*(?=\p{Lu}|\p{Lo})([\s\S]{40,})$`,
    'iu',
  );
  /** "We found that": the source line names the authors. */
  const finds = new RegExp(`^(?:${joinProse('paperFinds', among)}) `, 'i');
  const stepLabel = new RegExp(
    String.raw`^(?:${joinForms('stepLabel', among)})\s*\d{1,2}\s*[.:]?$|^(?:${joinForms('stepSign', among)})$`,
    'i',
  );
  return { elsewhere, finds, marks, runInAbstract, stepLabel };
});

/** Agency codes of stocks behind their names. */
const tickers = /\s(?:\.[A-Z][A-Z\d]{2,}|[A-Z]{2,5}c\d|[A-Z]{3}=[A-Z\d]{0,4})(?=[\s,.;)]|$)/g;

const unstopped = { min: 7, max: 40 };

const stopped = new RegExp(`[${allStops}]$`);

const lastStop = /^(.*\p{L}{2}[.!?。！？]["”’»)]*)\s+\p{Lu}.*$/su;

export function readSaid(item: string): string {
  if (isPassage(item)) return item;
  const passage = countTextWords(item) > unstopped.max ? (lastStop.exec(item)?.[1] ?? '') : '';
  return isPassage(passage) ? passage : '';
}

function isPassage(item: string): boolean {
  if (stopped.test(item)) return measureDrawnLength(item) > 40;
  const count = countTextWords(item);
  const small = item.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    count >= unstopped.min &&
    count <= unstopped.max &&
    /^["“«]?\p{Lu}/u.test(item) &&
    small >= count / 2 &&
    verb.test(item)
  );
}

/** "(This is next >>>)": a link in brackets. */
const teasers = /\s*\([^()]{4,80}(?:>{1,3}|»)\s*\)/gu;

const doubled = /``|(?:’’|'')(?=[\s,.;:!?)]|$)/g;

// Spaces first: the marks' pattern looks behind each of them.
export const clean = (text: string, language?: Language) =>
  tidy(
    tidy(text.replace(/[\u200b\u200e\u200f\ufeff\u00ad]/g, ''))
      .replace(getPatterns(language).marks, '')
      .replace(doubled, (mark) => (mark === '``' ? '“' : '”'))
      .replace(tickers, '')
      .replace(getPatterns(language).elsewhere, '')
      .replace(teasers, ''),
  );

export const isStepLabel = (text: string, language: Language | undefined): boolean =>
  getPatterns(language).stepLabel.test(text);

/** A short first line without a stop, over its paragraph. */
const runInHeading = /^([^\n]{2,60}[^\n.,;:!?。！？؟…-])\n+([\s\S]{40,})$/;

/** "Homepage: …", "Opening hours: …"; a time of day is not a label. */
const dataLine = /^[^\n:：]{1,40}(?:(?<!\d)[:：]|[:：](?!\d))\s?\S/u;

export function splitRunIn(text: string, language: Language | undefined): { runIn: string; rest: string } {
  const { runInAbstract } = getPatterns(language);
  const [, label, abstract] = runInAbstract.exec(text) ?? [];
  if (label !== undefined && abstract !== undefined) return { runIn: label, rest: abstract };
  const [, runIn = '', rest = text] = runInHeading.exec(text) ?? [];
  const isData = dataLine.test(runIn) || rest.split('\n').every((line) => dataLine.test(line));
  return isData ? { runIn: '', rest: text } : { runIn, rest };
}

export function listItems({ items }: Extract<Block, { type: 'list' }>): string[] {
  const lines: string[][] = [];
  for (const { text, level } of items) {
    const cleaned = clean(text);
    if (cleaned === '' || cleaned.length > maxSentenceChars) continue;
    if (level === 0) lines.push([cleaned]);
    else if (level === 1) lines.at(-1)?.push(cleaned);
  }
  return lines.map((own) => own.join('\n'));
}

export const listHeadings = (blocks: readonly Block[], language: Language | undefined): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'heading') return [block.text];
    const runIn = block.type === 'paragraph' ? splitRunIn(block.text, language).runIn : '';
    return runIn === '' ? [] : [runIn];
  });

export const withoutFinding = (text: string, language: Language | undefined): string =>
  text.replace(getPatterns(language).finds, '');
