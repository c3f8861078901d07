import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, list } from './documents.ts';

describe('readSteering', () => {
  it.each([
    ['As a timeline, please', 'timeline'],
    ['layout: comparison', 'comparison'],
    ['Layout = pros-cons', 'pros-cons'],
    ['Bitte als Zeitstrahl', 'timeline'],
    ['Vor- und Nachteile gegenüberstellen', 'pros-cons'],
    ['en étapes', 'steps'],
    ['étapes numérotées', 'steps'],
    ['como línea de tiempo', 'timeline'],
    ['em passos', 'steps'],
    ['grafico a torta', 'proportion'],
    ['als ranglijst', 'ranking'],
    ['年表にして', 'timeline'],
    ['做成时间线', 'timeline'],
    ['على شكل قائمة', 'list'],
    ['not a timeline', undefined],
    ['kein Zeitstrahl, sondern Schritte', 'steps'],
    ['Brand colour #0f766e.', undefined],
    ['', undefined],
  ])('finds in “%s” the layout %s', (styleNotes, layout) => expect(readSteering({ styleNotes }).layout).toBe(layout));

  it.each([
    ['dark and bold', ['dark', 'bold']],
    ['minimalistisch, dunkel', ['minimal', 'dark']],
    ['ludique et coloré', ['playful', 'colourful']],
    ['no dark backgrounds', []],
    ['Editorial look, light', ['editorial', 'light']],
    ['ダークでシンプルに', ['dark', 'minimal']],
    ['Highlight the lightning', []],
  ])('finds in “%s” the looks %j', (styleNotes, looks) =>
    expect(new Set(readSteering({ styleNotes }).looks)).toEqual(new Set(looks)),
  );

  it('takes looks from the note on the reference image, too', () =>
    expect(readSteering({ styleNotes: 'bold', referenceNote: 'same dark mood' }).looks).toEqual(['bold', 'dark']));

  it.each([
    ['story_reel', 4, 'sparse'],
    ['blog_header', 3, 'single'],
    ['linkedin_post', 7, 'normal'],
    ['custom', 7, 'normal'],
    ['constructor', 7, 'normal'],
  ])('makes %s hold %i points, %s', (outcome, most, density) =>
    expect(readSteering({ outcome })).toMatchObject({ most: { parallel: most }, density }),
  );

  it('never draws a word of the notes', () => {
    const document = documentOf(
      { title: 'Jar', language: 'en' },
      list(['Wash the jar well.', 'Fill in small stones.', 'Add dark soil.'], true),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (words) => {
        const notes = { styleNotes: `zzq ${words}`, referenceNote: `zzq ${words}`, audienceNote: 'zzq' };
        expect(JSON.stringify(makeBrief(document, notes))).not.toContain('zzq');
      }),
      { numRuns: 50 },
    );
  });
});
