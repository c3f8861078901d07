import { headingMark, linkTarget } from './markdown-marks.ts';

/** In characters; longer lines over `===` or `---` are sentences over a rule. */
const maxUnderlinedChars = 100;
/** More lines are a page between two rules. */
const maxFrontMatterLines = 60;

const image = String.raw`!\[[^\]\n]{0,300}\](?:${linkTarget}|\[[^\]\n]{0,300}\])`;
/** Images that are links: a project's badges. */
const badge = new RegExp(String.raw`\[${image}\](?:${linkTarget}|\[[^\]\n]{0,300}\])`, 'g');
const onlyImages = new RegExp(String.raw`^\s*(?:${image}\s*)+$`);
const openTag = /<\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]*)?\/?>/gi;
const titleTag = /^\s*<h([1-6])(?:\s[^<>]*)?>(.*?)(?:<\/h[1-6]>)?\s*$/i;
const codeSpan = /(`[^`\n]+`)/;
const definition = /^ {0,3}\[([^\]\n]{1,300})\]:\s*\S/;
const underline = /^ {0,3}(=+|-{2,})\s*$/;
const fenceMark = /^ {0,3}(`{3,}|~{3,})/;
const tableRule = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;
const startsBlock = /^\s*(?:[>|#]|`{3}|~{3}|[-*+]\s|\d{1,3}[.)]\s)/;
const taskMark = /^(\s*(?:[-*+]|\d{1,3}[.)])\s+)\[[ xX]\]\s+/;

export function isMarkdown(lines: readonly string[]): boolean {
  return (
    lines.some((line, at) => headingMark.test(line) || isUnderlined(lines, at, '=') || line.search(badge) === 0) ||
    findFrontMatterEnd(lines) > 0
  );
}

export interface LightMarkdown {
  readonly lines: readonly string[];
  readonly title?: string;
}

/** Returns Markdown (CommonMark 0.31, GitHub's tables and tasks) without front matter, comments, tags and badges. */
export function lightenMarkdown(lines: readonly string[]): LightMarkdown {
  const bodyAt = findFrontMatterEnd(lines);
  const title = findTitle(lines.slice(0, bodyAt));
  const body = withoutComments(lines.slice(bodyAt));
  const defined = new Set(body.flatMap((line) => definition.exec(line)?.[1]?.toLowerCase() ?? []));
  const light = mapOutsideFences(body, (line) => (definition.test(line) ? '' : lightenLine(line, defined)));
  return { lines: withBars(withMarks(light)), ...(title ? { title } : {}) };
}

function findFrontMatterEnd(lines: readonly string[]): number {
  const start = lines.findIndex((line) => line.trim() !== '');
  const mark = lines[start]?.trimEnd();
  if (mark !== '---' && mark !== '+++') return 0;
  const length = lines.slice(start + 1, start + 1 + maxFrontMatterLines).findIndex((line) => line.trimEnd() === mark);
  const fields = lines.slice(start + 1, start + 1 + length);
  const isField = (line: string) => /^(?:[\w-]{1,60}\s*[:=]|\s|#|-\s|\[|$)/.test(line);
  return length > 0 && fields.every(isField) ? start + length + 2 : 0;
}

function findTitle(fields: readonly string[]): string | undefined {
  const said = fields.flatMap((line) => /^title\s*[:=]\s*(.+)$/i.exec(line)?.[1]?.trim() ?? [])[0];
  return said?.replace(/^(["'])(.*)\1$/, '$2').trim();
}

function withoutComments(lines: readonly string[]): string[] {
  let isInside = false;
  return mapOutsideFences(lines, (line) => {
    let kept = '';
    for (let at = 0; at < line.length; ) {
      const next = line.indexOf(isInside ? '-->' : '<!--', at);
      const end = next < 0 ? line.length : next;
      if (!isInside) kept += line.slice(at, end);
      at = next < 0 ? line.length : next + (isInside ? 3 : 4);
      if (next >= 0) isInside = !isInside;
    }
    return kept;
  });
}

function mapOutsideFences(lines: readonly string[], change: (line: string, at: number) => string): string[] {
  let open: string | undefined;
  return lines.map((line, at) => {
    const mark = fenceMark.exec(line)?.[1];
    const wasOpen = open;
    if (!open) open = mark;
    else if (mark?.startsWith(open) && line.trim() === mark) open = undefined;
    return wasOpen || open ? line : change(line, at);
  });
}

function lightenLine(line: string, defined: ReadonlySet<string>): string {
  const shown = line.replace(badge, '');
  if (onlyImages.test(shown)) return '';
  const [, level = '', words] = titleTag.exec(shown) ?? [];
  const titled = words === undefined ? shown : `${'#'.repeat(Number(level))} ${words}`;
  return titled
    .replace(taskMark, '$1')
    .split(codeSpan)
    .map((part, index) => (index % 2 === 1 ? part : withoutTags(part, defined)))
    .join('');
}

function withoutTags(text: string, defined: ReadonlySet<string>): string {
  return text
    .replace(/<(https?:\/\/[^\s<>]+)>/g, '$1')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(openTag, '')
    .replace(/\[\^[^\]\s]{1,60}\]/g, '')
    .replace(/\[([^[\]\n]{1,300})\]\[([^[\]\n]{0,300})\]/g, (whole, words: string, name: string) =>
      defined.has((name || words).toLowerCase()) ? words : whole,
    );
}

function isUnderlined(lines: readonly string[], at: number, mark: '=' | '-'): boolean {
  const [title = '', line = '', before = ''] = [lines[at - 1], lines[at], lines[at - 2]];
  return (
    underline.exec(line)?.[1]?.startsWith(mark) === true &&
    title.trim() !== '' &&
    title.trim().length <= maxUnderlinedChars &&
    !startsBlock.test(title) &&
    before.trim() === ''
  );
}

function withMarks(lines: readonly string[]): string[] {
  return mapOutsideFences(lines, (line, at) => {
    if (isUnderlined(lines, at + 1, '=')) return `# ${line.trim()}`;
    if (isUnderlined(lines, at + 1, '-')) return `## ${line.trim()}`;
    return isUnderlined(lines, at, '=') || isUnderlined(lines, at, '-') ? '' : line;
  });
}

function withBars(lines: readonly string[]): string[] {
  let isTable = false;
  return mapOutsideFences(lines, (line, at) => {
    const isHead = line.includes('|') && tableRule.test(lines[at + 1] ?? '');
    isTable = isHead || (isTable && line.includes('|'));
    if (!isTable) return line;
    const row = line.trim();
    return row.startsWith('|') ? row : `|${row}`;
  });
}
