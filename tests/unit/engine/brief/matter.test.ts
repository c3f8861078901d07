import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { createMatter } from '../../../../lib/engine/brief/selection/matter.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

const lines = {
  en: ['The town of Orr opens its new ferry yard in May.', 'It will build boats for the whole coast.'],
  de: ['Die Stadt Orr eröffnet im Mai ihre neue Werft.', 'Sie baut Boote für die ganze Küste.'],
} as const;
const late = { en: 'The last sentence says this much.', de: 'Der letzte Satz sagt so viel.' } as const;

const matter = (language: 'en' | 'de', title: string) => {
  const filler = Array.from({ length: 8 }, (_, index) => paragraph(`${late[language]} ${index + 1} ${index + 2}.`));
  const source = documentOf({ title, language }, paragraph(lines[language].join(' ')), ...filler);
  return createMatter(readDocument(source, readSteering({})));
};

describe('what a number is about', () => {
  it.each([
    ['a word of the title', 'en', 'Ferry yards grow', 'New yards are built each year', true],
    ['a part of a compound of the title', 'de', 'Strompreise steigen', 'Haushalte sparen seit Mai Strom', true],
    ['a share of a named whole', 'en', 'Ferry yards grow', 'of crews say the pay is low', true],
    ['nothing of title or opening', 'en', 'Ferry yards grow', 'Smokers are above the mean', false],
    ['a place of the title alone', 'de', 'Orr trinkt viel', 'Die Lebenserwartung ist in Orr hoch', false],
    ['a name of the title alone', 'en', 'Drinking in Lund', 'The price index of Lund was set', false],
  ] as const)('%s', (_, language, title, label, expected) => {
    expect(matter(language, title)(label, late[language])).toBe(expected);
  });
});

describe('a number that is the main fact', () => {
  const source = documentOf(
    { title: 'Ferry traffic grows', language: 'en', url: 'https://quay.example/fares' },
    paragraph('Ferry traffic in Norway has increased by 63 percent.'),
    paragraph('The harbour office in Orr says that most crews asked for higher pay last year.'),
    paragraph('Passengers of the northern lines want the town council to pay a part of each ticket.'),
    paragraph('The council of Orr will vote on the ticket subsidy at its meeting in the old market hall.'),
  );

  it('stands large, and its sentence is not said again', () => {
    const { modules = [], subtitle } = makeBrief(source, {});
    const figures = modules.flatMap((module) => (module.kind === 'numbers' ? module.figures : []));
    expect(figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '63% Ferry traffic in Norway has increased',
    ]);
    const rest = modules.filter(({ kind }) => kind !== 'numbers');
    expect(JSON.stringify([rest, subtitle])).not.toContain('63 percent');
  });
});

describe('a number of something said before', () => {
  it.each([
    ['de', 'Der Weg zur Fähre', 'Das Ganze kostet deshalb auch rund 66.000 Euro und gehört zu den teuersten Fähren.'],
    ['de', 'Der Weg zur Fähre', 'Dies alles kostet die Fähre im Jahr 66.000 Euro.'],
  ])('is not large (%s): %s', (language, title, text) => {
    const opening = 'Die Werft in Orr baut im Mai eine neue Fähre mit zwei Decks und einem Motor.';
    const { modules = [] } = makeBrief(documentOf({ title, language }, paragraph(`${opening} ${text}`)), {});
    expect(modules.some(({ kind }) => kind === 'numbers')).toBe(false);
  });
});
