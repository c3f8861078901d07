import { type Face, faces, findNeededFaces } from './fonts.ts';

const addresses = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource-variable/{inter,bricolage-grotesque}/files/*-wght-normal.woff2',
    '../../../node_modules/@fontsource/anton/files/*-400-normal.woff2',
  ],
  { eager: true, query: '?url&no-inline', import: 'default' },
);

/** A page has its faces in the document, a worker in its global scope. */
export function getFontSet(): FontFaceSet {
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
    (ready) => void getFontSet().add(ready),
    (error: unknown) => {
      // Failures are not cached, so that the next picture retries.
      loading.delete(face);
      throw error;
    },
  );
  loading.set(face, loaded);
  return loaded;
}

/** Loads the bundled faces, or those that a text needs. Separate from the engine, to load in parallel with its code. */
export async function loadBundledFaces(needed?: { readonly text: string; readonly language: string }): Promise<void> {
  const wanted = needed ? findNeededFaces(needed.text, needed.language) : faces;
  await Promise.all(wanted.map(loadFace));
}
