/** SVG 2, "presentation attributes". */
const properties =
  'clip-path clip-rule color dominant-baseline display fill fill-opacity fill-rule filter font-family font-size font-style font-weight letter-spacing marker-end marker-mid marker-start mask opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration transform transform-origin vector-effect visibility word-spacing'.split(
    ' ',
  );
const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';
/** Drawings with more elements are photographed from the screen. */
const maxParts = 20_000;

/** Returns a stand-alone file with computed styles inlined, not sanitised; undefined if too large. */
export function makeDrawingFile(drawing: SVGSVGElement): Blob | undefined {
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  if (originals.length > maxParts) return undefined;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, original] of originals.entries()) keepStyle(original, copies[index]);
  for (const use of copy.querySelectorAll('use')) bringIn(use, drawing, copy);
  for (const image of copy.querySelectorAll('image')) {
    const address = image.getAttribute('href') ?? image.getAttributeNS(xlink, 'href');
    if (address) image.setAttribute('href', URL.parse(address, document.baseURI)?.href ?? address);
  }
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('xmlns', svg);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.removeProperty('transform');
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

function keepStyle(original: Element, copy: Element | undefined): void {
  if (!(copy instanceof SVGElement)) return;
  const style = getComputedStyle(original);
  const parent = original.parentElement && getComputedStyle(original.parentElement);
  for (const name of properties) {
    const value = style.getPropertyValue(name);
    const isSame = parent?.getPropertyValue(name) === value && inherited.test(name);
    // A style attribute on the page may only repeat a rule that is not copied.
    if (!isSame || copy.localName === 'svg') copy.style.setProperty(name, value);
  }
}

const inherited =
  /^(?:clip-rule|color|dominant-|fill|font-|letter-|marker-|paint-|shape-|stroke|text-anchor|visibility|word-)/;

function bringIn(use: Element, drawing: SVGSVGElement, copy: SVGSVGElement): void {
  const [, id] = /^#(.+)$/.exec(use.getAttribute('href') ?? use.getAttributeNS(xlink, 'href') ?? '') ?? [];
  const shown = id && document.getElementById(id);
  if (!shown || drawing.contains(shown) || copy.querySelector(`[id="${CSS.escape(id)}"]`)) return;
  const defs = document.createElementNS(svg, 'defs');
  defs.append(shown.cloneNode(true));
  copy.prepend(defs);
}
