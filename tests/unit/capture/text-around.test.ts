import { parseHTML } from 'linkedom';
import { afterEach, expect, it, vi } from 'vitest';
import { findTextAround } from '../../../lib/capture/page/about-image.ts';

const prose =
  'The harbour office prints the tides for every day of the year, and every morning someone reads the gauge. '.repeat(
    3,
  );

function around(body: string): string | undefined {
  const { document } = parseHTML(`<html><head><title>Tides</title></head><body>${body}</body></html>`);
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { href: 'https://example.org/tides' });
  const image = document.querySelector('img');
  return image ? findTextAround(image) : undefined;
}
afterEach(() => vi.unstubAllGlobals());

it('is of the closest element that has some text', () => {
  const text =
    around(`<article><section><h2>Gauges</h2><figure><img src="a.png"><figcaption>A gauge</figcaption></figure>
    <p>${prose}</p></section><section><h2>Moons</h2><p>${prose.replaceAll('tides', 'moons')}</p></section></article>`);
  expect(text).toMatch(/^## Gauges\n/);
  expect(text).not.toContain('moons');
  expect(text).toMatch(/\n\nSource: Tides <https:\/\/example.org\/tides>$/);
});

it('goes on outwards where there is but a caption', () => {
  expect(
    around(`<article><div><figure><img src="a.png"><p>A gauge</p></figure></div><p>${prose}</p></article>`),
  ).toContain('harbour office');
});

it.each([
  [
    'a caption behind a description',
    '<article><figure><img src="a.png" alt="room-12.jpg"><figcaption>Far from the world</figcaption></figure></article>',
    'Far from the world',
  ],
  [
    'the few words beside it',
    '<article><div><img src="a.png"></div><p>Partial views of the sea.</p></article>',
    'Partial views',
  ],
])('is, where no text runs around it, %s', (_, body, words) => {
  expect(around(body)).toMatch(new RegExp(`^${words}`, 'u'));
});

it('repeats no caption that describes the picture', () => {
  const figure = '<figure><img src="a.png"><figcaption>A gauge in the harbour</figcaption></figure>';
  expect(around(`<article>${figure}</article>`)).toBeUndefined();
});

it.each([
  ['of a page', `<img src="a.png"><p>${prose}</p>`],
  ['of its main part', `<main><img src="a.png"><p>${prose}</p></main>`],
  ['of nothing', '<article><img src="a.png"></article>'],
])('is not that %s', (_, body) => {
  expect(around(body)).toBeUndefined();
});

it('ends where it is enough', () => {
  expect(around(`<article><img src="a.png"><p>${prose.repeat(40)}</p></article>`)?.length).toBeLessThanOrEqual(2500);
});
