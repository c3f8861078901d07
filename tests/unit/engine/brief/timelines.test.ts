import { describe, expect, it } from 'vitest';
import { findTimeline } from '../../../../lib/engine/brief/finders/timeline.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

function findEvents(title: string, language: string, ...blocks: readonly Block[]) {
  const reading = readDocument(documentOf({ title, language, date: '2024-05-20' }, ...blocks), readSteering({}));
  return findTimeline(reading).flatMap(({ module }) => (module.kind === 'sequence' ? [module] : []));
}

const filler = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    paragraph(`The river is quiet at bend number ${index + 2} and the fields are wide.`),
  );

describe('a timeline', () => {
  it('of a live report runs from its oldest entry to the newest', () => {
    const entries = [
      '12.31 Uhr: Brücke wieder frei',
      '11.39 Uhr: Kran hebt den Lastwagen',
      '08.57 Uhr: Lastwagen steht quer',
    ];
    const [found] = findEvents(
      'Ticker zur Brücke von Tarn',
      'de',
      ...entries.flatMap((text, index) => [
        heading(text),
        paragraph(
          index === 0
            ? 'Die Polizei gab am Mittag beide Spuren frei.'
            : `Das teilte die Stadt um kurz nach ${index + 8} Uhr mit, ohne Gründe zu nennen, und sie bat alle Fahrer, den Umweg über die alte Furt zu nehmen.`,
        ),
      ]),
    );
    expect(found?.items.map(({ date, heading: said, body }) => [date, said, body])).toEqual([
      ['08.57 Uhr', 'Lastwagen steht quer', undefined],
      ['11.39 Uhr', 'Kran hebt den Lastwagen', undefined],
      ['12.31 Uhr', 'Brücke wieder frei', undefined],
    ]);
  });

  const saints = ['Mamo (Bischof von Tarn, 11. Mai)', 'Ranko (Müller, 12. Mai)', 'Sova (Müllerin, 15. Mai)'];
  it.each([
    [
      'answers a title that asks for dates',
      'Die Kaltheiligen: Wann sie kommen',
      'Das sind die Namen der Kaltheiligen:',
      true,
    ],
    ['is an aside under another title', 'Was der Garten jetzt braucht', 'Das sind die Namen der Kaltheiligen:', false],
    ['is an aside below another line', 'Die Kaltheiligen: Wann sie kommen', 'Andere Feste im Tal:', false],
  ])('of dates in brackets %s', (_, title, lead, leads) => {
    const prose = Array.from({ length: 12 }, (_, index) =>
      paragraph(
        `Im Tal liegt Beet Nummer ${index + 2} noch lange im Schatten des Berges, und der Boden bleibt dort kühl.`,
      ),
    );
    const [found] = findEvents(title, 'de', ...prose, paragraph(lead), list(saints));
    expect(found?.items.map(({ date, heading: said }) => `${date}: ${said}`)).toEqual([
      '11. Mai: Mamo',
      '12. Mai: Ranko',
      '15. Mai: Sova',
    ]);
    expect((found?.sure ?? 0) > 0.5).toBe(leads);
  });

  it('of one whom the title names leads with three events of a longer text', () => {
    const life = [
      'Ada Lund was born in Tarn in 1964.',
      'Lund left the school of Tarn in 1981.',
      'Ada Lund became mayor of the town in 2004.',
    ].map(paragraph);
    const others = [
      'The mill was built in Tarn in 1964.',
      'The ferry left the bank of Tarn in 1981.',
      'The bridge became a toll road in 2004.',
    ].map(paragraph);
    expect(
      findEvents('What we know of Ada Lund’s years in Tarn', 'en', ...life, ...filler(24))[0]?.sure,
    ).toBeGreaterThan(0.5);
    expect(
      findEvents('What we know of Ada Lund’s years in Tarn', 'en', ...others, ...filler(24))[0]?.sure ?? 0,
    ).toBeLessThan(0.5);
  });

  it('may drop like things twice: their numbers tell them apart', () => {
    const drops = [
      'The port dropped support for Quill 2.4 in May 2015.',
      'The port dropped support for Quill 2.6 in May 2017.',
      'The port first ran on Quill 3 in June 2018.',
      'The port was announced in April 2014.',
    ];
    expect(findEvents('The journey of the port', 'en', ...drops.map(paragraph))[0]?.items).toHaveLength(4);
  });
});
