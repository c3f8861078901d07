/** Longest run that one code can tell (RFC 1951, 3.2.5). */
export const maxRunLength = 258;
/**
 * Bytes are looked up from 0 on; what goes on after a zero, and what repeats the bytes {@link repeatDistance} before it, by
 * length from here on. Less than three bytes are no run: they are zeros in codes of their own.
 */
export const zerosAt = 256;
export const repeatsAt = zerosAt + maxRunLength + 1;
export const tableSize = repeatsAt + maxRunLength + 1;
/** A run of no bytes has no code: with this, what is made of three may be made of less. */
export const nothing = zerosAt;
/** Shortest run (RFC 1951, 3.2.5). */
const minRunLength = 3;
export const repeatDistance = 12;
/** The distances' symbols; both codes are a single bit. The second's goes on with two that tell 12 from 9. */
export const distanceSymbols: readonly number[] = [0, 6];
const distanceCodes = [
  { value: 0b0, bits: 1 },
  { value: 0b111, bits: 3 },
] as const;

export const endOfBlock = 256;
export const symbols = 286;
/** Most extra bits of a run's length, with those of its distance. */
export const maxExtraBits = 5 + 3;

/** For runs of 3 to 258: the symbol, and how many extra bits tell the run exactly (RFC 1951, 3.2.5). */
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

/** How often each of deflate's symbols comes, of how often each byte and run does. */
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
  frequencies[endOfBlock] = 1;
  return frequencies;
}

/** For each byte and run all its bits, and in the lowest five how many. */
export function codeTable(lengths: Uint8Array, codes: Uint16Array): Uint32Array {
  const table = new Uint32Array(tableSize);
  for (let byte = 0; byte < 256; byte++) table[byte] = ((codes[byte] as number) << 5) | (lengths[byte] as number);
  const [zero, zeroBits] = [codes[0] as number, lengths[0] as number];
  table[zerosAt + 1] = (zero << 5) | zeroBits;
  table[zerosAt + 2] = (((zero << zeroBits) | zero) << 5) | (zeroBits * 2);
  for (let length = minRunLength; length <= maxRunLength; length++) {
    const symbol = runSymbols[length] as number;
    const extra = runExtraBits[length] as number;
    const codeLength = lengths[symbol] as number;
    // How far a run is from the shortest of its symbol; those begin at 3 and at whole multiples above it.
    const value = (codes[symbol] as number) | (((length - 3) & ((1 << extra) - 1)) << codeLength);
    const bits = codeLength + extra;
    const [one, repeat] = distanceCodes;
    table[zerosAt + length] = (value << 5) | (bits + one.bits);
    table[repeatsAt + length] = ((value | (repeat.value << bits)) << 5) | (bits + repeat.bits);
  }
  return table;
}
