import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { documentOf, paragraph } from './documents.ts';

const main =
  'The ferry line to Orr Island will close in March because its owner, Lund Shipping, lost 4,200 passengers within one year.';
const firm = 'Lund Shipping sells both of its boats and offers 40 berths at the old pier to the council for free.';
const weak = 'The bridge to Orr Island opened in the spring with two lanes for cars and one for bicycles.';
const scene = [
  'Somebody laughs at the counter of the ticket office.',
  'It smells of coffee and wet coats there.',
  'There is a clock above the door that has been slow for as long as anyone remembers.',
  'Rain runs down the windows, and nobody leaves.',
  'A dog sleeps under the bench next to the door.',
  'She has sold tickets here for a long time.',
  'Her mother did that as well, and so did an aunt.',
  'One of them kept a list of birds on the wall.',
  'Another hung up a map of the coast.',
  'The map has gone yellow, but it still hangs there.',
  'Fishermen mend their nets on the other side of the basin.',
  'Some say the winters were longer in the past.',
  'Others shrug and look at the water.',
  'Lamps are lit along the quay when the evening comes.',
  'That is how it has always been on this coast.',
];
const document = documentOf(
  { title: 'Ferry line to Orr Island closes', language: 'en' },
  ...[main, weak, firm, ...scene].map(paragraph),
);
const saidWith = (styleNotes: string) => makeBrief(document, { styleNotes }).points.map(({ sentence }) => sentence);

describe('a weak statement', () => {
  it('is not drawn where statements lead', () => {
    expect(saidWith('')).toEqual([main, firm]);
  });

  it.each(['3 points', 'five points', 'as a list'])('fills up what is asked for: %s', (styleNotes) => {
    expect(saidWith(styleNotes)).toEqual([main, weak, firm]);
  });
});

/** So that there is room for a third statement. */
const fewer = scene.filter((_, index) => ![2, 5, 6, 7, 10, 13, 14].includes(index));
const draw = (...texts: string[]) =>
  makeBrief(
    documentOf({ title: 'Ferry line to Orr Island closes', language: 'en' }, ...[...texts, ...fewer].map(paragraph)),
    {},
  ).points.map(({ sentence }) => sentence);

it('draws no statement whose every part stands in two others', () => {
  const again = 'Passengers of the ferry in March buy bread at the pier of the council with its berths.';
  expect(draw(main, firm, again)).toEqual(expect.arrayContaining([main, firm]));
  expect(draw(main, firm, again)).not.toContain(again);
});

it('draws no statement on a move that is brought in by another', () => {
  const moved =
    'The move was criticised by Ada Lund and Bo Berg Jr who wrote on X: ‘The council of Orr seems to want to make sure that the fishers leave.’';
  expect(draw(main, firm, moved)).not.toContain(moved);
});
