import type { SpeakerMood } from './speaker-mood.ts';

export const devices = {
  chargers: 'doubtful',
  phone: 'tired',
  printer: 'tired',
  speaker: 'tired',
  ai: 'doubtful',
  bugs: 'doubtful',
  computers: 'doubtful',
  code: 'tired',
  graphicsCard: 'smug',
  games: 'caught',
  photo: 'tired',
  selfie: 'caught',
  keyboard: 'baked',
  headphones: 'caught',
  drone: 'baked',
  vr: 'baked',
  robot: 'doubtful',
} as const satisfies Readonly<Record<string, SpeakerMood>>;
