import type { Things } from '../words/thing-words.ts';
import { culture } from './things/culture.ts';
import { devices } from './things/devices.ts';
import { family } from './things/family.ts';
import { food } from './things/food.ts';
import { home } from './things/home.ts';
import { money } from './things/money.ts';
import { online } from './things/online.ts';
import { outdoors } from './things/outdoors.ts';
import { science } from './things/science.ts';
import { seasons } from './things/seasons.ts';
import { shows } from './things/shows.ts';
import { sport } from './things/sport.ts';
import { style } from './things/style.ts';
import { town } from './things/town.ts';
import { travel } from './things/travel.ts';
import { wellbeing } from './things/wellbeing.ts';
import { work } from './things/work.ts';

/** Particles and the article are written on to nouns. */
const withParticles = (nouns: string) => String.raw`(?<!\p{L})[وف]?(?:[بك]?ال|لل|[بلك])?(?:${nouns})(?!\p{L})`;

const listed: Things = {
  ...home,
  ...food,
  ...outdoors,
  ...devices,
  ...online,
  ...shows,
  ...culture,
  ...science,
  ...style,
  ...family,
  ...work,
  ...money,
  ...travel,
  ...sport,
  ...wellbeing,
  ...town,
  ...seasons,
};

export const things: Things = Object.fromEntries(
  Object.entries(listed).map(([thing, [nouns, lines]]) => [thing, [withParticles(nouns), lines]]),
);
