import type { Embed } from '../../document.ts';
import { parsePage } from '../page/parse.ts';
import { cleanText, type Described, toWebImage, withoutMissing } from './described.ts';
import { readSocialLines, splitLines } from './lines.ts';

/** Markup for other pages is a few lines long. In characters. */
const maxMarkupChars = 50_000;
const maxTitleChars = 5000;

export function readEmbed({ title, author, html, image }: Embed, quotes: boolean): Described {
  const shown = parsePage((html ?? '').slice(0, maxMarkupChars)).querySelectorAll('blockquote p');
  const quoted = Array.from(shown).flatMap((paragraph) => readSocialLines(paragraph));
  const titled = quotes ? splitLines((title ?? '').slice(0, maxTitleChars)) : [];
  return withoutMissing({
    title: quotes ? undefined : cleanText(title),
    author: cleanText(author),
    image: toWebImage(image),
    lines: quoted.some(Boolean) ? quoted : titled,
  });
}
