import type { SpeakerMood } from './speaker-mood.ts';

export const science = {
  dinosaur: 'smug',
  digging: 'tired',
  volcano: 'baked',
  particle: 'doubtful',
  aliens: 'smug',
  eclipse: 'tired',
  brain: 'smug',
  stars: 'doubtful',
  rocket: 'doubtful',
} as const satisfies Readonly<Record<string, SpeakerMood>>;
