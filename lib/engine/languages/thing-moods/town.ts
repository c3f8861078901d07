import type { SpeakerMood } from './speaker-mood.ts';

export const town = {
  election: 'tired',
  townHall: 'doubtful',
  council: 'tired',
  consultation: 'smug',
  club: 'caught',
  volunteer: 'caught',
  petition: 'smug',
  villageFete: 'smug',
  fireEngine: 'smug',
  openDay: 'smug',
  localElection: 'smug',
} as const satisfies Readonly<Record<string, SpeakerMood>>;
