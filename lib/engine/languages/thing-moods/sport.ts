import type { SpeakerMood } from './speaker-mood.ts';

export const sport = {
  ski: 'smug',
  hiking: 'doubtful',
  climbing: 'tired',
  swimming: 'doubtful',
  football: 'smug',
  ballSports: 'tired',
  running: 'smug',
  workout: 'smug',
  yoga: 'smug',
  athletes: 'tired',
  referee: 'smug',
  golf: 'smug',
  chess: 'smug',
  darts: 'baked',
  skateboard: 'baked',
  stadium: 'smug',
  medal: 'smug',
  gymClass: 'tired',
} as const satisfies Readonly<Record<string, SpeakerMood>>;
