import { describe, expect, it } from 'vitest';
import { wrapGateWords } from '../../../lib/engine/gate/patterns.ts';
import { languages } from '../../../lib/engine/languages/index.ts';
import { findNeeded, parsePattern, writeAlternative } from '../../../lib/engine/languages/parse-pattern.ts';
import { Sieve } from '../../../lib/engine/languages/sieve.ts';

describe('findNeeded', () => {
  it.each([
    ['kill', ['kill']],
    ['kills?', ['kill']],
    [String.raw`(?<!\p{L})shot(?!\p{L})`, ['shot']],
    [String.raw`shot\p{L}* dead`, [' dead']],
    ['(?:kill|king) now', ['kill', 'king']],
    ['a (?:killing|kingdom)', ['killing', 'kingdom']],
    // One that may be absent is not needed, nor one that is another letter.
    ['(?:kill)?', undefined],
    ['(?:kill|a?)', undefined],
    ['[ab]', undefined],
    [String.raw`u\.s\.`, ['u.s.']],
    [String.raw`\d+`, undefined],
    ['(?<=kill)', undefined],
  ])('needs of a text for %s: %j', (source, needed) => {
    expect(parsePattern(source).map(findNeeded)).toEqual([needed]);
  });

  it("writes every language's words as they were", () => {
    const sources = languages.flatMap(({ gate }) => (gate ? Object.values({ ...gate.gravity, ...gate.harm }) : []));
    expect(sources.length).toBeGreaterThan(100);
    for (const source of sources) expect(parsePattern(source).map(writeAlternative).join('|')).toBe(source);
  });
});

describe('Sieve', () => {
  const cases = [
    ['cat|catch|dog', 'a catch, a dog, a cat'],
    // The first alternative that fits, not the longest.
    ['dog house|dog|house', 'the dog house is no house'],
    [String.raw`(?<!\p{L})(?:war|war crimes?)(?!\p{L})`, 'war crimes, warm, war'],
    [String.raw`(?:ab|bc)c?|\d{2}`, 'abc bcc 1234'],
    ['戦争|死', '戦争で死'],
    [String.raw`(\p{L}{3})-\1`, 'abc-abc abc-abd'],
    ['none of these', 'a text without any'],
  ] as const;

  it.each(cases)('finds what %s finds in %s', (source, text) => {
    const sieve = new Sieve(source);
    const pattern = new RegExp(source, 'gu');
    expect(sieve.list(text)).toEqual(text.match(pattern) ?? []);
    expect(sieve.replace(text, '_')).toBe(text.replace(pattern, '_'));
    expect(sieve.test(text)).toBe(text.search(pattern) >= 0);
  });

  it("finds what one pattern finds with every language's words", () => {
    for (const { code, gate } of languages) {
      if (!gate) continue;
      for (const words of [gate.gravity.grave, gate.gravity.light ?? '(?!)']) {
        const source = wrapGateWords(
          gate,
          words.toLowerCase().replaceAll('\\p{l}', '\\p{L}').replaceAll('\\p{n}', '\\p{N}'),
        );
        const text = words
          .toLowerCase()
          .split('|')
          .filter((_, index) => index % 5 === 0)
          .join(' ')
          .slice(0, 1500);
        expect([code, new Sieve(source).list(text)]).toEqual([code, text.match(new RegExp(source, 'gu')) ?? []]);
      }
    }
  });
});
