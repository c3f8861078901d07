import { type Brand, type FontFace, maxFaces } from '../../brand/brand.ts';
import type { ShownStyles } from '../../brand/shown-styles.ts';
import { toWebAddress } from '../blocks/figure.ts';
import { listElements } from '../page/elements.ts';
import { type JsonLdThing, listTypes, readAddress, readJsonLd } from '../page/json-ld.ts';
import { findBaseUrl, parsePage } from '../page/parse.ts';
import { readSiteMetadata } from '../page/site-metadata.ts';
import { BrandColors } from './brand-colors.ts';
import { BrandFonts } from './brand-fonts.ts';
import { readDeclarations } from './css.ts';
import { readFontFaces } from './font-faces.ts';

export interface BrandSite {
  readonly html: string;
  readonly url: string;
  readonly styles: readonly StyleSheet[];
  /** Computed styles of the open page; take precedence over the sheets. */
  readonly shown?: ShownStyles | undefined;
}

interface StyleSheet {
  readonly css: string;
  readonly url: string;
}

const maxStyles = 20;

export function readBrand({ html, url, styles, shown }: BrandSite): Brand {
  const page = parsePage(html);
  const elements = listElements(page);
  const things = readJsonLd(elements);
  const { site, themeColor, icon } = readSiteMetadata(elements, things, url);
  const colors = new BrandColors();
  const fonts = new BrandFonts();
  for (const [color, weight] of listNamedColors(page, themeColor)) colors.add(color, weight);

  if (shown) {
    colors.see(shown);
    fonts.see(shown);
  }

  const own = listStyleElements(html).map((css) => ({ css, url }));
  const sheets = [...own, ...styles].slice(0, maxStyles);
  const declarations = sheets.flatMap(({ css }) => [...readDeclarations(css)]);
  const properties = new Map<string, string>();
  for (const { property, value } of declarations) {
    if (property.startsWith('--') && !properties.has(property)) properties.set(property, value);
  }
  for (const declaration of declarations) {
    colors.take(declaration, properties);
    fonts.take(declaration, properties);
  }
  const families = fonts.best();
  const faces = listFaces([...(shown?.fontRules ?? []), ...sheets], families);
  const logo = findLogo(page, { elements, things, url, icon, seen: shown?.logo });
  return {
    name: site?.slice(0, 80),
    colors: colors.best(),
    ...families,
    ...(faces.length > 0 && { faces }),
    ...(logo && { logo }),
  };
}

function listFaces(sheets: readonly StyleSheet[], { headlineFont, bodyFont }: Partial<Brand>): FontFace[] {
  const families = new Set([headlineFont, bodyFont].filter((family) => family !== undefined));
  const faces = [...families].flatMap((family) => sheets.flatMap(({ css, url }) => readFontFaces(css, url, family)));
  return [...new Map(faces.map((face) => [`${face.url} ${face.weight}`, face])).values()].slice(0, maxFaces);
}

function* listNamedColors(page: Document, themeColor: string | undefined): Generator<readonly [string, number]> {
  if (themeColor) yield [themeColor, 12];
  const tile = page.querySelector('meta[name="msapplication-TileColor"]')?.getAttribute('content');
  if (tile) yield [tile, 4];
  const mask = page.querySelector('link[rel="mask-icon"]')?.getAttribute('color');
  if (mask) yield [mask, 6];
}

/** Style elements, which `parsePage` removes. */
function listStyleElements(html: string): string[] {
  const found: string[] = [];
  const start = /<style\b[^<>]{0,300}>/gi;
  for (let open = start.exec(html); open && found.length < maxStyles; open = start.exec(html)) {
    const end = html.indexOf('</style', start.lastIndex);
    if (end < 0) break;
    found.push(html.slice(start.lastIndex, end));
    start.lastIndex = end;
  }
  return found;
}

interface LogoSource {
  readonly elements: readonly Element[];
  readonly things: readonly JsonLdThing[];
  readonly url: string;
  readonly icon: string | undefined;
  readonly seen: string | undefined;
}

/** The logo in JSON-LD, or an image in the header that is named as one. */
function findLogo(page: Document, { elements, things, url, icon, seen }: LogoSource): string | undefined {
  const organisations = things.filter((thing) =>
    listTypes(thing).some((type) => /Organization$|^Corporation$/.test(type)),
  );
  const named = organisations.map(({ logo }) => readAddress(logo)).find((address) => address);
  const shown = page
    .querySelector('header img[class*="logo" i], header img[alt*="logo" i], a[class*="logo" i] img')
    ?.getAttribute('src');
  const base = findBaseUrl(elements, url);
  return [named, seen, shown, icon]
    .map((address) => (address ? toWebAddress(address, base) : undefined))
    .find((address) => address && /\.(?:png|jpe?g|webp)(?:$|[?#])/i.test(address));
}

/** Sheets read; later ones are a page's own. */
const maxLinked = 6;

const linked = 'link[rel~="stylesheet" i][href], link[rel~="preload" i][as="style" i][href]';

export function listStyleSheets(html: string, url: string): string[] {
  const page = parsePage(html);
  const base = findBaseUrl(listElements(page), url);
  const addresses = Array.from(page.querySelectorAll(linked)).flatMap((link) => {
    const isOther =
      /\balternate\b/i.test(link.getAttribute('rel') ?? '') || /^\s*print\b/i.test(link.getAttribute('media') ?? '');
    return isOther ? [] : (toWebAddress(link.getAttribute('href') ?? '', base) ?? []);
  });
  return [...new Set(addresses)].slice(0, maxLinked);
}
