import { makeBrief } from '../../lib/engine/brief/index.ts';
import { chooseIcons } from '../../lib/engine/compose/icons.ts';
import { readText } from '../../lib/engine/read/text.ts';
import type { PosterContent } from './peer.ts';

const points = [
  ['Seal out draughts', 'Draught-proofing doors and lofts pays back in under a year.'],
  ['Insulate the roof', 'A quarter of heat leaves through the roof of a house.'],
  ['Swap the old boiler', 'One unit of electricity moves three to four units of heat.'],
  ['Buy power off-peak', 'Charging a car moves to the cheapest hours of the day.'],
  ['Wash at night', 'Machines run while nobody else in the street needs them.'],
];

/** The text our engine makes the poster from, as a user would paste it. The figures are invented. */
export const posterText = [
  '# 5 upgrades that cut a home energy bill in half',
  '1,140 homes were insulated. Each home avoided 2.1 tonnes of carbon a year.',
  ...points.flatMap(([heading, body]) => [`## ${heading}`, body]),
  'Source: Sample data for a rendering test <https://example.org/>',
].join('\n\n');

/** The texts our engine shows, for the peer: both draw the same words and icons, however well the text is understood. */
export function posterContent(): PosterContent {
  const brief = makeBrief(readText(posterText), {});
  const headings = brief.points.map((point) => point.heading);
  const icons = chooseIcons(headings, brief.language);
  // A layout of steps would leave the numbers and icons out, which the peers draw.
  if (
    brief.layout !== 'list' ||
    brief.statistics.length < 2 ||
    headings.length !== points.length ||
    icons === undefined
  ) {
    throw new Error('The bench’s poster is meant to show numbers, five points and their icons, and no longer does.');
  }
  return { ...brief, icons };
}
