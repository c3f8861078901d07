import { describe, expect, it } from 'vitest';
import { withoutTeasers } from '../../../../lib/engine/read/page/teasers.ts';

const heading = (text: string) => ({ type: 'heading', level: 3, text }) as const;
const paragraph = (text: string) => ({ type: 'paragraph', text }) as const;
const article = Array.from({ length: 8 }, (_, nth) =>
  paragraph(
    `The harbour of Tarn opens gate ${nth + 1} in spring, and the crews of the old ferries train on it. `
      .repeat(3)
      .trim(),
  ),
);
const card = (title: string, byline: string) => [
  heading(title),
  paragraph('A lighthouse keeper tells how he reads the weather from the gulls.'),
  paragraph(byline),
];

describe('cards of other articles behind an article', () => {
  it.each([
    ['signed', 'By Ada Lund'],
    ['with a day below the byline', 'Par Ada Lund\nLe 05/02/2020'],
    ['whose name is a link of its own', 'Von'],
  ])('go where they are %s', (_, byline) => {
    const cards = [...card('The keeper of the gulls', byline), ...card('Paint for forty boats', byline)];
    expect(withoutTeasers([...article, ...cards, heading('Tides in winter'), paragraph('They turn at six.')])).toEqual(
      article,
    );
  });

  it.each([
    ['a list of signed texts is the page', [paragraph('Three readers write.')], 'By Ada Lund'],
    ['sections of the article have no byline', article, 'By boat it takes an hour, and two in winter.'],
  ])('stay: %s', (_, before, last) => {
    const blocks = [...before, ...card('The keeper of the gulls', last), ...card('Paint for forty boats', last)];
    expect(withoutTeasers(blocks)).toEqual(blocks);
  });
});
