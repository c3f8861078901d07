import { emojiAtEnd, tidyLine } from './post-blocks.ts';

const maxTitleChars = 90;
/** A part before a comma or dash names the post only when it is no shorter. */
const minPartChars = 30;
const decoration =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Emoji_Modifier}|[\u200D\s•→])+|[\s:：]+$/gu;
/** The first counter of a thread; "1/3" may be a share of something. */
const counter = /^(?:1\/|\(1\/\d{0,2}\)|thread\s{0,3}[:：])\s+/i;

export function findPostTitle(lines: readonly string[]): string | undefined {
  const line = lines.map((text) => dropDecoration(tidyLine(text))).find((text) => /\p{L}{2}/u.test(text));
  if (!line) return undefined;
  const [first] = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(line.slice(0, 1000));
  const sentence = dropDecoration(first?.segment ?? line);
  if (sentence.length <= maxTitleChars) return sentence;
  const start = sentence.slice(0, maxTitleChars - 1);
  const border = Math.max(...[', ', '; ', ': ', ' – ', ' — ', '，', '、'].map((mark) => start.lastIndexOf(mark)));
  if (border >= minPartChars) return start.slice(0, border);
  const space = start.lastIndexOf(' ');
  return `${start.slice(0, space > minPartChars ? space : undefined).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const dropDecoration = (text: string): string =>
  text.replace(emojiAtEnd, '').replace(decoration, '').replace(counter, '').trim();
