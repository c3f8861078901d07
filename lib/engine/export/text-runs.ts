import { splitGraphemes } from '../compose/text.ts';
import type { Platform, TextMeasurer } from '../platform.ts';
import type { TextLine, TextNode } from '../scene.ts';
import { createBundledFonts, type OpenFont } from './bundled-fonts.ts';
import { type TracedText, traceText } from './trace-text.ts';

export interface PlacedWord {
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

export type TextRun = {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
} & (
  | {
      readonly type: 'font';
      readonly font: OpenFont;
      readonly spacing: number;
      readonly d: string;
    }
  | { readonly type: 'traced'; readonly traced: TracedText; readonly words: readonly PlacedWord[] }
);

export interface TextShaper {
  shape(node: TextNode): Promise<readonly TextRun[]>;
}

/** Difference from the measured width above which a bundled font is not what was painted. */
const maxDifference = 0.03;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Runs within right-to-left text that keep their left-to-right order. */
const plainLatin = /^[\p{Script=Latin}\d][\p{Script=Latin}\d\s]*$/u;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

export function createTextShaper(platform: Platform, measurer: TextMeasurer): TextShaper {
  const fonts = createBundledFonts(platform);

  const trace = async (text: string, x: number, width: number, baseline: number, node: TextNode): Promise<TextRun> => {
    const { font, direction } = node;
    const traced = await traceText(text, { font, direction, width }, platform);
    return { type: 'traced', text, x, baseline, width, traced, words: placeWords({ text, x, width }, node, measurer) };
  };
  const split = async (text: string, node: TextNode) => {
    const stretches: { text: string; font: OpenFont | undefined }[] = [];
    for (const letter of splitGraphemes(text)) {
      const font = await fonts.find(letter, node.font);
      const last = stretches.at(-1);
      if (last && (letter.trim() === '' || last.font?.key === font?.key)) last.text += letter;
      else stretches.push({ text: letter, font });
    }
    return stretches;
  };
  const shapeLine = async ({ text, x, width, baseline }: TextLine, node: TextNode): Promise<readonly TextRun[]> => {
    if (text.trim() === '') return [];
    const isBackward = rightToLeft.test(text) || (node.direction === 'rtl' && !plainLatin.test(text));
    // A brand's own font is traced: its file must not be extractable from a document.
    if (isBackward || node.font.faces) return [await trace(text, x, width, baseline, node)];
    const runs: TextRun[] = [];
    let before = '';
    for (const { text: own, font } of await split(text, node)) {
      const from = x + measurer.width(before, node.font);
      const ownWidth = measurer.width(own, node.font);
      const set = font && setIn(font, own, ownWidth, node.font);
      if (font && set) runs.push({ type: 'font', text: own, x: from, baseline, width: ownWidth, font, ...set });
      else runs.push(await trace(own, from, ownWidth, baseline, node));
      before += own;
    }
    return runs;
  };
  return {
    async shape(node) {
      const lines: TextRun[] = [];
      for (const line of node.lines) lines.push(...(await shapeLine(line, node)));
      return lines;
    },
  };
}

function placeWords({ text, x, width }: PlacedWord, { font }: TextNode, measurer: TextMeasurer): readonly PlacedWord[] {
  const isBackward = rightToLeft.test(text);
  return Array.from(words.segment(text)).flatMap(({ segment, index }) => {
    const before = measurer.width(text.slice(0, index), font);
    const own = measurer.width(segment, font);
    if (!isBackward) return [{ text: segment, x: x + before, width: own }];
    const right = x + width - before;
    if (!rightToLeft.test(segment)) return [{ text: segment, x: right - own, width: own }];
    // Readers order right-to-left letters by their positions.
    const letters = splitGraphemes(segment);
    const share = own / letters.length;
    return letters.map((letter, at) => ({ text: letter, x: right - share * (at + 1), width: share })).reverse();
  });
}

/** Undefined where the font's width shows that it is not the one painted. */
function setIn(opened: OpenFont, text: string, width: number, { size, tracking = 0 }: TextNode['font']) {
  const { glyphs, positions, advanceWidth } = opened.font.layout(text);
  const scale = size / opened.font.unitsPerEm;
  const natural = advanceWidth * scale + tracking * glyphs.length;
  if (Math.abs(natural - width) > maxDifference * width + 1) return undefined;
  const spacing = tracking + (width - natural) / Math.max(1, glyphs.length);
  let at = 0;
  const d = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, -yOffset * scale);
    at += xAdvance * scale + spacing;
    return toData(outline.commands);
  });
  return { spacing, d: d.join('') };
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

const toData = (commands: readonly { readonly command: keyof typeof letters; readonly args: readonly number[] }[]) =>
  commands
    .map(({ command, args }) => letters[command] + args.map((value) => Math.round(value * 100) / 100).join(' '))
    .join('');
