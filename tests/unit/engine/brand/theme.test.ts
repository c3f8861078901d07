import { describe, expect, it } from 'vitest';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { chooseLook, looks, makeTheme } from '../../../../lib/engine/brand/theme.ts';

describe('chooseLook', () => {
  it.each([
    ['minimal', 'minimal'],
    ['editorial', 'editorial'],
    ['bold', 'bold'],
    ['colourful', 'bold'],
    ['playful', 'illustrated'],
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
