import type { Brand } from './brand.ts';
import { maxFaces } from './font-face.ts';

const maxColors = 5;

/** Saved values take precedence over the site's. */
export function joinBrands(saved: Brand | undefined, site: Brand | undefined): Brand | undefined {
  if (!site) return saved;
  const colors = [...new Set([...(saved?.colors ?? []), ...site.colors])].slice(0, maxColors);
  const faces = [...(saved?.faces ?? []), ...(site.faces ?? [])].slice(0, maxFaces);
  return { ...site, ...saved, colors, ...(faces.length > 0 && { faces }) };
}
