import type { Block } from '../../document.ts';
import { bullet, orderedMark } from '../markdown-marks.ts';

/** A dash of this length starts what someone says, in many languages. */
const speech = /^–/;

const findMark = (line: string | undefined): 'bullet' | 'number' | undefined => {
  if (line === undefined) return undefined;
  if (orderedMark.test(line)) return 'number';
  return bullet.test(line) && !speech.test(line) ? 'bullet' : undefined;
};

/**
 * Running text as paragraphs, parted by empty lines; and as a list where people typed one, two or more lines in a row
 * with the same kind of mark, as they do where a field has no button for lists.
 */
export function toParagraphs(text: string): Block[] {
  // Most text has one line: nothing to look for.
  if (!text.includes('\n')) return text ? [{ type: 'paragraph', text }] : [];
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ type: 'paragraph', text: paragraph.join('\n') });
    paragraph = [];
  };
  const lines = text.split('\n');
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const run = runAt(lines, at);
    if (line === '') flush();
    else if (run.items.length < 2) paragraph.push(line);
    else {
      flush();
      const items = run.items.map((item) => ({ text: item, level: 0 }));
      blocks.push({ type: 'list', ordered: findMark(line) === 'number', items });
    }
    at = run.items.length < 2 ? at + 1 : run.end;
  }
  flush();
  return blocks;
}

/** The marked lines from one on, over empty lines between them, without their marks. */
function runAt(lines: readonly string[], start: number): { items: string[]; end: number } {
  const mark = findMark(lines[start]);
  const items: string[] = [];
  let end = start;
  for (let at = start; mark && at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    if (findMark(line) !== mark) break;
    const text = line.replace(mark === 'number' ? orderedMark : bullet, '');
    if (text) items.push(text);
    end = at + 1;
  }
  return { items, end };
}
