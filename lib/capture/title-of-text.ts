import type { Capture } from './capture.ts';

const maxChars = 80;

/** What words without a page of their own are called: their first line, without the marks of a heading. */
export function titleOfText(text: string): string {
  const [first = ''] = text.trim().split('\n');
  return first
    .replace(/^#+\s*/, '')
    .slice(0, maxChars)
    .toWellFormed()
    .trim();
}

/** The title of a capture's page; words that were named by themselves are named anew once the user has edited them. */
export function titleOfPage({ page, selection = '', edited }: Pick<Capture, 'page' | 'selection' | 'edited'>): string {
  const isByWords = page.url === '' && page.title !== '' && page.title === titleOfText(selection);
  return (isByWords && titleOfText(edited?.selection ?? selection)) || page.title;
}
