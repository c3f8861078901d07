import { culture } from '../thing-moods/culture.ts';
import { devices } from '../thing-moods/devices.ts';
import { family } from '../thing-moods/family.ts';
import { food } from '../thing-moods/food.ts';
import { home } from '../thing-moods/home.ts';
import { money } from '../thing-moods/money.ts';
import { online } from '../thing-moods/online.ts';
import { outdoors } from '../thing-moods/outdoors.ts';
import { science } from '../thing-moods/science.ts';
import { seasons } from '../thing-moods/seasons.ts';
import { shows } from '../thing-moods/shows.ts';
import type { SpeakerMood } from '../thing-moods/speaker-mood.ts';
import { sport } from '../thing-moods/sport.ts';
import { style } from '../thing-moods/style.ts';
import { town } from '../thing-moods/town.ts';
import { travel } from '../thing-moods/travel.ts';
import { wellbeing } from '../thing-moods/wellbeing.ts';
import { work } from '../thing-moods/work.ts';
import type { Need } from './title-words.ts';

export type { SpeakerMood } from '../thing-moods/speaker-mood.ts';

export const thingMoods = {
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
} as const satisfies Readonly<Record<string, SpeakerMood>>;
export type Thing = keyof typeof thingMoods;

/** Their nouns are names, too (teams, brands): things only where the text writes them small. */
export const namesakes: ReadonlySet<Thing> = new Set<Thing>([
  'bears',
  'birds',
  'cows',
  'ducks',
  'fox',
  'goat',
  'hedgehog',
  'horses',
  'penguin',
  'octopus',
  'pigeon',
  'rocket',
  'seal',
  'sheep',
  'spiders',
  'squirrel',
  'wasps',
  'whale',
]);

/**
 * By thing: its nouns in a title as alternatives of a regular expression (flags `iu`; `~` stands for any letters of a word), what a
 * reader says of one's own, set apart by bars, and what the title must say of it, where the lines reply to that alone: a cracked
 * phone to a new one. A line may begin with those of the nouns in braces, parted by slashes, that it replies to. Each line is about this thing alone; it is true of nobody in the source and repeats no word of it.
 */
export type Things = Partial<Readonly<Record<Thing, readonly [nouns: string, lines: string, need?: Need]>>>;
