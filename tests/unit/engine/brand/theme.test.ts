import { describe, expect, it } from 'vitest';
import { toOklch } from '../../../../lib/engine/brand/color.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { chooseDress, chooseLook, looks, makeTheme, toTone } from '../../../../lib/engine/brand/theme.ts';

describe('chooseLook', () => {
  it.each([
    ['minimal', 'minimal'],
    ['editorial', 'editorial'],
    ['bold', 'bold'],
    ['colourful', 'bold'],
    ['playful', 'paper'],
    ['light', 'illustrated'],
    ['dark', 'night'],
    ['blueprint', 'blueprint'],
    ['paper', 'paper'],
  ] as const)('takes the wish %s for the look %s', (mood, look) => {
    expect(chooseLook(mood)).toBe(look);
  });

  it('illustrates unless told otherwise', () => {
    expect(chooseLook()).toBe('illustrated');
  });
});

describe('chooseDress', () => {
  it.each([
    [['dark'], { mood: 'dark', isPartial: false }],
    [['light'], { mood: 'light', tone: 'light', isPartial: false }],
    [['light', 'editorial'], { mood: 'editorial', tone: 'light', isPartial: false }],
    [['minimal', 'dark'], { mood: 'minimal', tone: 'dark', isPartial: false }],
    [['bold', 'colourful'], { mood: 'bold', tone: undefined, isPartial: false }],
    [['bold', 'paper'], { mood: 'bold', tone: undefined, isPartial: true }],
    [[], { mood: undefined, tone: undefined, isPartial: false }],
  ] as const)('takes of %j one look and one tone', (moods, dress) => expect(chooseDress(moods)).toEqual(dress));
});

describe('inTone', () => {
  const palette = derivePalette('#c8372d');
  const brightness = ({ ground }: { readonly ground: string }) => toOklch(ground).l;

  it.each(looks)('lightens and darkens every ground of the look %s', (look) => {
    const light = makeTheme(look, toTone(palette, 'light'), undefined, 'light');
    const dark = makeTheme(look, toTone(palette, 'dark'), undefined, 'dark');
    for (const part of ['header', 'body', 'card', 'band'] as const) {
      expect(brightness(light[part])).toBeGreaterThan(0.6);
      expect(brightness(dark[part])).toBeLessThan(0.5);
    }
    expect([light.isNight, dark.isNight]).toEqual([false, true]);
  });
});

describe('makeTheme', () => {
  const palette = derivePalette('#c8372d');

  it('draws every look differently', () => {
    const drawn = looks.map((look) => {
      const { header, body, card, hasScene, hasDrawings, hasDiscs, motif } = makeTheme(look, palette);
      return JSON.stringify([header.ground, body.ground, card.ground, hasScene, hasDrawings, hasDiscs, motif]);
    });
    expect(new Set(drawn).size).toBe(looks.length);
  });

  it.each(looks)('treats grave matters soberly, whatever the look (%s)', (look) => {
    const { body, hasScene, hasDrawings, hasDiscs } = makeTheme(look, palette, 'grave');
    expect({ ground: body.ground, hasScene, hasDrawings, hasDiscs }).toEqual({
      ground: palette.grave.ground,
      hasScene: false,
      hasDrawings: false,
      hasDiscs: false,
    });
  });
});
