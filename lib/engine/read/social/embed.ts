import type { Embed } from '../../document.ts';
import { parsePage } from '../page/parse.ts';
import { clean, type Described, present, webImage } from './described.ts';
import { readLines, splitLines } from './lines.ts';

/** Markup for other pages is a few lines long. In characters. */
const maxMarkupChars = 50_000;
const maxTitleChars = 5000;

/**
 * What an oEmbed answer says of a post. Its words stand in the paragraphs of the quotation that shows it elsewhere; where
 * posts have no titles of their own (`quotes`), the answer's title holds them.
 */
export function readEmbed({ title, author, html, image }: Embed, quotes: boolean): Described {
  const shown = parsePage((html ?? '').slice(0, maxMarkupChars)).querySelectorAll('blockquote p');
  const quoted = Array.from(shown).flatMap((paragraph) => readLines(paragraph));
  const titled = quotes ? splitLines((title ?? '').slice(0, maxTitleChars)) : [];
  return present({
    title: quotes ? undefined : clean(title),
    author: clean(author),
    image: webImage(image),
    lines: quoted.some(Boolean) ? quoted : titled,
  });
}
