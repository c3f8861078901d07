import { describe, expect, it } from 'vitest';
import { readFontFaces } from '../../../../../lib/engine/read/brand/font-faces.ts';

const url = 'https://fonts.example/css/sea.css';
const sheet = `
  /* latin-ext */
  @font-face { font-family: 'Sea Sans'; font-style: normal; font-weight: 200 900; font-display: swap;
    src: url(/s/sea-ext.woff2) format('woff2'); unicode-range: U+0100-02BA, U+1E00-1E9F; }
  @font-face { font-family: 'Sea Sans'; font-style: italic; font-weight: 400; src: url(/s/sea-i.woff2) format('woff2'); }
  @font-face { font-family: "Sea Display"; font-weight: bold;
    src: url("sea.eot"); src: local("Sea"), url("sea.ttf") format("truetype"), url("sea.woff2?v=2") format("woff2"); }
  @font-face { font-family: Old; src: url(old.eot) }
  body { font-family: 'Sea Sans' }`;

describe('the faces of a style sheet', () => {
  it('are upright, in a format that can be loaded', () => {
    expect(readFontFaces(sheet, url)).toEqual([
      {
        family: 'Sea Sans',
        weight: '200 900',
        unicodeRange: 'U+0100-02BA, U+1E00-1E9F',
        url: 'https://fonts.example/s/sea-ext.woff2',
      },
      { family: 'Sea Display', weight: '700', url: 'https://fonts.example/css/sea.woff2?v=2' },
    ]);
  });

  it('may be those of one family', () => {
    expect(readFontFaces(sheet, url, 'sea display').map(({ family }) => family)).toEqual(['Sea Display']);
    expect(readFontFaces(sheet, url, 'Other')).toEqual([]);
  });

  it('are a sheet’s first, and never of other schemes', () => {
    expect(readFontFaces('@font-face{font-family:A;src:url(a.woff2)}'.repeat(2000), url)).toHaveLength(1500);
    expect(readFontFaces('@font-face{font-family:A;src:url(file:///etc/a.woff2)}', url)).toEqual([]);
  });
});
