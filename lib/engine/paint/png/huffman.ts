/** Longest code; deflate allows 15 (RFC 1951, 3.2.7), but two of 12 are written at once. */
export const maxCodeBits = 12;
const maxSymbols = 512;
/** Rarer symbols are counted as if this frequent, to limit their codes' length. */
const rarest = 1 << (maxCodeBits - 1);

export function computeCodeLengths(frequencies: Uint32Array): Uint8Array {
  let total = 0;
  for (const count of frequencies) total += count;
  for (let min = Math.floor(total / rarest); ; min = min * 2 + 1) {
    const counts = frequencies.map((count) => (count > 0 && count < min ? min : count));
    const lengths = computeUnlimitedLengths(counts);
    // Flatter counts make a flatter tree; seldom needed, and a few bits longer at most.
    if (lengths.every((length) => length <= maxCodeBits)) return lengths;
  }
}

function computeUnlimitedLengths(counts: Uint32Array): Uint8Array {
  // Count and symbol as one number, as typed arrays sort without a comparator.
  const leaves = new Float64Array(counts.length);
  let size = 0;
  for (let symbol = 0; symbol < counts.length; symbol++) {
    const count = counts[symbol] as number;
    if (count > 0) leaves[size++] = count * maxSymbols + symbol;
  }
  leaves.subarray(0, size).sort();
  const weights = new Float64Array(2 * size - 1);
  for (let leaf = 0; leaf < size; leaf++) weights[leaf] = Math.floor((leaves[leaf] as number) / maxSymbols);
  const parents = new Uint16Array(weights.length);
  let leaf = 0;
  let inner = size;
  for (let node = size; node < weights.length; node++) {
    let weight = 0;
    for (let child = 0; child < 2; child++) {
      const isLeaf = leaf < size && (inner >= node || (weights[leaf] as number) <= (weights[inner] as number));
      const lightest = isLeaf ? leaf++ : inner++;
      parents[lightest] = node;
      weight += weights[lightest] as number;
    }
    weights[node] = weight;
  }
  const depths = new Uint8Array(weights.length);
  for (let node = weights.length - 2; node >= 0; node--) {
    depths[node] = (depths[parents[node] as number] as number) + 1;
  }
  const lengths = new Uint8Array(counts.length);
  for (let node = 0; node < size; node++) lengths[(leaves[node] as number) % maxSymbols] = depths[node] as number;
  return lengths;
}

/** Canonical codes, lowest bit first (RFC 1951, 3.2.2). */
export function toCodes(lengths: Uint8Array): Uint16Array {
  const nextCodes = new Uint16Array(maxCodeBits + 2);
  for (const length of lengths) if (length > 0) nextCodes[length + 1] = (nextCodes[length + 1] as number) + 1;
  for (let length = 2; length <= maxCodeBits; length++) {
    nextCodes[length] = ((nextCodes[length] as number) + (nextCodes[length - 1] as number)) << 1;
  }
  const codes = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] as number;
    if (length === 0) continue;
    const code = nextCodes[length] as number;
    nextCodes[length] = code + 1;
    codes[symbol] = reverseBits(code, length);
  }
  return codes;
}

function reverseBits(code: number, length: number): number {
  let result = 0;
  for (let bit = 0; bit < length; bit++) result |= ((code >> bit) & 1) << (length - 1 - bit);
  return result;
}
