import { webAddress } from '../blocks/figure.ts';
import { listElements } from '../page/elements.ts';
import { findBaseUrl, parsePage } from '../page/parse.ts';

/** Sheets read; later ones are a page's own. */
const maxLinked = 6;

const linked = 'link[rel~="stylesheet" i][href], link[rel~="preload" i][as="style" i][href]';

export function listStyleSheets(html: string, url: string): string[] {
  const page = parsePage(html);
  const base = findBaseUrl(listElements(page), url);
  const addresses = Array.from(page.querySelectorAll(linked)).flatMap((link) => {
    const isOther =
      /\balternate\b/i.test(link.getAttribute('rel') ?? '') || /^\s*print\b/i.test(link.getAttribute('media') ?? '');
    return isOther ? [] : (webAddress(link.getAttribute('href') ?? '', base) ?? []);
  });
  return [...new Set(addresses)].slice(0, maxLinked);
}
