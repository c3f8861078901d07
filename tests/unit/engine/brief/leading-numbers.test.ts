import { describe, expect, it } from 'vitest';
import { createLeading } from '../../../../lib/engine/brief/finders/leading-numbers.ts';
import { findNoun } from '../../../../lib/engine/brief/finders/stated-numbers.ts';
import { listQuantities } from '../../../../lib/engine/brief/numbers/quantities.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import { documentOf, paragraph } from './documents.ts';

const filler = [
  'The town hall opened the bridge on Monday with a short walk across the river.',
  'Carpenters had worked on the oak railing through the whole winter.',
  'A choir sang two old songs at the eastern end.',
  'Later the mayor cut a ribbon beside the new lamps.',
  'Children threw paper boats from the middle of the walkway.',
  'The railing smells of fresh oil in the morning sun.',
  'Fishermen watched the feast from their usual place.',
  'In the evening the lamps were lit for the first time.',
];

const readAt = (place: number, sentence: string, title = 'Town opens its new bridge', language = 'en') => {
  const texts = filler.toSpliced(place, 0, sentence);
  return readDocument(documentOf({ title, language }, ...texts.map(paragraph)), readSteering({}));
};

function canLead(place: number, sentence: string, value: string, title?: string, language?: string): boolean {
  return createLeading(readAt(place, sentence, title, language))({
    value,
    label: sentence.replace(/\.$/, ''),
    sentence,
  });
}

describe('a number stands large', () => {
  it.each([
    ['in the opening', 1, 'The new bridge cost the town $4.2 million.', '$4.2 million', true],
    ['not of another matter', 3, 'A ferry company upstream earned $7.5 million.', '$7.5 million', false],
    ['not from the end', 8, 'A ferry company upstream earned $7.5 million.', '$7.5 million', false],
    [
      'from the middle where it is about the title',
      5,
      'The new bridge of the town is 340 metres long.',
      '340 metres',
      true,
    ],
    ['from the end where it is about the title', 8, 'The new bridge cost the town $4.2 million.', '$4.2 million', true],
    [
      'with a hyphen in its currency',
      1,
      'The town paid 4,200,000 US-Dollar for its bridge.',
      '4,200,000 US-Dollar',
      true,
    ],
    ['not as a round emphasis', 1, 'The mayor is 100% sure of the bridge.', '100%', false],
    ['not inside a word', 1, 'The 300-million-euro bond for the bridge is sold.', '300', false],
    ['not for the heads in the room', 1, 'At the bridge 120 guests drank lemonade.', '120 guests', false],
    ['not in an address to the reader', 1, 'You save 40% of your way over the bridge.', '40%', false],
  ])('%s', (_, place, sentence, value, expected) => {
    expect(canLead(place, sentence, value)).toBe(expected);
  });

  it.each([
    ['the only one of its sentence', 'The bridge of the town has 216 lamps in five sections.', '216 lamps', true],
    ['not of another matter', 'The band of the valley has 216 members in five sections.', '216 members', false],
    ['not one of several', 'The lamp has 12 volts, 40 watts and 900 lumens in use.', '12 volts', false],
  ])('in a sentence that is drawn anyway: %s', (_, sentence, value, expected) => {
    const reading = readAt(3, sentence);
    const place = reading.ranked.findIndex(({ text }) => text === sentence);
    const ratings = reading.ratings.with(place, { take: 0.4, lead: 0 });
    const isLeading = createLeading({ ...reading, ratings }, true);
    expect(isLeading({ value, label: sentence.replace(/\.$/, ''), sentence })).toBe(expected);
  });

  it('not as a sum in a report of a death, though its sentence is drawn', () => {
    const sentence = 'The fire brigade puts the damage at 5,000 euros.';
    const reading = { ...readAt(5, sentence), gravity: 'grave' } as const;
    const value = '5,000 euros';
    expect(createLeading(reading, true)({ value, label: sentence.replace(/\.$/, ''), sentence })).toBe(false);
  });

  it('for the heads in the room where the title is about them', () => {
    const sentence = 'At the bridge 120 guests drank lemonade.';
    expect(canLead(1, sentence, '120 guests', 'Guests of the town’s bridge drink it dry')).toBe(true);
  });

  it.each([
    ['de', 'Zum Fest kamen 250 Besucher an die Brücke.', '250 Besucher'],
    ['fr', 'La fête du pont a réuni 250 visiteurs du village.', '250 visiteurs'],
    ['es', 'La fiesta del puente reunió a 250 visitantes del pueblo.', '250 visitantes'],
    ['nl', 'Het feest bij de brug trok 250 bezoekers uit het dorp.', '250 bezoekers'],
  ])('not for visitors in %s', (language, sentence, value) => {
    expect(canLead(0, sentence, value, 'Brücke · pont · puente · brug', language)).toBe(false);
  });
});

describe('a counted noun', () => {
  it.each([
    ['en', ' drones and missiles were shot down', undefined],
    ['en', ' drones were shot down', 'drones'],
    ['de', ' Drohnen und Raketen wurden abgeschossen', undefined],
  ])('is drawn alone only where it is counted alone (%s%s)', (language, rest, noun) => {
    expect(findNoun(rest, readAt(0, 'The bridge is open.', undefined, language))).toBe(noun);
  });
});

it.each([
  ['Bezrobotnych jest teraz 534 tys. osób w kraju', '534 tys.'],
  ['Das Werk kostet weitere 275 Millionen US-Dollar', '275 Millionen US-Dollar'],
])('a size and its currency stay at their number: %s', (sentence, value) => {
  expect(listQuantities(sentence, undefined).map((one) => `${one.value} ${one.unit}`.trim())).toContain(value);
});

it.each([
  ['Die Fähre bringt rund 7,3 Millionen Menschen über den Sund', 'rund 7,3 Millionen'],
  ['Über die Brücke fuhren 1,25 Milliarden Wagen', '1,25 Milliarden'],
])('a great number is read with its size word whole: %s', (sentence, value) => {
  expect(listQuantities(sentence, findLanguage('de')).map((one) => one.value)).toContain(value);
});
