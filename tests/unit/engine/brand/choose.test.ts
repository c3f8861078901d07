import { describe, expect, it } from 'vitest';
import { chooseBrandColor } from '../../../../lib/engine/brand/choose.ts';

describe('chooseBrandColor', () => {
  it('takes the first colour of the style notes before anything else', () => {
    const color = chooseBrandColor({
      styleNotes: 'Calm. Brand colour #0F766E. Not #ff0000.',
      themeColor: '#123abc',
      host: 'example.org',
    });
    expect(color).toBe('#0f766e');
  });

  it.each([
    ['Make it navy and calm', '#000080'],
    ['rgb(15 118 110), please', '#0f766e'],
    ['No red. Teal!', '#008080'],
    ['#0f7', '#00ff77'],
  ])('understands %j', (styleNotes, color) => {
    expect(chooseBrandColor({ styleNotes, host: 'example.org' })).toBe(color);
  });

  it.each(['Calm and white', 'minimal', 'not red'])('finds no colour in %j', (styleNotes) => {
    expect(chooseBrandColor({ styleNotes, host: 'example.org' })).toBe(chooseBrandColor({ host: 'example.org' }));
  });

  it('takes the brand’s colour before the reference image’s, and both before the source’s', () => {
    const [brand, reference, themeColor] = ['#111827', '#b45309', '#0f766e'];
    expect(chooseBrandColor({ brand, reference, themeColor })).toBe(brand);
    expect(chooseBrandColor({ reference, themeColor })).toBe(reference);
  });

  it.each([
    ['#d6336c', '#d6336c'],
    ['#0af', '#00aaff'],
    ['rgb(200, 30, 40)', '#c81e28'],
    ['#d6336cff', '#d6336c'],
  ])('takes the theme colour %s', (themeColor, color) => {
    expect(chooseBrandColor({ themeColor, host: 'example.org' })).toBe(color);
  });

  it.each(['#ffffff', '#111', 'white', 'var(--brand)', ''])('does not take %j for a brand', (themeColor) => {
    expect(chooseBrandColor({ themeColor, host: 'example.org' })).toBe(chooseBrandColor({ host: 'example.org' }));
  });

  it('gives a site the same colour every time, and different sites different ones', () => {
    expect(chooseBrandColor({ host: 'www.Example.org' })).toBe(chooseBrandColor({ host: 'example.org' }));
    const hosts = Array.from({ length: 60 }, (_, index) => `site-${index}.example`);
    expect(new Set(hosts.map((host) => chooseBrandColor({ host }))).size).toBe(10);
  });
});
