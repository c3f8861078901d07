/** CSS pixels: smaller ones are icons beside text. */
const minMarkPx = 64;

export function findStylePicture(element: Element): string | undefined {
  const { backgroundImage, content } = getComputedStyle(element);
  return findAddress(content) ?? findAddress(backgroundImage) ?? findPseudoPicture(element);
}

function findPseudoPicture(element: Element): string | undefined {
  for (const pseudo of ['::after', '::before']) {
    const { content, backgroundImage, width, height } = getComputedStyle(element, pseudo);
    if (content === 'none' || content === 'normal') continue;
    const address = findAddress(content) ?? findAddress(backgroundImage);
    if (address && Number.parseFloat(width) >= minMarkPx && Number.parseFloat(height) >= minMarkPx) return address;
  }
  return undefined;
}

const urls = /url\("((?:[^"\\]|\\.)*)"\)(?:\s+([\d.]+)dppx)?/g;

function findAddress(value: string): string | undefined {
  if (!value.includes('url("')) return undefined;
  const [first, ...others] = Array.from(value.matchAll(urls), ([, address = '', density]) => ({
    address: address.replace(/\\(.)/g, '$1'),
    density: Number(density ?? 0),
  })).filter(({ address }) => !address.startsWith('#'));
  if (!first?.density) return first?.address;
  const set = [first, ...others.slice(0, 5)].filter(({ density }) => density > 0);
  return set.toSorted((one, other) => other.density - one.density)[0]?.address;
}
