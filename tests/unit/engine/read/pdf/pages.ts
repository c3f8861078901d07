import type { TextItem, TextPage } from '../../../../../lib/engine/read/pdf/page.ts';
import type { OpenPdf } from '../../../../../lib/engine/read/pdf/read.ts';

/** Width of a letter in parts of the size, as if all were as wide. */
export const advance = 0.5;

export interface LineOptions {
  readonly x?: number;
  readonly size?: number;
  readonly font?: string;
}

export const item = (text: string, y: number, { x = 60, size = 10, font = 'body' }: LineOptions = {}): TextItem => ({
  text,
  x,
  y,
  width: text.length * size * advance,
  size,
  font,
});

/** Lines of text under each other, 12 points apart. */
export const column = (lines: readonly string[], top: number, options: LineOptions = {}): TextItem[] =>
  lines.map((line, index) => item(line, top + index * 12, options));

/** Words filled into lines of so many characters, as a typesetter does. */
export function wrap(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < characters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export const findPage = (items: readonly TextItem[], index = 0): TextPage => ({
  index,
  width: 595,
  height: 842,
  items,
});

export const openPdf = (pages: readonly (readonly TextItem[])[], rest: Partial<OpenPdf> = {}): OpenPdf => ({
  pageCount: pages.length,
  info: {},
  outline: [],
  readPage: async (index) => findPage(pages[index] ?? [], index),
  workedMs: () => 0,
  ...rest,
});

/** Sentences that differ from each other by their number. */
export const sentences = (count: number, first = 1): string =>
  Array.from(
    { length: count },
    (_, index) => `The ferry number ${first + index} crossed the bay before noon and came back with salt and wool.`,
  ).join(' ');
