import type { ShownStyles } from '../../brand/shown-styles.ts';
import { type Declaration, withVariables } from './css.ts';

/** System and generic families, which no brand chose. */
const systemFonts =
  /^(?:inherit|initial|unset|revert|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|math|emoji|-apple-system|blinkmacsystemfont|segoe ui.*|arial.*|helvetica(?: neue)?|times(?: new roman)?|georgia|verdana|tahoma|trebuchet ms|courier(?: new)?|menlo|monaco|consolas|lucida.*|palatino.*|cambria|roboto mono|apple color emoji|noto color emoji|sf (?:pro|mono).*|var\(.*)$/i;
const iconFonts = /icon|awesome|glyph|material symbols|dashicons|socicon|swiper|slick|video-?js|revicons|etmodules/i;

const headlines = /(?:^|[\s,.#_-])(?:h1|h2|h3|headline|heading|title|display|masthead)(?:$|[\s,.:#_-])/i;
const running = /(?:^|[\s,>])(?:html|body|p|:root|article)(?:$|[\s,.:])/i;
const headlineName = /head|title|display/i;
const bodyName = /body|base|text|sans|default|primary|main/i;

export class BrandFonts {
  readonly #headline = new Map<string, number>();
  readonly #body = new Map<string, number>();
  readonly #seen: { headline?: string; body?: string } = {};

  take({ selector, property, value }: Declaration, properties: ReadonlyMap<string, string>): void {
    const isVariable = property.startsWith('--') && /font|typeface|family/i.test(property);
    if (!isVariable && property !== 'font-family' && property !== 'font') return;
    if (selector.startsWith('@')) return;
    const family = readFamily(withVariables(value, properties), property === 'font');
    if (!family) return;
    const place = isVariable ? property : selector;
    if ((isVariable ? headlineName : headlines).test(place)) count(this.#headline, family);
    if ((isVariable ? bodyName : running).test(place)) count(this.#body, family);
  }

  see({ headlineFont, bodyFont }: ShownStyles): void {
    if (bodyFont !== undefined) this.#seen.body = readFamily(bodyFont, false) ?? '';
    if (headlineFont !== undefined) this.#seen.headline = readFamily(headlineFont, false) ?? '';
  }

  best(): { headlineFont?: string; bodyFont?: string } {
    const bodyFont = this.#seen.body ?? findMostUsed(this.#body);
    const headlineFont = this.#seen.headline ?? findMostUsed(this.#headline) ?? bodyFont;
    return { ...(headlineFont && { headlineFont }), ...(bodyFont && { bodyFont }) };
  }
}

/** First family of a list that may be a brand's choice. In the `font` shorthand, families follow the size. */
function readFamily(value: string, isShorthand: boolean): string | undefined {
  const list = isShorthand ? value.replace(/^.*?\d(?:\.\d+)?(?:px|r?em|%|pt|vw)(?:\s*\/\s*[\w.%]+)?\s+/i, '') : value;
  const [first] = list.split(',');
  const name = first
    ?.trim()
    .replace(/^["']|["']$/g, '')
    .trim();
  if (!name || name.length > 80 || /[{}();:<>]/.test(name)) return undefined;
  return systemFonts.test(name) || iconFonts.test(name) ? undefined : name;
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

const findMostUsed = (counts: ReadonlyMap<string, number>): string | undefined =>
  [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
