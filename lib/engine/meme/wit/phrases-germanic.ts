import type { Phrases } from './phrases.ts';

export const germanic = {
  en: {
    expectation: 'Expectation',
    reality: 'Reality',
    before: 'Before',
    now: 'Now',
    regret: 'Sorry I asked.',
    starter: 'The {} starter pack',
    simply: 'One does not simply',
    everyone: 'Everyone right now:',
    me: 'Me',
    lastStep: 'Pay someone to do it',
  },
  de: {
    expectation: 'Erwartung',
    reality: 'Realität',
    before: 'Früher',
    now: 'Heute',
    regret: 'Hätte ich bloß nicht gefragt.',
    starter: 'Starterset: {}',
    everyone: 'Gerade alle:',
    me: 'Ich',
    lastStep: 'Jemanden dafür bezahlen',
  },
  nl: {
    expectation: 'Verwachting',
    reality: 'Werkelijkheid',
    before: 'Vroeger',
    now: 'Nu',
    regret: 'Had ik maar niets gevraagd.',
    starter: 'Starterspakket: {}',
    everyone: 'Iedereen nu:',
    me: 'Ik',
    lastStep: 'Iemand betalen om het te doen',
  },
} as const satisfies Record<string, Phrases>;
