import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { documentOf, paragraph } from './documents.ts';

const start = {
  en: [
    'The harbour of Orr closes its ferry line in March, said Greta Lund, mayor of Orr, on Monday.',
    'Lund wants a smaller boat for the islanders, and she has asked the council for the money.',
    'The old boat carried 4,200 people in its last year, and Max Holm owned it for a decade.',
    'Holm sold his yard in the spring because of the new bridge.',
  ],
  de: [
    'Der Hafen von Orr schließt im März seine Fährlinie, sagte Greta Lund am Montag.',
    'Lund will ein kleineres Schiff für die Insel und bittet den Rat um das Geld dafür.',
  ],
};
const said = (language: 'en' | 'de', ...lines: string[]) => {
  const blocks = [...start[language], ...lines].map(paragraph);
  const { quote } = makeBrief(documentOf({ title: 'Harbour of Orr closes its ferry line', language }, ...blocks), {});
  return quote === undefined ? undefined : [quote.speaker, quote.role].filter(Boolean).join(', ');
};
const words = '“Islanders need a boat that sails in winter as well as in summer”';

describe('who says a quotation', () => {
  it.each([
    [
      'named in full',
      ['en', `${words.slice(0, -1)},” said Ada Berg, a captain from Mull.`],
      'Ada Berg, a captain from Mull',
    ],
    [
      'with the work before the name',
      ['en', `${words.slice(0, -1)},” registered pilot Ada Berg said.`],
      'Ada Berg, registered pilot',
    ],
    ['by the family name', ['en', `${words.slice(0, -1)},” Lund said.`], 'Greta Lund, mayor of Orr'],
    [
      'by a pronoun',
      ['en', 'Lund spoke for an hour.', `${words.slice(0, -1)},” she said.`],
      'Greta Lund, mayor of Orr',
    ],
    ['one of many', ['en', `${words.slice(0, -1)},” said a Harbour Town sailor.`], undefined],
    ['a pronoun of two', ['en', 'Lund spoke with Holm for an hour.', `${words.slice(0, -1)},” they said.`], undefined],
    [
      'by the family name',
      ['de', '„Die Insel braucht ein Schiff, das im Winter wie im Sommer zuverlässig fährt“, sagte Lund.'],
      'Greta Lund',
    ],
  ] as const)('%s: %s', (_, [language, ...lines], speaker) => expect(said(language, ...lines)).toBe(speaker));
});

it('is no heading that a page has under a quotation', () => {
  const text = 'The lantern and the old oilskin coat make a keeper of anybody who stands still enough for an hour.';
  const blocks = [...start.en.map(paragraph), { type: 'quote' as const, text, speaker: 'What you need' }];
  const { quote } = makeBrief(documentOf({ title: 'Costumes of the harbour', language: 'en' }, ...blocks), {});
  expect(quote).toBeUndefined();
});

it('is no label of what stands behind it, however often it stands there', () => {
  const costumes = ['Keeper', 'Diver', 'Pilot', 'Fisher'].flatMap((name) => [
    paragraph(`Who would be a ${name} of the old harbour for one night?`),
    paragraph(
      `What you need: a lantern, an oilskin coat and the patience of a ${name} who waits for the tide at night.`,
    ),
  ]);
  const { modules, quote } = makeBrief(
    documentOf({ title: 'Costumes of the harbour', language: 'en' }, ...costumes),
    {},
  );
  expect(quote).toBeUndefined();
  expect(JSON.stringify(modules)).not.toContain('"body":"What you need"');
});
