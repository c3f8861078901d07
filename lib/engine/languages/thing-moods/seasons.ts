import type { SpeakerMood } from './speaker-mood.ts';

export const seasons = {
  clock: 'smug',
  rain: 'tired',
  christmas: 'caught',
  heatwave: 'tired',
  frost: 'tired',
  fog: 'doubtful',
  leaves: 'tired',
  springtime: 'smug',
  summer: 'tired',
  resolutions: 'smug',
  newYearsEve: 'tired',
  easter: 'caught',
  valentine: 'caught',
  mothersDay: 'caught',
  christmasMarket: 'smug',
  christmasTree: 'baked',
  publicHoliday: 'tired',
  aprilFools: 'caught',
} as const satisfies Readonly<Record<string, SpeakerMood>>;
