import { describe, expect, it } from 'vitest';
import { findTimeline } from '../../../../lib/engine/brief/finders/timeline.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, heading, paragraph } from './documents.ts';

function findEvents(title: string, texts: readonly string[], language = 'en') {
  const reading = readDocument(
    documentOf({ title, language, date: '2024-05-03' }, ...texts.map(paragraph)),
    readSteering({}),
  );
  return findTimeline(reading).flatMap(({ module }) => (module.kind === 'sequence' ? [module] : []));
}

describe('paragraphs that open with a date as a label', () => {
  const labelled = [
    'The arena of Tarn lies between the river and the old mill, and seats many guests.',
    'June 4, 1977: The Brass Festival filled every seat of the arena.',
    'Visitors still ask for the players of that summer.',
    'May 1, 1931: The mayor opened the arena with a parade.',
    'April 18, 1958: The Herons played their first match here.',
    'A plaque at the gate recalls the team of that year.',
    'August 20, 1999: A storm took the roof of the east stand.',
  ];

  it('are a timeline in the order of the dates, wherever they stand', () => {
    const [found] = findEvents('The arena of Tarn', labelled);
    expect(found?.items.map(({ date }) => date)).toEqual([
      'May 1, 1931',
      'April 18, 1958',
      'June 4, 1977',
      'August 20, 1999',
    ]);
    expect(found?.sure).toBeGreaterThan(0.7);
  });

  it('are none where they are few', () => {
    expect(findEvents('The arena of Tarn', labelled.slice(0, 4))).toEqual([]);
  });
});

describe('a life that its title announces', () => {
  const places = ['harbour', 'mill', 'school', 'market', 'river', 'library', 'station', 'tavern', 'bakery', 'castle'];
  const filler = places.flatMap((place, index) => [
    `Many readers of her novels came to the ${place} with ${places.at(index - 3)} flowers and letters.`,
    `A lamp burned for the ${places.at(index - 5)} guests all night beside the old ${place} gate.`,
    `Neighbours of the ${place} painted a ${places.at(index - 7)} scene on the wall.`,
    `Children sang of the ${places.at(index - 2)} cat that sleeps near the ${place} stairs.`,
    `Her editor keeps the ${place} drafts in a ${places.at(index - 4)} drawer.`,
  ]);
  const years = [
    'Tolland wrote The Salt Road at the harbour in 1962.',
    'Tolland moved to the island of Brack in 1974.',
    'Tolland won the Lantern Prize for The Grey Ferry in 1988.',
  ];

  it.each([
    ['Novelist Mira Tolland dies at 93', true],
    ['The novels of Mira Tolland', false],
  ])('%s', (title, isStory) => {
    const [found] = findEvents(title, [...filler, ...years]);
    expect((found?.sure ?? 0) > 0.5).toBe(isStory);
  });
});

describe('headings that are dates', () => {
  it('give no event where the text under one only says the date again', () => {
    const evenings = [
      ['February 2027', 'An evening of smoke and salt at the harbour of Tarn.'],
      ['March 2027', 'March 2027'],
      ['May 2027', 'An evening of peat and honey at the mill of Tarn.'],
      ['June 2027', 'An evening of oak and apple in the old barn.'],
    ] as const;
    const document = documentOf(
      { title: 'Tastings in Tarn', language: 'en' },
      ...evenings.flatMap(([date, text]) => [heading(date, 2), paragraph(text)]),
    );
    const items = findTimeline(readDocument(document, readSteering({}))).flatMap(({ module }) =>
      module.kind === 'sequence' ? module.items : [],
    );
    expect(items.map(({ date }) => date)).toEqual(['February 2027', 'May 2027', 'June 2027']);
  });
});
