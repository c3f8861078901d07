import type { SpeakerMood } from './speaker-mood.ts';

export const culture = {
  museum: 'smug',
  books: 'caught',
  poems: 'tired',
  logo: 'doubtful',
  horoscope: 'smug',
  library: 'caught',
  audioGuide: 'tired',
  newspaper: 'tired',
  modernArt: 'doubtful',
  streetArt: 'smug',
  drawing: 'baked',
  typography: 'smug',
  colours: 'doubtful',
  designChair: 'doubtful',
  architecture: 'doubtful',
  crafts: 'baked',
  pottery: 'baked',
  woodworking: 'baked',
  knitting: 'smug',
} as const satisfies Readonly<Record<string, SpeakerMood>>;
