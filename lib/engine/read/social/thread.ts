/** "1/", "2/7" or "(3/7)", at the end with only signs after it. */
const leading = /^\(?(\d{1,2})\/(\d{0,2})\)?(?:\s+|$)/;
const trailing = /\s*(?<![\w/])\(?(\d{1,2})\/(\d{0,2})\)?[^\p{L}\p{N}]{0,8}$/u;
const maxItemChars = 280;

export function joinThread(posts: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = posts.map(withoutCounter);
  const isList =
    posts.length > 2 && posts.slice(1).every((lines, index) => isNumbered(lines, index + 1)) && others.every(isItem);
  const joined = others.flatMap((lines, index) =>
    isList ? [`${index + 1}. ${keepSaid(lines).join(' ')}`] : ['', ...lines],
  );
  return [...first, ...joined];
}

const keepSaid = (lines: readonly string[]): string[] => lines.filter(Boolean);
const isItem = (lines: readonly string[]): boolean =>
  keepSaid(lines).length <= 2 && keepSaid(lines).join(' ').length <= maxItemChars;
const isNumbered = (lines: readonly string[], index: number): boolean =>
  isCounter(leading.exec(keepSaid(lines)[0] ?? ''), index);

/** Threads count from their first post or from the second. */
const isCounter = (match: RegExpExecArray | null, index: number): boolean =>
  match !== null && (Number(match[1]) === index || Number(match[1]) === index + 1);

function withoutCounter(lines: readonly string[], index: number): string[] {
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return lines.map((line, at) => {
    if (at === first && isCounter(leading.exec(line), index)) return line.replace(leading, '');
    return at === last && isCounter(trailing.exec(line.slice(-40)), index) ? line.replace(trailing, '') : line;
  });
}
