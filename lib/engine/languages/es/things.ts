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

export const things: Things = {
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
