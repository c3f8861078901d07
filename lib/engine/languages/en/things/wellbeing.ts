import type { Things } from '../../words/thing-words.ts';

export const wellbeing: Things = {
  mindfulness: [
    'mindful~|meditat~|relaxation',
    'I thought of nothing. Except pizza.|I breathed in. Then the phone rang.|I was in the moment. It was lunch.|I let go of everything. It’s on the floor now.',
  ],
  dentist: [
    'dentists?|dental|toothbrush(?:es)?|toothpaste|teeth cleaning',
    '“Every day,” I said. I bought floss on the way there.|I chat best with two hands in my mouth.',
  ],
  vitamins: [
    'vitamins?|vitamin [a-k]\\d*|supplements?|superfoods?|antioxidants?|smoothies?|multivitamins?',
    'There’s a slice of lemon in my cola.|Mine are shaped like bears. I take twelve.',
  ],
  backPain: [
    'back (?:pain|exercises?|muscles)|posture|ergonomic~|stiff necks?|standing desks?|desk chairs?',
    'I just sat up straight. Now I’m slumping again.|I picked up a pen. I’ll stay down here a while.',
  ],
  steps: [
    '10,?000 steps|step counts?|step counters?|pedometers?|fitness trackers?|smart ?watch(?:es)?|strava',
    'I wave my arm on the sofa. 400 more.|Mine says “Time to stand up”. I took it off.',
  ],
  sleep: [
    'sleep|sleeping|sleepless|insomnia|snor(?:e|ing|ers?)|naps?|power naps?|melatonin',
    'It’s 3 a.m. and I’m reading about it.|I do it best in front of the telly.|I was tired all evening. Then I lay down.',
  ],
  morningRoutine: [
    'morning routines?|early risers?|getting up early|wake up early|morning people|snooze button',
    'Mine: snooze, snooze, run.|I got up at five. I was back by ten past.',
  ],
  waitingRoom: [
    'waiting rooms?|doctor’s appointments?|gp appointments?|general practitioners?',
    'I’ve read the 2014 magazine. Twice.|I said hello to all. Now we’re not speaking.',
  ],
  glasses: [
    'eyeglasses|spectacles|reading glasses|sunglasses|opticians?|contact lens(?:es)?|eye tests?',
    'I own three pairs. I can see none of them.|I guessed the bottom row. With confidence.',
  ],
  sauna: [
    'saunas?|spas?|day spas?|wellness|hot tubs?|massages?|thermal baths?',
    'Three minutes. Then I remember an appointment.|I whisper there. My stomach doesn’t.',
  ],
  selfCare: [
    'self-?care|me-?time|de-?stress|stress (?:relief|management|reduction)|slow living|digital detox',
    'Mine is a locked bathroom door.|I’m relaxing as fast as I can.',
  ],
};
