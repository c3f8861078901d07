/** CSS pixels: smaller ones are marks beside a text. */
const minMarkPx = 64;

/** Address of an element's picture by its style: content, background, or those before and after it. */
export function findStylePicture(element: Element): string | undefined {
  const { backgroundImage, content } = getComputedStyle(element);
  return addressIn(content) ?? addressIn(backgroundImage) ?? findPseudoPicture(element);
}

function findPseudoPicture(element: Element): string | undefined {
  for (const pseudo of ['::after', '::before']) {
    const { content, backgroundImage, width, height } = getComputedStyle(element, pseudo);
    if (content === 'none' || content === 'normal') continue;
    const address = addressIn(content) ?? addressIn(backgroundImage);
    // One that takes its size from its own content is in a line of text.
    if (address && Number.parseFloat(width) >= minMarkPx && Number.parseFloat(height) >= minMarkPx) return address;
  }
  return undefined;
}

const urls = /url\("((?:[^"\\]|\\.)*)"\)(?:\s+([\d.]+)dppx)?/g;

/** The first image of a computed value; of one that comes in several densities the finest. Undefined for gradients alone. */
function addressIn(value: string): string | undefined {
  if (!value.includes('url("')) return undefined;
  const [first, ...others] = Array.from(value.matchAll(urls), ([, address = '', density]) => ({
    address: address.replace(/\\(.)/g, '$1'),
    density: Number(density ?? 0),
  })).filter(({ address }) => !address.startsWith('#'));
  if (!first?.density) return first?.address;
  const set = [first, ...others.slice(0, 5)].filter(({ density }) => density > 0);
  return set.toSorted((one, other) => other.density - one.density)[0]?.address;
}
