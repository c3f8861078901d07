import { withName } from './elements.ts';

/** One thing in a page's JSON-LD; any value may have any type. */
export type JsonLdThing = Readonly<Record<string, unknown>>;

/** Some pages carry a catalogue of all others. */
const maxThings = 200;
const maxScripts = 50;
const deepest = 6;

export function readJsonLd(elements: readonly Element[]): JsonLdThing[] {
  const things: JsonLdThing[] = [];
  const scripts = withName(elements, 'script').filter((script) =>
    script.getAttribute('type')?.toLowerCase().includes('ld+json'),
  );
  for (const script of scripts.slice(0, maxScripts)) {
    collect(parseTolerantly(script.textContent ?? ''), things, 0);
  }
  return things;
}

function parseTolerantly(text: string): unknown {
  const bare = text.replace(/^\s*(?:<!--|\/\/<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\]\]>|\]\]>)\s*$/g, '').trim();
  // Usual faults: line breaks in strings, trailing commas, a final semicolon.
  const mended = bare
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/,\s{0,50}(?=[}\]])/g, '')
    .replace(/;$/, '');
  for (const candidate of [bare, mended]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next form may do; a page without readable JSON-LD is still a page.
    }
  }
  return undefined;
}

export const isJsonLdThing = (value: unknown): value is JsonLdThing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function collect(value: unknown, things: JsonLdThing[], depth: number): void {
  if (depth > deepest || things.length >= maxThings) return;
  if (Array.isArray(value)) {
    for (const part of value.slice(0, maxThings)) collect(part, things, depth + 1);
  } else if (isJsonLdThing(value)) {
    if (listTypes(value).length > 0) things.push(value);
    for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage']) collect(value[key], things, depth + 1);
  }
}

export function listTypes(thing: JsonLdThing): string[] {
  const type = thing['@type'];
  return (Array.isArray(type) ? type : [type])
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^.*[/#:]/, ''));
}

const frame =
  /^(?:Organization|NewsMediaOrganization|Corporation|LocalBusiness|WebSite|BreadcrumbList|ImageObject|Person|ItemList|SiteNavigationElement|SearchAction|WPHeader|WPFooter|WebPageElement|Brand|Offer|AggregateRating|Question|Answer|VideoObject|CollectionPage)$/;

/** Prefers a single recipe or guide to the post around it, then an article, then the bare page. */
export function findMainThing(things: readonly JsonLdThing[]): JsonLdThing | undefined {
  const guides = things.filter((thing) => listTypes(thing).some((type) => /^(?:Recipe|HowTo)$/.test(type)));
  const rank = (thing: JsonLdThing): number => {
    const types = listTypes(thing);
    if (guides.length === 1 && thing === guides[0]) return 5;
    if (types.some((type) => /Article$|Posting$|^Report$/.test(type))) return 4;
    if (types.some((type) => /^(?:FAQ|QA)Page$/.test(type))) return 2;
    if (types.some((type) => /Page$/.test(type))) return 1;
    return types.some((type) => frame.test(type)) ? 0 : 3;
  };
  return things.filter((thing) => rank(thing) > 0).sort((a, b) => rank(b) - rank(a))[0];
}

export function readWords(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (depth > deepest) return undefined;
  if (Array.isArray(value)) return readWords(value[0], depth + 1);
  return isJsonLdThing(value) ? readWords(value.name ?? value['@value'], depth + 1) : undefined;
}

export function readNames(value: unknown, things: readonly JsonLdThing[] = []): string[] {
  const keepKnown = (part: unknown): unknown =>
    isJsonLdThing(part) && part.name === undefined && typeof part['@id'] === 'string'
      ? things.find((thing) => thing['@id'] === part['@id'])
      : part;
  return (Array.isArray(value) ? value.slice(0, 10) : [value])
    .map((part) => readWords(keepKnown(part)))
    .filter((name) => name !== undefined);
}

export function readAddress(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value;
  if (depth > deepest) return undefined;
  if (Array.isArray(value)) return readAddress(value[0], depth + 1);
  return isJsonLdThing(value) ? readAddress(value.url ?? value.contentUrl ?? value['@id'], depth + 1) : undefined;
}
