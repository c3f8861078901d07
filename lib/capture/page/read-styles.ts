import type { ShownStyles } from '../../engine/brand/shown-styles.ts';

const maxAsked = 30;
/** Elements at a page's top show its own style. */
const maxTried = 300;
const maxValueChars = 300;
const maxAddressChars = 2000;
const maxSheets = 6;
const maxRulesChars = 20_000;
const maxRules = 2000;

export function readStyles(page: Document): ShownStyles {
  const headline = findFirstShown(page, 'main h1, article h1, h1, main h2, h2');
  const running = findFirstShown(page, 'article p, main p, p') ?? page.body;
  const headlineFont = readFont(headline);
  const bodyFont = readFont(running);
  const families = [headlineFont, bodyFont].map(findFirstFamily).filter((family) => family !== undefined);
  return {
    background: readGround(page, 'body') ?? readGround(page, 'html'),
    header: readGround(page, 'header, [role="banner"], body > nav, header > *'),
    text: getStyle(running)?.color,
    heading: getStyle(headline)?.color,
    link: getStyle(findFirstShown(page, 'article p a[href], main p a[href], p a[href], main a[href]'))?.color,
    button: readGround(page, 'button, [role="button"], a[class*="btn" i], a[class*="button" i], a[class*="cta" i]'),
    headlineFont,
    bodyFont,
    logo: findLogo(page),
    ...readFontRules(page, families),
  };
}

const getStyle = (element: Element | undefined) => (element ? getComputedStyle(element) : undefined);

function listShown(page: Document, selector: string): Element[] {
  const found: Element[] = [];
  for (const element of Array.from(page.querySelectorAll(selector)).slice(0, maxTried)) {
    if (found.length >= maxAsked) break;
    if (element.checkVisibility({ visibilityProperty: true })) found.push(element);
  }
  return found;
}

function findFirstShown(page: Document, selectors: string): Element | undefined {
  for (const selector of selectors.split(', ')) {
    const [first] = listShown(page, selector);
    if (first) return first;
  }
  return undefined;
}

function readGround(page: Document, selector: string): string | undefined {
  return listShown(page, selector)
    .map((element) => getComputedStyle(element).backgroundColor)
    .find((color) => color !== 'transparent' && !/[,/]\s*0(?:\.0+)?\)$/.test(color));
}

const readFont = (element: Element | undefined): string | undefined =>
  getStyle(element)?.fontFamily.slice(0, maxValueChars) || undefined;

const findFirstFamily = (list: string | undefined) =>
  list?.split(',', 1)[0] && withoutQuotes(list.split(',', 1)[0] ?? '');
const withoutQuotes = (name: string) =>
  name
    .trim()
    .replace(/^["']|["']$/g, '')
    .toLowerCase();

function findLogo(page: Document): string | undefined {
  const selector =
    'header img[class*="logo" i], header img[alt*="logo" i], a[class*="logo" i] img, header a[href="/"] img';
  const image = listShown(page, selector).find((element) => element instanceof HTMLImageElement);
  return image?.currentSrc && image.currentSrc.length <= maxAddressChars ? image.currentSrc : undefined;
}

/** `sheets`: addresses of sheets that another site's policy keeps from being read. */
function readFontRules(page: Document, families: readonly string[]): Pick<ShownStyles, 'fontRules' | 'sheets'> {
  const fontRules: { url: string; css: string }[] = [];
  const sheets: string[] = [];
  for (const sheet of page.styleSheets) {
    const url = sheet.href ?? page.baseURI;
    if (url.length > maxAddressChars) continue;
    const rules = readRules(sheet);
    const css = rules && writeFontCss(rules, families);
    if (css && fontRules.length < maxSheets) fontRules.push({ url, css });
    if (!rules && sheet.href && sheets.length < maxSheets) sheets.push(url);
  }
  return { fontRules, sheets };
}

function readRules(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

function writeFontCss(rules: CSSRuleList, families: readonly string[]): string {
  let css = '';
  for (const rule of Array.from(rules).slice(0, maxRules)) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const isAsked = families.includes(withoutQuotes(rule.style.getPropertyValue('font-family')));
    if (isAsked && css.length + rule.cssText.length < maxRulesChars) css += rule.cssText;
  }
  return css;
}
