import { type Face, faces, findNeededFaces } from './fonts.ts';

/** Where the bundler put each font file, by its path from here. */
const addresses = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource-variable/{inter,bricolage-grotesque}/files/*-wght-normal.woff2',
    '../../../node_modules/@fontsource/anton/files/*-400-normal.woff2',
  ],
  { eager: true, query: '?url&no-inline', import: 'default' },
);

/** A page keeps its faces with the document, a worker with itself. */
export function fontSet(): FontFaceSet {
  return 'document' in globalThis ? document.fonts : (globalThis as unknown as { fonts: FontFaceSet }).fonts;
}

export function getAddress(file: string): URL {
  const address = addresses[`../../../node_modules/${file}`];
  if (address === undefined) throw new Error(`${file} is not bundled`);
  return new URL(address, self.location.href);
}

const loading = new Map<Face, Promise<void>>();

function loadFace(face: Face): Promise<void> {
  const known = loading.get(face);
  if (known) return known;
  const { alias, file, weight, unicodeRange } = face;
  const loaded = new FontFace(alias, `url("${getAddress(file)}")`, { weight, unicodeRange }).load().then(
    (ready) => void fontSet().add(ready),
    (error: unknown) => {
      // A failure is not kept: the next picture tries again.
      loading.delete(face);
      throw error;
    },
  );
  loading.set(face, loaded);
  return loaded;
}

/**
 * Loads the bundled faces, or those that a text needs, each once: most pictures need three of thirteen. Apart from the engine,
 * so that the files come while its code is still compiled.
 */
export async function loadBundledFaces(needed?: { readonly text: string; readonly language: string }): Promise<void> {
  const wanted = needed ? findNeededFaces(needed.text, needed.language) : faces;
  await Promise.all(wanted.map(loadFace));
}
