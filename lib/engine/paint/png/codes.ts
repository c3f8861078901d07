/** Longest run of one code (RFC 1951, 3.2.5). */
export const maxRunLength = 258;
/**
 * Places: bytes from 0, runs of zeros by length, repeats of the bytes {@link repeatDistance} before. Runs have 3 bytes or more.
 */
export const zerosAt = 256;
export const repeatsAt = zerosAt + maxRunLength + 1;
export const tableSize = repeatsAt + maxRunLength + 1;
/** Place of an empty run, which has no code; fills unused parts of a token. */
export const nothing = zerosAt;
/** Shortest run (RFC 1951, 3.2.5). */
const minRunLength = 3;
export const repeatDistance = 12;
/** Symbols of the two distances, each a single bit; the second has two extra bits (12 instead of 9). */
export const distanceSymbols: readonly number[] = [0, 6];
const distanceCodes = [
  { value: 0b0, bits: 1 },
  { value: 0b111, bits: 3 },
] as const;

export const blockEnd = 256;
export const symbols = 286;
/** Extra bits of a run's length plus those of its distance. */
export const maxExtraBits = 5 + 3;

const runSymbols = new Uint16Array(maxRunLength + 1);
const runExtraBits = new Uint8Array(maxRunLength + 1);
for (let length = 3, symbol = 257; symbol < 285; symbol++) {
  const extra = symbol < 265 ? 0 : (symbol - 261) >> 2;
  for (let end = length + (1 << extra); length < end; length++) {
    runSymbols[length] = symbol;
    runExtraBits[length] = extra;
  }
}
runSymbols[maxRunLength] = 285;
runExtraBits[maxRunLength] = 0;

export function toFrequencies(counts: Uint32Array): Uint32Array {
  const frequencies = new Uint32Array(symbols);
  frequencies.set(counts.subarray(0, 256));
  let single = 0;
  for (let length = 0; length <= maxRunLength; length++) {
    const afterZero = counts[zerosAt + length] as number;
    if (length < minRunLength) single += afterZero * length;
    else {
      const symbol = runSymbols[length] as number;
      frequencies[symbol] = (frequencies[symbol] as number) + afterZero + (counts[repeatsAt + length] as number);
    }
  }
  frequencies[0] = (frequencies[0] as number) + single;
  frequencies[blockEnd] = 1;
  return frequencies;
}

export function makeCodeTable(lengths: Uint8Array, codes: Uint16Array): Uint32Array {
  const table = new Uint32Array(tableSize);
  for (let byte = 0; byte < 256; byte++) table[byte] = ((codes[byte] as number) << 5) | (lengths[byte] as number);
  const [zero, zeroBits] = [codes[0] as number, lengths[0] as number];
  table[zerosAt + 1] = (zero << 5) | zeroBits;
  table[zerosAt + 2] = (((zero << zeroBits) | zero) << 5) | (zeroBits * 2);
  for (let length = minRunLength; length <= maxRunLength; length++) {
    const symbol = runSymbols[length] as number;
    const extra = runExtraBits[length] as number;
    const codeLength = lengths[symbol] as number;
    // Offset from the shortest run of the symbol, which is 3 plus a multiple of the range.
    const value = (codes[symbol] as number) | (((length - 3) & ((1 << extra) - 1)) << codeLength);
    const bits = codeLength + extra;
    const [one, repeat] = distanceCodes;
    table[zerosAt + length] = (value << 5) | (bits + one.bits);
    table[repeatsAt + length] = ((value | (repeat.value << bits)) << 5) | (bits + repeat.bits);
  }
  return table;
}
