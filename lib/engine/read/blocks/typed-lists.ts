import type { Block } from '../../document.ts';
import { bullet, orderedMark } from '../markdown-marks.ts';

/** Starts direct speech in many languages. */
const speech = /^–/;

const findMark = (line: string | undefined): 'bullet' | 'number' | undefined => {
  if (line === undefined) return undefined;
  if (orderedMark.test(line)) return 'number';
  return bullet.test(line) && !speech.test(line) ? 'bullet' : undefined;
};

export function toParagraphs(text: string): Block[] {
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
