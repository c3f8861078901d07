import { endsInHyphen, type Hyphens, joinLines, learnHyphens } from './hyphens.ts';
import { isFenceEnd, isWrapped, startsBlock } from './line-kinds.ts';
import { fence } from './markdown-marks.ts';

/** Returns the lines with each word whole that a line's end cut at a hyphen: the rest of it is no sentence of its own. */
export function joinBrokenWords(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => endsInHyphen(line.trimEnd()))) return lines;
  const hyphens = learnHyphens(lines);
  const joined: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = findRunEnd(lines, at);
    joined.push(...joinRun(lines.slice(at, end), hyphens));
    at = end;
  }
  return joined;
}

function findRunEnd(lines: readonly string[], start: number): number {
  const mark = fence.exec(lines[start] ?? '')?.[1];
  const isOver = (line: string) => (mark ? isFenceEnd(line, mark) : line.trim() === '' || startsBlock(line));
  const length = lines.slice(start + 1).findIndex(isOver);
  if (length < 0) return lines.length;
  return start + 1 + length + (mark ? 1 : 0);
}

function joinRun(run: readonly string[], hyphens: Hyphens): readonly string[] {
  const [first = ''] = run;
  if (/^[>|]/.test(first) || fence.test(first) || !run.slice(0, -1).some((line) => endsInHyphen(line.trimEnd())))
    return run;
  // Lines of a width are one paragraph; the joined one would no longer look as they do.
  const isParagraph = isWrapped(run.map((line) => line.trim()));
  const joined: string[] = [];
  for (const line of run) {
    const last = joined.at(-1);
    if (last !== undefined && (isParagraph || endsInHyphen(last.trimEnd()))) {
      joined[joined.length - 1] = joinLines(last.trimEnd(), line.trim(), hyphens);
    } else joined.push(line);
  }
  return joined;
}
