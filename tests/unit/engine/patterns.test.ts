import { globSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../lib/engine/languages/index.ts';
import { compileLower, wrapInBorders } from '../../../lib/engine/languages/patterns.ts';

/** Patterns as the data has them, and the words that they are made of. */
const patterns = languages.flatMap(({ code, gate }) =>
  Object.entries({ grave: gate?.gravity.grave, threats: gate?.harm?.threats, insults: gate?.harm?.insults }).flatMap(
    ([field, source]) => (source ? [{ name: `${code}: ${field}`, source: `(?<!\\p{L})(?:${source})(?!\\p{L})` }] : []),
  ),
);
const syntax = /\\(?:[pPu]\{[^}]*\}|.)|[()[\]{}?*+|^$.:!<=]/gu;
const listWords = (source: string) => source.split(syntax).filter((word) => /^[\p{L}' -]{3,}$/u.test(word));

describe('whole words', () => {
  it.each([
    ['à ce', 'jusqu’à ce soir', true],
    ['était', 'il était là', true],
    ['tai', 'il était là', false],
    ['łódź', 'biała łódź stoi', true],
    ['dź', 'biała łódź stoi', false],
    ['şu', 've şu ada', true],
    ['ada', 'büyükada', false],
    ['кит', 'белый кит.', true],
    ['кит', 'китобой', false],
    ['هذا', 'في هذا اليوم', true],
    ['هذا', 'وهذا اليوم', false],
  ])('have borders in any script: “%s” in “%s”: %s', (word, text, isFound) => {
    expect(new RegExp(wrapInBorders(word), 'iu').test(text)).toBe(isFound);
  });

  it('have no ASCII border beside words of languages', () => {
    const files = globSync('lib/engine/{brief,meme}/**/*.ts');
    const asciiBorder = /\\b\(\?:\$\{|\$\{[^`]*\}\)\\b/u;
    expect(files.filter((file) => asciiBorder.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('compileLower', () => {
  it.each([
    ['killed|dead', 'THREE DEAD', true],
    ['[A-Z]{3}bel', 'JEZEbel', true],
    [String.raw`\p{Lu}nna`, 'Anna', true],
    [String.raw`\P{L}x`, 'aX', false],
    [String.raw`\P{L}x`, ' X', true],
    [String.raw`\Sx\s`, 'AX ', true],
    ['(?:Ä|ö)l', 'äL', true],
    ['ОРУЖИЕ', 'Оружие', true],
  ])('%s in “%s”: %s', (source, text, isFound) => {
    expect(compileLower(source).test(text.toLowerCase())).toBe(isFound);
  });

  it('finds in lower case what the flag `i` finds as it is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns).chain(({ source }) =>
          fc.record({
            source: fc.constant(source),
            parts: fc.array(fc.constantFrom(...listWords(source), 'THE', 'Haus', ', ', 'é'), { maxLength: 5 }),
            isUpper: fc.boolean(),
          }),
        ),
        ({ source, parts, isUpper }) => {
          const text = isUpper ? parts.join(' ').toUpperCase() : parts.join(' ');
          expect(compileLower(source).test(text.toLowerCase())).toBe(new RegExp(source, 'iu').test(text));
        },
      ),
      { numRuns: 150 },
    );
  });
});
