import createPurifier, { type Config, type DOMPurify } from 'dompurify';

const svg = 'http://www.w3.org/2000/svg';

/** `use` is safe when it refers to its own file only, which is cleaned as well. */
const rules = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['use'],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

let purifier: DOMPurify | undefined;

function getPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const isReference = /^(?:xlink:)?href$/.test(attribute.attrName);
    if (isReference && element.localName === 'use' && !attribute.attrValue.trim().startsWith('#')) {
      attribute.keepAttr = false;
    }
  });
  return purifier;
}

/** XML parsing runs nothing; the document is never shown, and only its cleaned text leaves. */
const policy = { createHTML: (text: string) => text };

function withoutProlog(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const trusted = trustedTypes?.createPolicy('drawing-parser', policy).createHTML(text) ?? text;
  const document = new DOMParser().parseFromString(trusted as string, 'image/svg+xml');
  const isXml = document.documentElement.localName === 'svg' && !document.querySelector('parsererror');
  return isXml ? new XMLSerializer().serializeToString(document.documentElement) : text;
}

interface TrustedTypes {
  createPolicy(name: string, rules: typeof policy): { createHTML(text: string): string };
}

/** Returns an SVG file without active content, or undefined where nothing is left. Needs a document. */
export function cleanDrawing(text: string): string | undefined {
  const fragment = getPurifier().sanitize(withoutProlog(text), rules);
  const drawing = fragment.querySelector('svg');
  if (!drawing || drawing.childElementCount === 0) return undefined;
  const file = new XMLSerializer().serializeToString(drawing);
  return file.includes(`xmlns="${svg}"`) ? file : undefined;
}
