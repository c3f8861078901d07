import type { SpeakerMood } from './speaker-mood.ts';

export const style = {
  shoes: 'tired',
  trousers: 'tired',
  hair: 'tired',
  makeup: 'smug',
  costume: 'smug',
  couture: 'smug',
  outfit: 'smug',
  wedding: 'smug',
  tattoo: 'doubtful',
  hats: 'smug',
  handbag: 'tired',
  beard: 'baked',
  tie: 'tired',
  pyjamas: 'smug',
  jewellery: 'caught',
  sunscreen: 'tired',
  autograph: 'caught',
  royals: 'smug',
  giftWrap: 'baked',
} as const satisfies Readonly<Record<string, SpeakerMood>>;
