import { describe, expect, it } from 'vitest';
import { factorAlternatives } from '../../../lib/engine/languages/factor.ts';
import { languages } from '../../../lib/engine/languages/index.ts';

describe('factorAlternatives', () => {
  it.each([
    ['kill|king', 'ki(?:ll|ng)'],
    ['a|ab|abc', 'a(?:|b(?:|c))'],
    ['kitten|kitchen', 'kit(?:ten|chen)'],
    ['rose|rise|fall', 'r(?:ose|ise)|fall'],
    [String.raw`(?<!\p{L})(?:up|under)(?!\p{L})`, String.raw`(?<!\p{L})(?:u(?:p|nder))(?!\p{L})`],
    // One that may be absent or repeated is not shared.
    ['ab?c|abd|a{2}', 'a(?:b?c|bd)|a{2}'],
    [String.raw`a\|b|[|)]x`, String.raw`a\|b|[|)]x`],
    [String.raw`((?:the|this)) \1`, String.raw`((?:the|this)) \1`],
    ['(?<name>an|as)', '(?<name>an|as)'],
    ['so|so', 'so'],
  ])('writes %s as %s', (source, expected) => {
    expect(factorAlternatives(source)).toBe(expected);
  });

  it("finds the same places with every language's words", () => {
    const formulas = languages.flatMap(({ code, brief, gate }) =>
      [...Object.values(brief?.dangling ?? {}), ...Object.values(brief?.noise ?? {}), gate?.gravity.grave ?? '']
        .filter((source) => typeof source === 'string' && source !== '')
        .map((source) => ({ code, source: String(source) })),
    );
    const texts = formulas.flatMap(({ source }) => source.split('|').slice(0, 3));
    const differ = formulas.filter(({ source }) => {
      const [plain, factored] = [new RegExp(source, 'iu'), new RegExp(factorAlternatives(source), 'iu')];
      return texts.some((text) => text.search(plain) !== text.search(factored));
    });
    expect(differ).toEqual([]);
  });
});
