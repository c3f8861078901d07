import type { Block } from '../../document.ts';
import { withoutInvisible } from '../clean-text.ts';
import { bullet, orderedMark } from '../markdown-marks.ts';
import { type Mark, markInStyles, readMark } from './bullets.ts';
import type { XmlElement } from './xml.ts';

export interface Paragraph {
  readonly text: string;
  readonly level: number;
  readonly mark: Mark;
  /** Largest own font size, in hundredths of a point; 0 for none. */
  readonly size: number;
}

/** Office's limit (ECMA-376 part 1, 21.1.2.2.7). */
const deepestLevel = 8;
const hiddenField = /^(?:slidenum|datetime\d*|footer|header)$/;

/** `inherited`: a level's mark unless the body sets one. */
export function readParagraphs(body: XmlElement, inherited: (level: number) => Mark): Paragraph[] {
  const styles = body.child('lstStyle');
  const paragraphs: Paragraph[] = [];
  for (const paragraph of body.all('p')) {
    const text = readParagraphText(paragraph);
    if (text === '') continue;
    const properties = paragraph.child('pPr');
    const level = Math.min(deepestLevel, Math.max(0, Math.trunc(Number(properties?.attribute('lvl')) || 0)));
    const mark = readMark(properties) ?? markInStyles(styles, level) ?? inherited(level);
    const last = paragraphs.at(-1);
    if (last && mark === 'none' && goesOn.test(text) && !endsHere.test(last.text)) {
      paragraphs[paragraphs.length - 1] = { ...last, text: `${last.text} ${text}` };
    } else paragraphs.push({ ...readTypedMark(text, mark), level, size: readSize(paragraph) });
  }
  return paragraphs;
}

/** Some users wrap lines with the return key; the next starts in lower case. */
const goesOn = /^\p{Ll}/u;
const endsHere = /[.!?:;…]["'”’»)]*$/;

function readTypedMark(text: string, mark: Mark): { text: string; mark: Mark } {
  if (bullet.test(text)) return { text: text.replace(bullet, ''), mark: mark === 'none' ? 'bullet' : mark };
  if (mark !== 'none' && orderedMark.test(text)) return { text: text.replace(orderedMark, ''), mark: 'number' };
  return { text, mark };
}

function readParagraphText(paragraph: XmlElement): string {
  let text = '';
  for (const run of paragraph.children) {
    if (run.name === 'br') text += ' ';
    else if (run.name === 'r') text += run.child('t')?.text ?? '';
    else if (run.name === 'fld' && !hiddenField.test(run.attribute('type') ?? '')) text += run.child('t')?.text ?? '';
  }
  return withoutInvisible(text).replace(/\s+/g, ' ').trim();
}

export const readBodyText = (body: XmlElement | undefined): string =>
  (body?.all('p') ?? []).map(readParagraphText).filter(Boolean).join(' ');

function readSize(paragraph: XmlElement): number {
  const sizes = paragraph.all('r').map((run) => Number(run.child('rPr')?.attribute('sz')) || 0);
  return Math.max(0, ...sizes.slice(0, 20));
}

/** Marked paragraphs become lists; an unmarked line over deeper items is their parent. */
export function toBlocks(paragraphs: readonly Paragraph[]): Block[] {
  const blocks: Block[] = [];
  let list: Paragraph[] = [];
  const flush = () => {
    if (list.length > 0) blocks.push(toListBlock(list));
    list = [];
  };
  for (const [index, paragraph] of paragraphs.entries()) {
    const next = paragraphs[index + 1];
    const isParent = next !== undefined && next.mark !== 'none' && next.level > paragraph.level;
    if (paragraph.mark === 'none' && !isParent) {
      flush();
      blocks.push({ type: 'paragraph', text: paragraph.text });
      continue;
    }
    const [first] = list;
    const isOtherKind = first && paragraph.level <= first.level && isNumbered(first) !== isNumbered(paragraph);
    if (isOtherKind) flush();
    list.push(paragraph);
  }
  flush();
  return blocks;
}

const isNumbered = ({ mark }: Paragraph): boolean => mark === 'number';

/** A single item is a paragraph. Levels increase by one at most. */
function toListBlock(paragraphs: readonly Paragraph[]): Block {
  const [first, ...others] = paragraphs;
  if (first && others.length === 0) return { type: 'paragraph', text: first.text };
  const levels: number[] = [];
  const items = paragraphs.map(({ text, level }) => {
    while (levels.length > 0 && (levels.at(-1) ?? 0) >= level) levels.pop();
    levels.push(level);
    return { text, level: levels.length - 1 };
  });
  return { type: 'list', ordered: first !== undefined && isNumbered(first), items };
}
