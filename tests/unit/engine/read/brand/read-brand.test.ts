import { anything, assert, constantFrom, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../../../lib/engine/brand/brand.ts';
import { parseCssColor } from '../../../../../lib/engine/brand/css-color.ts';
import { shownStyles } from '../../../../../lib/engine/brand/shown-styles.ts';
import { findOwnColor } from '../../../../../lib/engine/read/brand/brand-colors.ts';
import { readDeclarations, withVariables } from '../../../../../lib/engine/read/brand/css.ts';
import { readBrand } from '../../../../../lib/engine/read/brand/read-brand.ts';

/** Pieces that style sheets are made of, in any order. */
const cssPiece = constantFrom(
  '{',
  '}',
  ';',
  ':',
  '(',
  ')',
  '"',
  '\\',
  '/*',
  '*/',
  '@media ',
  '--a',
  'var(--a)',
  '#0f7',
  'h1',
  ' ',
  '\n',
);

const url = 'https://harbour.example/';
const read = (head: string, css = '', body = '') =>
  readBrand({
    html: `<html><head><title>Harbour</title>${head}</head><body>${body}</body></html>`,
    url,
    styles: [{ css, url }],
  });

describe('a CSS colour', () => {
  it.each([
    ['#0F766E', '#0f766e'],
    ['#0f7', '#00ff77'],
    ['teal', '#008080'],
    ['rgb(15 118 110)', '#0f766e'],
    ['rgba(15, 118, 110, 0.9)', '#0f766e'],
    ['hsl(175 77% 26%)', '#0f756d'],
    ['oklch(51% 0.09 187)', '#00766f'],
    ['15 118 110', '#0f766e'],
    ['15, 118, 110', '#0f766e'],
    ['rgba(15, 118, 110, 0.1)', undefined],
    ['transparent', undefined],
    ['currentcolor', undefined],
    ['url(#a)', undefined],
    ['/0A', undefined],
    ['', undefined],
  ])('%s is %s', (value, hex) => {
    expect(parseCssColor(value)).toBe(hex);
  });
});

describe('a style sheet', () => {
  it('tells its declarations, those of nested and conditional rules too', () => {
    const css = `@import "a.css"; /* a { color: red } */ :root{--brand:#0f766e}
      @media (min-width:600px){.nav a{color:var(--brand);background:url(data:image/png;base64,AA==)}}
      .card{& h2{font-family:"Sea Sans",serif!important}}`;
    expect(Array.from(readDeclarations(css), ({ rule: _, ...declaration }) => declaration)).toEqual([
      { selector: ':root', property: '--brand', value: '#0f766e' },
      { selector: '.nav a', property: 'color', value: 'var(--brand)' },
      { selector: '.nav a', property: 'background', value: 'url(data:image/png;base64,AA==)' },
      { selector: '& h2', property: 'font-family', value: '"Sea Sans",serif' },
    ]);
  });

  it('may be anything', () => {
    assert(property(string({ unit: 'binary', maxLength: 300 }), (css) => void [...readDeclarations(css)]));
    assert(
      property(string({ unit: cssPiece, maxLength: 400 }), (css) => {
        for (const { value } of readDeclarations(css)) expect(value.length).toBeLessThanOrEqual(1000);
      }),
    );
  });

  it('may be deep, and name variables in circles', () => {
    expect([...readDeclarations(`${'a{'.repeat(100_000)}b:c`)]).toEqual([]);
    const properties = new Map([
      ['--a', 'var(--b) var(--b)'],
      ['--b', 'var(--a) var(--a)'],
    ]);
    expect(withVariables('var(--a)', properties).length).toBeLessThanOrEqual(1000);
  });
});

describe('a brand', () => {
  it.each([
    ['its theme colour', '<meta name="theme-color" content="#0f766e">', ''],
    [
      'a variable that is named so',
      '',
      ':root{--color-brand:#0f766e;--color-text:#222;--wp--preset--color--vivid-red:#cf2e2e}',
    ],
    ['the header’s ground', '', 'body{color:#222;background:#fff}.site-header{background:#0f766e}.footer{color:#777}'],
    ['a variable of a variable', '', ':root{--teal:#0f766e;--primary:var(--teal)}.dark{--primary:#fff}'],
    ['a style element of the page', '<style>.btn{background-color:#0f766e}</style>', 'p{color:#333}'],
    ['the mask icon', '<link rel="mask-icon" href="a.svg" color="#0f766e">', ''],
  ])('shows itself in %s', (_, head, css) => {
    expect(read(head, css).colors[0]).toBe('#0f766e');
  });

  it.each([
    [
      'the colours of share buttons',
      '.btn-facebook{background:#1877f2}.btn-x{background:#1da1f2}.btn-own{background:#b45309}',
      '#b45309',
    ],
    ['what an icon generator wrote', '.nav{background:#b45309}', '#b45309'],
  ])('is not %s', (_, css, first) => {
    expect(read('<meta name="msapplication-TileColor" content="#da532c">', css).colors[0]).toBe(first);
  });

  it('is a dark grey where there is nothing else, and never paper', () => {
    expect(read('<meta name="theme-color" content="#ffffff">', '.header{background:#111111}').colors).toEqual([
      '#111111',
    ]);
    expect(read('<meta name="theme-color" content="#ffffff">').colors).toEqual([]);
  });

  it('has the fonts that it chose', () => {
    const css = `@font-face{font-family:"Sea Display";src:url(a.woff2)} :root{--font-body:"Sea Sans",sans-serif}
      h1,h2{font-family:"Sea Display",Georgia,serif} body{font:16px/1.5 var(--font-body)} .icon{font-family:FontAwesome}
      code{font-family:Menlo,monospace}`;
    expect(read('', css)).toMatchObject({ headlineFont: 'Sea Display', bodyFont: 'Sea Sans' });
    expect(read('', 'body{font-family:Arial,sans-serif}h1{font-family:Georgia}')).not.toHaveProperty('bodyFont');
  });

  it('has a name, and a logo that can be drawn', () => {
    const organisation = { '@type': 'Organization', name: 'Harbour Office', logo: { url: '/logo.png' } };
    const { name, logo } = read(
      `<meta property="og:site_name" content="The Harbour Office"><link rel="icon" href="/favicon.ico">
       <script type="application/ld+json">${JSON.stringify(organisation)}</script>`,
    );
    expect({ name, logo }).toEqual({ name: 'The Harbour Office', logo: 'https://harbour.example/logo.png' });
    expect(read('<link rel="icon" href="/favicon.ico">').logo).toBeUndefined();
    expect(read('<link rel="apple-touch-icon" href="/touch.png">').logo).toBe('https://harbour.example/touch.png');
  });

  it('comes of any page', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 200 }), string({ unit: cssPiece, maxLength: 200 }), (html, css) => {
        expect(brand.safeParse(readBrand({ html, url, styles: [{ css, url }] })).success).toBe(true);
      }),
    );
  });
});

