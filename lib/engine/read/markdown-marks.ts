/** This file: the light Markdown that selections are sent in. Only text that would be taken for a mark is escaped. */

export const bullet = /^(?:[-*+•·◦▪▫‣●○■–]|✅|✔️?|✓|☑️?|❌|✖️?|✗|➡️?|➤|→|▶️?|►|👉|🔹|🔸|🔶|🔷|📌)\s+/u;
/** A picture of a thing that posts set before a line; not "©". */
export const emoji = String.raw`(?![©®™])\p{Extended_Pictographic}\p{M}*(?:\u200D\p{Extended_Pictographic}\p{M}*)*\uFE0F?`;
/** "1.", "1)", "1/", "1️⃣". */
export const orderedMark = /^(\d{1,3})(?:[.)]|\/(?=\s)|\uFE0F?\u20E3)\s+/u;
export const rule = /^(?:-{3,}|\*{3,}|_{3,}|={3,}|—{3,})$/;
export const fence = /^(`{3,}|~{3,})/;
/** Closing `#`s are left to the reader: matching them here was slow on long lines. */
export const headingMark = /^(#{1,6})\s+(.*)$/;
/** "Source: Title <https://…>", the address with or without brackets. */
export function readSourceLine(line: string): { readonly title: string; readonly url: string } | undefined {
  if (!/^Source:\s/.test(line)) return undefined;
  // Split by hand: one pattern takes minutes over a long row of spaces.
  const said = line.slice('Source:'.length).trim();
  const addressAt = Math.max(said.lastIndexOf(' '), said.lastIndexOf('\t'), said.lastIndexOf('\u00a0')) + 1;
  const url = /^<?(https?:\/\/[^\s<>]+)>?$/.exec(said.slice(addressAt))?.[1];
  return url === undefined || !URL.canParse(url) ? undefined : { title: said.slice(0, addressAt).trim(), url };
}
export const signature = /^—\s+(.+)$/;

const lineStarts = [bullet, rule, fence, /^#{1,6}(?=\s)/, /^>/, /^\|/, /^Source:/, signature];

export function escapeMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => escapeLineStart(line.replace(/[\\*`|]|_(?=_)|\[(?=[^\]]*\]\()/g, '\\$&')))
    .join('\n');
}

function escapeLineStart(line: string): string {
  if (orderedMark.test(line)) return line.replace(/^\d+/, '$&\\');
  return lineStarts.some((start) => start.test(line)) ? `\\${line}` : line;
}

/** Pattern of an address with paired parentheses and an optional title. */
export const linkTarget = String.raw`\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"\n]{0,300}")?\)`;

/** Names in code (`__init__`, `a__b`) are no emphasis. */
const inlineMarks = new RegExp(
  [
    String.raw`\\([^\s\p{L}\p{N}]|Source:)`,
    String.raw`!\[([^\]\n]{0,300})\]${linkTarget}`,
    String.raw`\[([^\]\n]{1,300})\]${linkTarget}`,
    String.raw`(\*\*|(?<![\p{L}\p{N}_])__(?!_|[a-z][a-z\d_]{0,60}__))(?=\S)(.{1,500}?)\4`,
    String.raw`\*(?=\S)([^*\n]{1,300})\*`,
    '`([^`\\n]{1,300})`',
  ].join('|'),
  'gu',
);

export function stripMarks(text: string): string {
  return text.replace(inlineMarks, (_, escaped, image, link, __, strong, emphasis, code) => {
    const marked = link ?? strong ?? emphasis;
    return marked === undefined ? (escaped ?? image ?? code ?? '') : stripMarks(marked);
  });
}
