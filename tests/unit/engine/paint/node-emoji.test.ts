import { beforeAll, describe, expect, it } from 'vitest';
import { createMeasurer } from '../../../../lib/engine/paint/measure.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';

const platform = createNodePlatform();
const font = { family: 'body', weight: 400, size: 100 } as const;

beforeAll(() => platform.loadFonts());

/** The different colours that a text is painted in, black on white. */
function countColors(text: string): number {
  const { context } = platform.createSurface(200, 160);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 200, 160);
  context.fillStyle = '#000000';
  context.font = '100px "Broadside Body"';
  context.fillText(text, 10, 120);
  const { data } = context.getImageData(0, 0, 200, 160);
  const found = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) found.add((red << 16) | (green << 8) | blue);
  }
  return found.size;
}

describe('emoji in Node', () => {
  it.each([
    ['one', '🍎'],
    ['with the sign for colour', '🏖️'],
    ['joined ones', '👩‍🚀'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['with a skin tone', '👍🏽'],
    ['a keycap', '1️⃣'],
    ['a flag of no country', '🏳️‍🌈'],
  ])('are drawn in colour: %s', (_, text) => {
    expect(countColors(text)).toBeGreaterThan(3);
  });

  it('are as wide as one, whatever they are made of', () => {
    const { width } = createMeasurer(platform);
    const one = width('🍎', font);
    expect(one).toBeGreaterThan(100);
    for (const text of ['🏖️', '👩‍🚀', '👨‍👩‍👧‍👦', '👍🏽', '1️⃣']) expect(width(text, font)).toBe(one);
    expect(width('Plans 🏖️', font)).toBeCloseTo(width('Plans ', font) + one, 3);
  });

  it.each([
    ['🇩🇪', 'DE'],
    ['A\u200d\ufe0f\u{1f3fd}B', 'AB'],
    ['plain words', 'plain words'],
  ])('are letters where there is no drawing: %s', (text, letters) => {
    const { width } = createMeasurer(platform);
    expect(width(text, font)).toBe(width(letters, font));
  });

  it('are signs in the text’s own colour where they are no emoji', () => {
    expect(countColors('✔')).toBe(0);
  });
});