describe('an open page', () => {
  const shown = {
    background: 'rgb(255, 255, 255)',
    header: 'rgb(15, 118, 110)',
    link: 'rgb(0, 0, 238)',
    headlineFont: '"Sea Sans", serif',
    bodyFont: 'Arial, sans-serif',
    fontRules: [{ url: `${url}css/a.css`, css: '@font-face{font-family:"Sea Sans";src:url(sea.woff2)}' }],
    logo: `${url}mark.png`,
  };

  it('is believed before its style sheets are', () => {
    const css = 'h1{font-family:Guess}body{font-family:Other}.btn{background:#b45309}';
    const found = readBrand({ html: '', url, styles: [{ css, url }], shown });
    expect(found).toMatchObject({
      headlineFont: 'Sea Sans',
      faces: [{ family: 'Sea Sans', weight: '400', url: `${url}css/sea.woff2` }],
      logo: `${url}mark.png`,
    });
    expect(found.colors[0]).toBe('#0f766e');
    // A system's font was seen: there is no other.
    expect(found.bodyFont).toBeUndefined();
  });

  it.each([
    [shown, '#0f766e'],
    [{ link: 'rgb(0, 0, 238)', header: 'rgb(250, 250, 250)' }, undefined],
    [{ button: 'rgba(190, 24, 93, 0.9)' }, '#be185d'],
    [{}, undefined],
  ])('shows itself in a colour of its own', (styles, color) => {
    expect(findOwnColor(styles)).toBe(color);
  });

  it('may say anything of itself, and what is none is left out', () => {
    const said = { header: 'x'.repeat(1000), link: 7, logo: null, sheets: 'a', button: '#0f766e', fontRules: [{}] };
    expect(shownStyles.parse(said)).toEqual({ button: '#0f766e' });
    assert(
      property(record(Object.fromEntries(Object.keys(shownStyles.shape).map((key) => [key, anything()]))), (given) => {
        const found = readBrand({ html: '<p>x', url, styles: [], shown: shownStyles.parse(given) });
        expect(brand.safeParse(found).success).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
