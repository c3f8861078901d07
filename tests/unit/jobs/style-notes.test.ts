import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looks } from '../../../lib/engine/brand/theme.ts';
import { readStyleNotes, type StyleNotes, writeStyleNotes } from '../../../lib/jobs/style-notes.ts';
import { densities } from '../../../lib/settings/settings.ts';

describe('style notes', () => {
  it.each<[StyleNotes, string | undefined]>([
    [{}, undefined],
    [{ words: '   ' }, undefined],
    [{ brandColor: '#0F766E' }, 'Brand colour #0f766e.'],
    [{ layout: 'pros-cons' }, 'Layout: pros-cons.'],
    [
      { brandColor: '#0f766e', layout: 'timeline', words: 'Fewer points' },
      'Brand colour #0f766e. Layout: timeline. Fewer points',
    ],
  ])('%j are written as %j', (notes, text) => {
    expect(writeStyleNotes(notes)).toBe(text);
  });

  it.each<[string | undefined, StyleNotes]>([
    [undefined, {}],
    ['Calm, please. Layout: cycle.', { layout: 'cycle', words: 'Calm, please.' }],
    ['Take 3. Fewer words', { take: 3, words: 'Fewer words' }],
    ['Take a bow', { words: 'Take a bow' }],
    ['Not a brand colour #12', { words: 'Not a brand colour #12' }],
  ])('%j is read as %j', (text, notes) => {
    expect(readStyleNotes(text)).toEqual(notes);
  });

  it('are read as they were written', () => {
    const notes = fc.record(
      {
        brandColor: fc.stringMatching(/^#[0-9a-f]{6}$/),
        layout: fc.stringMatching(/^[a-z-]{1,20}$/),
        design: fc.stringMatching(/^[a-z-]{1,20}$/),
        look: fc.constantFrom(...looks),
        density: fc.constantFrom(...densities),
        take: fc.integer({ min: 1, max: 99 }),
        words: fc.stringMatching(/^[A-Za-z0-9,!äöü]{1,9}( [A-Za-z0-9,!äöü]{1,9}){0,5}$/),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(notes, (given) => {
        expect(readStyleNotes(writeStyleNotes(given))).toEqual(given);
      }),
    );
  });

  it('of any text lose none of its words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const rest = readStyleNotes(text).words ?? '';
        if (!/brand colour|layout:|design:|look:/i.test(text)) expect(rest).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });
});
