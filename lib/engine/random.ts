import { hashFnv1a } from './brand/hash.ts';

export type Random = () => number;

/** One more than the largest of 32 bits. */
const range = 0x1_0000_0000;

/** mulberry32: the same seed gives the same numbers from 0 to 1. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / range;
  };
}

/** The linear congruential generator of Numerical Recipes, for tiles. */
export function createTileRandom(seed: number): Random {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / range;
  };
}

export function toShare(text: string): number {
  let hash = hashFnv1a(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)));
  // Mixed, as the last letters alone would hardly change the upper bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / range;
}
