import type { Language } from '../../languages/language.ts';
import { matchOwn } from '../../languages/patterns.ts';

interface ReplyLine {
  readonly text: string;
  /** A word of the title that the line replies to. */
  readonly only?: RegExp;
}

/** "{tents?/~camping} My poles are at home.": slashes part the words in braces, `~` stands for any letters. */
export function readReplyLine(written: string, own: Language): ReplyLine {
  const [, only, text = written] = /^\{([^}]+)\}\s+(.+)$/u.exec(written) ?? [];
  return { text, ...(only && { only: matchOwn(own, only.replaceAll('/', '|').replaceAll('~', String.raw`\p{L}*`)) }) };
}

const read = new Map<string, readonly ReplyLine[]>();

/** Lines written with bars between them, without those that reply to another noun than the title's. */
export function listReplyLines(written: string, title: string, own: Language): readonly string[] {
  const lines = read.get(written) ?? written.split('|').map((line) => readReplyLine(line, own));
  read.set(written, lines);
  return lines.flatMap(({ text, only }) => (only === undefined || only.test(title) ? [text] : []));
}
