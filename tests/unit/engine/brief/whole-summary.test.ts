import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { documentOf, paragraph } from './documents.ts';

const title = 'Ferry line to Orr Island closes';
const body = [
  paragraph('The owner lost 4,200 passengers within one year, and Lund Shipping blames the new bridge.'),
  paragraph('Islanders want the council to pay for a smaller boat. Lund Shipping offers its old pier for free.'),
  paragraph('The bridge opened in the spring with two lanes for cars and one for bicycles.'),
];
const under = (description: string, ...blocks: ReturnType<typeof paragraph>[]) => {
  const { subtitle, points } = makeBrief(
    documentOf(
      { title, language: 'en', site: 'Orr Times', url: 'https://orrtimes.example/1', description },
      ...blocks,
      ...body,
    ),
    {},
  );
  return subtitle ?? points[0]?.heading;
};

describe("the publisher's summary", () => {
  it.each([
    [
      'both its sentences, the second of which leans on the first',
      'Lund Shipping loses passengers to the new bridge. Not all islanders mind that.',
      'Lund Shipping loses passengers to the new bridge. Not all islanders mind that.',
    ],
    [
      'longer than a short line',
      'Lund Shipping gives up the pier and the boat after the new bridge has taken 4,200 passengers from it within a single year.',
      'Lund Shipping gives up the pier and the boat after the new bridge has taken 4,200 passengers from it within a single year',
    ],
    [
      'without the call behind it',
      'Lund Shipping gives up the pier after the new bridge has taken its passengers. Read more about the boat!',
      'Lund Shipping gives up the pier after the new bridge has taken its passengers',
    ],
  ])('is the first statement: %s', (_, description, expected) => {
    expect(under(description)).toBe(expected);
  });

  it('is that without what has no verb behind it', () => {
    const { points, subtitle } = makeBrief(
      documentOf(
        {
          title: 'Fähre nach Orr stellt Betrieb ein',
          language: 'de',
          description: 'Die Reederei verliert ihre Fahrgäste an die neue Brücke. Ein Porträt zum Abschied.',
        },
        paragraph('Die Reederei Lund gibt der neuen Brücke die Schuld, weil 4200 Fahrgäste ausbleiben.'),
        paragraph('Die Brücke wurde im Frühjahr für Autos und Räder eröffnet.'),
      ),
      {},
    );
    expect(subtitle ?? points[0]?.heading).toBe('Die Reederei verliert ihre Fahrgäste an die neue Brücke');
  });

  it('is that where the page shows it as its first paragraph', () => {
    const line = 'Lund Shipping gives up the pier to the island after the new bridge has taken its passengers.';
    expect(under(line, paragraph(line))).toBe(line.slice(0, -1));
  });

  it.each([
    ['that only says the title', 'The ferry line to Orr Island closes: Ferry line to Orr Island closes.'],
    ['of the site', 'Orr Times is the voice of the island with news of ferry, bridge, pier and passengers every day.'],
    [
      'of a site by its address',
      'Islands.example - The leading service for ferry, bridge, pier and passengers on every island.',
    ],
    ['that is a call', 'Discover how the new bridge took the passengers of Lund Shipping and what islanders want.'],
    ['of something else', 'Crosswords, horoscopes and recipes from the best chefs were never as tasty as this.'],
  ])('is none %s', (_, description) => {
    expect(under(description) ?? '').not.toContain(description.slice(0, 20));
  });

  it('is not the scene that the text opens with', () => {
    const scene =
      'Mist hangs over the harbour while the first guests warm their hands on paper cups and look for the café that has moved to another street.';
    expect(
      makeBrief(documentOf({ title, language: 'en', description: scene }, paragraph(scene), ...body), {}).subtitle ??
        '',
    ).not.toContain('Mist');
  });

  it('is not said again by a thesis', () => {
    const { modules = [], points } = makeBrief(
      documentOf(
        {
          title,
          language: 'en',
          description: 'Lund Shipping closes the ferry line over losses. Not all islanders mind that.',
        },
        ...body,
      ),
      {},
    );
    const theses = modules.flatMap((module) => (module.kind === 'thesis' ? [module.text] : []));
    expect(theses.filter((text) => points[0]?.heading.includes(text))).toEqual([]);
  });
});

it('takes a line that ends in a date of which the text speaks as well', () => {
  const description = 'An art project for every harbour town on the Day of the Sea on 3 May';
  const { subtitle } = makeBrief(
    documentOf(
      { title: 'Holm paints the cover', language: 'en', description },
      paragraph('Greta Holm paints a picture for the Day of the Sea on 3 May, which all papers of the coast print.'),
      ...body,
    ),
    {},
  );
  expect(subtitle).toBe(description);
});
