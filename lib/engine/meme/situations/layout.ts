interface TextLayout {
  readonly kind: 'dialogue' | 'list';
  readonly lines: readonly string[];
  /** Without dashes and numbers. */
  readonly parts: readonly string[];
}

const turn = /^[–—]\s?(?=\S)/u;
const hyphen = /^-\s+(?=\S)/u;
const marker = /^(?:[a-h1-9][.)]\s*|[•·*]\s*|[1-9]\s+|[①-⑨]\s*)(?=\S)/iu;
const inlineMarker = /\s+(?=(?:[a-h1-9][.)]\s|[•·]\s|[①-⑨]))|(?<=[:：])\s+(?=1\s)|(?<=[:：]\s1\s.+)\s+(?=[2-9]\s)/iu;
const inlineTurn = /(?<=[.!?…»”"。！？])\s+(?=[–—]\s?\S)/u;
const isSpoken = (line: string) => /[.!?…。！？؟]["»”]?$/u.test(line);

/** Whether marks count up ("a. … b. …") or are all bullets. */
function countsUp(lines: readonly string[]): boolean {
  const marks = lines.map((line) => line.trim().charAt(0).toLowerCase());
  return marks.every(
    (mark, index) => '•·*'.includes(mark) || ['123456789', 'abcdefgh', '①②③④⑤⑥⑦⑧⑨'].some((all) => all[index] === mark),
  );
}

function breakLine(text: string): readonly string[] {
  const turns = text.split(inlineTurn);
  if (turns.length > 1 && turn.test(text)) return turns;
  const items = text.split(inlineMarker).map((item) => item.trim());
  const listed = items.filter((item) => marker.test(item));
  const isList = listed.length > 1 && listed.length >= items.length - 1 && countsUp(listed);
  return isList ? items : [text];
}

export function readLayout(source: readonly string[]): TextLayout | undefined {
  const lines = source.length > 1 ? source : breakLine(source[0] ?? '');
  if (lines.length < 2) return undefined;
  const [head = '', ...items] = lines;
  const hasHead = /[:：]$/u.test(head) || (!marker.test(head) && !turn.test(head) && !hyphen.test(head));
  const rows = hasHead ? items : lines;
  const isTalk = !hasHead && rows.every((row) => turn.test(row) || (hyphen.test(row) && isSpoken(row)));
  if (isTalk && rows.length > 1) {
    return { kind: 'dialogue', lines, parts: rows.map((row) => row.replace(turn, '').replace(hyphen, '')) };
  }
  const isMarked =
    rows.length > 1 &&
    ((rows.every((row) => marker.test(row)) && countsUp(rows)) ||
      rows.every((row) => hyphen.test(row) || turn.test(row)));
  const isBare = rows.length > 1 && /[:：]$/u.test(head) && !rows.some((row) => /^[^:：]{1,30}[:：]\s*\S/u.test(row));
  if (!isMarked && !isBare) return undefined;
  const plain = rows.map((row) =>
    row
      .replace(turn, '')
      .replace(hyphen, '')
      .replace(isMarked ? marker : /^/u, ''),
  );
  return { kind: 'list', lines, parts: hasHead ? [head, ...plain] : plain };
}
