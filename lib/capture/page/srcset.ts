interface SrcsetCandidate {
  readonly address: string;
  /** Pixels; a density ("2x") counts as so many times `width1x`. */
  readonly width: number | undefined;
}

const maxChars = 20_000;

/** HTML, "parse a srcset attribute": addresses may contain commas. */
export function parseSrcset(srcset: string, width1x = 0): SrcsetCandidate[] {
  const found: SrcsetCandidate[] = [];
  const text = srcset.slice(0, maxChars);
  const candidate = /[\s,]*(\S+)/y;
  const descriptors = /[^,]*/y;
  for (let at = 0; at < text.length; ) {
    candidate.lastIndex = at;
    const [, word = ''] = candidate.exec(text) ?? [];
    const address = word.replace(/,+$/, '');
    if (!address) break;
    at = candidate.lastIndex;
    let descriptor = '';
    if (address === word) {
      descriptors.lastIndex = at;
      descriptor = descriptors.exec(text)?.[0].trim() ?? '';
      at = descriptors.lastIndex;
    }
    found.push({ address, width: toWidth(descriptor, width1x) });
  }
  return found;
}

function toWidth(descriptor: string, width1x: number): number | undefined {
  const [, number = '', unit] = /^([\d.]+)([wx])$/.exec(descriptor) ?? [];
  const value = Number.parseFloat(number);
  if (!(value > 0)) return undefined;
  return unit === 'w' ? value : width1x > 0 ? Math.round(value * width1x) : undefined;
}
