import type { Capture } from './capture.ts';

const maxChars = 80;

/** Returns the first line, without heading marks. */
export function titleOfText(text: string): string {
  const [first = ''] = text.trim().split('\n');
  return first
    .replace(/^#+\s*/, '')
    .slice(0, maxChars)
    .toWellFormed()
    .trim();
}

/** Texts titled by their first line get a new title when edited. */
export function titleOfPage({ page, selection = '', edited }: Pick<Capture, 'page' | 'selection' | 'edited'>): string {
  const isByWords = page.url === '' && page.title !== '' && page.title === titleOfText(selection);
  return (isByWords && titleOfText(edited?.selection ?? selection)) || page.title;
}
