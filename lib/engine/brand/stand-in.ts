import type { FontRole } from './choose-faces.ts';

export type Bundled = 'headline' | 'body' | 'meme';

export const bundledNames: Readonly<Record<Bundled, string>> = {
  headline: 'Bricolage Grotesque',
  body: 'Inter',
  meme: 'Anton',
};

/** The bundled family of that name. Installed fonts are never used: pictures must not depend on the system. */
export function findBundled(name: string): Bundled | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/\s*(?:variable|var)$/, '');
  return (Object.keys(bundledNames) as Bundled[]).find((key) => bundledNames[key].toLowerCase() === plain);
}

const condensed =
  /condensed|narrow|compress|gothic no|league gothic|\b(?:anton|antonio|oswald|bebas|impact|fjalla|teko|pathway|big shoulders|knockout|druk|staatliches|saira extra|six caps|alfa slab)\b/i;
const plain =
  /\bsans\b|\bmono\b|\bcode\b|\bui\b|\b(?:helvetica|arial|roboto|lato|montserrat|poppins|raleway|nunito|rubik|manrope|mulish|barlow|heebo|karla|cabin|hind|figtree|outfit|lexend|urbanist|jost|futura|avenir|gotham|circular|graphik|proxima nova|din|frutiger|univers|geist|satoshi|sora|ubuntu|courier|consolas|menlo|monaco)\b/i;

/** The bundled family nearest to a font's name; the characterful sans for serifs, slabs, scripts and display faces. */
export function findStandIn(name: string, role: FontRole): Bundled {
  const same = findBundled(name);
  if (same) return same;
  if (role === 'body') return 'body';
  if (condensed.test(name)) return 'meme';
  return plain.test(name) ? 'body' : 'headline';
}
