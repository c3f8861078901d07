/**
 * The marks of the light Markdown that selections travel in, as its writer and its reader both know them. Only text that
 * would be taken for a mark is escaped, so that what is sent stays pleasant to read.
 */

/** Bullets people and editors use; the last ones start the lines of posts. */
export const bullet = /^(?:[-*+•·◦▪▫‣●○■–]|✅|✔️?|✓|☑️?|❌|✖️?|✗|➡️?|➤|→|▶️?|►|👉|🔹|🔸|🔶|🔷|📌)\s+/u;
/** "1.", "1)", "1/" as in threads, and the keycap 1️⃣. */
export const orderedMark = /^(\d{1,3})(?:[.)]|\/(?=\s)|\uFE0F?\u20E3)\s+/u;
/** A line that only parts what is above from what is below. */
export const rule = /^(?:-{3,}|\*{3,}|_{3,}|={3,}|—{3,})$/;
export const fence = /^(`{3,}|~{3,})/;
/** The marks that may close a heading are left for its reader: looked for here, they made long lines slow. */
export const heading = /^(#{1,6})\s+(.*)$/;
/** "Source: Title <https://…>", the line that says where a selection was taken; the address with or without brackets. */
export function readSourceLine(line: string): { readonly title: string; readonly url: string } | undefined {
  if (!/^Source:\s/.test(line)) return undefined;
  // Parted by hand: one pattern for title, space and address takes minutes over a long row of spaces.
  const said = line.slice('Source:'.length).trim();
  const addressAt = Math.max(said.lastIndexOf(' '), said.lastIndexOf('\t'), said.lastIndexOf('\u00a0')) + 1;
  const url = /^<?(https?:\/\/[^\s<>]+)>?$/.exec(said.slice(addressAt))?.[1];
  return url === undefined || !URL.canParse(url) ? undefined : { title: said.slice(0, addressAt).trim(), url };
}
/** "— Name" under a quotation. */
export const signature = /^—\s+(.+)$/;

const lineStarts = [bullet, rule, fence, /^#{1,6}(?=\s)/, /^>/, /^\|/, /^Source:/, signature];

/** Text as it is written inside a block, line by line. */
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

/** Where a link or an image leads, as a pattern: an address, in which parentheses come in pairs, and at will a title. */
export const linkTarget = String.raw`\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"\n]{0,300}")?\)`;

const inlineMarks = new RegExp(
  [
    String.raw`\\([^\s\p{L}\p{N}]|Source:)`,
    String.raw`!\[([^\]\n]{0,300})\]${linkTarget}`,
    String.raw`\[([^\]\n]{1,300})\]${linkTarget}`,
    String.raw`(\*\*|__)(?=\S)(.{1,500}?)\4`,
    String.raw`\*(?=\S)([^*\n]{1,300})\*`,
    '`([^`\\n]{1,300})`',
  ].join('|'),
  'gu',
);

/** Text without its inline marks: emphasis, links, code, and the backslashes of {@link escapeMarks}. */
export function stripMarks(text: string): string {
  return text.replace(inlineMarks, (_, escaped, image, link, __, strong, emphasis, code) => {
    const marked = link ?? strong ?? emphasis;
    return marked === undefined ? (escaped ?? image ?? code ?? '') : stripMarks(marked);
  });
}
