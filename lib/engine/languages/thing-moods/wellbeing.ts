import type { SpeakerMood } from './speaker-mood.ts';

export const wellbeing = {
  mindfulness: 'smug',
  dentist: 'caught',
  vitamins: 'smug',
  backPain: 'tired',
  steps: 'smug',
  sleep: 'tired',
  morningRoutine: 'tired',
  waitingRoom: 'tired',
  glasses: 'caught',
  sauna: 'tired',
  selfCare: 'smug',
} as const satisfies Readonly<Record<string, SpeakerMood>>;
