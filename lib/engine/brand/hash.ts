/** FNV-1a, 32 bits; must stay the same, as it seeds designs. */
export function hashFnv1a(values: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const value of values) hash = Math.imul(hash ^ value, 0x01000193) >>> 0;
  return hash;
}

export const hash = (text: string): number => hashFnv1a(Array.from(text, (char) => char.codePointAt(0) ?? 0));
