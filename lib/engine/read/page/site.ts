import { toWebAddress } from '../blocks/figure.ts';
import { readInlineText } from '../blocks/inline-text.ts';
import { clip } from '../clean-text.ts';
import { withName } from './elements.ts';
import { isNameOfSite } from './title.ts';

const maxSiteChars = 100;

/** Unfilled template fields: "{$plugin.site_name}", "{{title}}". */
const placeholder = /\{[${%][^{}]{0,80}\}/;

export function toSiteName(
  given: readonly (string | undefined)[],
  host: string | undefined,
  titles: readonly string[],
): string | undefined {
  const names = given.flatMap((name) => {
    const own = titles.reduce(withoutTitle, name ?? '');
    return own === '' || own.length > maxSiteChars || /^https?:/i.test(own) || placeholder.test(own) ? [] : [own];
  });
  return names.find((name) => isNameOfSite(name, host)) ?? names[0];
}

const minTitleChars = 15;

function withoutTitle(name: string, title: string): string {
  if (title.length < minTitleChars || !name.startsWith(title)) return name;
  const rest = name.slice(title.length).replace(/^[\s|·–—:-]+/u, '');
  // A title that is repeated whole may end in the site's name.
  return rest === '' && /\s[|·–—-]\s/u.test(name) ? name : rest;
}

const archived =
  /^https?:\/\/(?:web\.archive\.org\/web|archive\.(?:today|ph|is|li))\/(?:\d{4,14}[a-z_]{0,4}\/)?(https?:\/\/?.+)$/i;

export function withoutArchive(address: string | undefined): string | undefined {
  const kept = archived.exec(address ?? '')?.[1];
  return (kept && toWebAddress(kept.replace(/^(https?:\/)(?!\/)/i, '$1/'))) || address;
}

const anySite = 'https://site.invalid/';

export function findMasthead(
  elements: readonly Element[],
  own: string | undefined,
  base: string | undefined,
): string | undefined {
  if (own && new URL(own).pathname === '/') return undefined;
  for (const heading of withName(elements, 'h1')) {
    const link = heading.querySelector('a[href]');
    const target = link && withoutArchive(toWebAddress(link.getAttribute('href') ?? '', base ?? anySite));
    const name = target && new URL(target).pathname === '/' ? readInlineText(heading) : '';
    if (/\p{L}{2}/u.test(name) && name === readInlineText(link ?? heading)) return clip(name, maxSiteChars);
  }
  return undefined;
}

/** "Coast Post » Feed", "Coast Post RSS Feed", "Coast Post - Atom". */
const feedTitle =
  /^(?<site>(?!RSS|Atom)[^»›\s][^»›]*?)(?:\s+[»›|–-])?\s+(?:(?:RSS|Atom)[\s-]?)?(?:feed|RSS(?:\s[\d.]+)?|Atom)$/iu;

const feedTypes: ReadonlySet<string | undefined> = new Set(['application/rss+xml', 'application/atom+xml']);

export function findFeedName(elements: readonly Element[]): string | undefined {
  const feed = withName(elements, 'link').find(
    (link) => feedTypes.has(link.getAttribute('type')?.toLowerCase()) && link.hasAttribute('title'),
  );
  const name = feedTitle.exec(clip(feed?.getAttribute('title') ?? '', maxSiteChars).trim())?.groups?.site;
  return name !== undefined && /\p{L}{2}/u.test(name) ? name : undefined;
}
