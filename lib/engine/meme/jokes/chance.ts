import { fnv1a } from '../../brand/hash.ts';

/** A reproducible number from 0 to 1, so that a source always gets the same picture. */
export function share(text: string): number {
  let hash = fnv1a(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)));
  // Mixed, as the last letters alone would hardly change the upper bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000;
}
