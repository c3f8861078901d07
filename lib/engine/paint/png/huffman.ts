/** Longest code in bits. Deflate could describe 15 (RFC 1951, 3.2.7); two codes of 12 are written at once. */
export const longestCode = 12;
const mostSymbols = 512;

/**
 * Bits of each symbol's code in a Huffman code for these frequencies; 0 for a symbol that never comes. At most
 * {@link longestCode}. Two symbols at least must come.
 */
export function codeLengths(frequencies: Uint32Array): Uint8Array {
  const counts = frequencies.slice();
  for (;;) {
    const lengths = unlimitedLengths(counts);
    if (lengths.every((length) => length <= longestCode)) return lengths;
    // Flatter counts make a flatter tree: seldom needed, and a few bits longer at most.
    for (let symbol = 0; symbol < counts.length; symbol++) counts[symbol] = ((counts[symbol] ?? 0) + 1) >> 1;
  }
}

/** Huffman's tree from two queues: the leaves in their order, and the inner nodes, which come about in theirs. */
function unlimitedLengths(counts: Uint32Array): Uint8Array {
  // By count, then by symbol, as one number: typed arrays sort without a call for each comparison.
  const leaves = Float64Array.from(counts, (count, symbol) => count * mostSymbols + symbol)
    .filter((leaf) => leaf >= mostSymbols)
    .sort()
    .map((leaf) => leaf % mostSymbols);
  const weights = Array.from(leaves, (symbol) => counts[symbol] ?? 0);
  const parents: number[] = [];
  const size = leaves.length;
  let leaf = 0;
  let inner = size;
  const takeLightest = () =>
    leaf < size && (inner >= weights.length || (weights[leaf] ?? 0) <= (weights[inner] ?? 0)) ? leaf++ : inner++;
  while (weights.length < 2 * size - 1) {
    const [first, second] = [takeLightest(), takeLightest()];
    parents[first] = parents[second] = weights.length;
    weights.push((weights[first] ?? 0) + (weights[second] ?? 0));
  }
  const depths = new Uint8Array(weights.length);
  for (let node = weights.length - 2; node >= 0; node--) depths[node] = (depths[parents[node] ?? 0] ?? 0) + 1;
  const lengths = new Uint8Array(counts.length);
  leaves.forEach((symbol, node) => {
    lengths[symbol] = depths[node] ?? 0;
  });
  return lengths;
}

/** The canonical codes of these lengths, lowest bit first as deflate writes them (RFC 1951, 3.2.2). */
export function codesOf(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  let code = 0;
  for (let length = 1; length <= longestCode; length++) {
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] === length) codes[symbol] = reversed(code++, length);
    }
    code <<= 1;
  }
  return codes;
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let bit = 0; bit < length; bit++) result |= ((code >> bit) & 1) << (length - 1 - bit);
  return result;
}
