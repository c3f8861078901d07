import type { SocialFrames } from '../joke-words.ts';

/** Situations that everybody knows, around what a source says and what it is about. */
export const socialFrames: SocialFrames = {
  claimed: [
    'nobody | Hairdresser: What’s new? | Me: | {h}',
    'nobody | Boss: Any questions? | Me, at 5:58 p.m.: | {h}',
    'nobody | Colleague: Hi. | Me: | {h}',
    'exchange | Hi, it’s Mum. Anything new? | {h}',
    'exchange | And what did you learn at work today? | {h}',
    'chat | Anything new? | {h} | I meant with you.',
    'chat | Say something nice. | {h} | Goodnight.',
    'proclaim | Me, to a colleague who only said “morning” | {h}',
    'proclaim | Me, explaining to the cat why dinner is late | {h}',
    'proclaim | My wedding speech, first line | {h}',
    'thoughts | Phone away. | Eyes closed. | {h}',
    'shocked | Me, reading over a stranger’s shoulder: {h}',
  ],
  named: [
    'thoughts | What was it called? | Never mind. Sleep. | {t}!',
    'exchange | Any plans for tonight? | {t}.',
    'chat | What are you thinking about? | {t}. | I thought it was me.',
    'nobody | My date: Any hobbies? | Me, at once: | {t}',
    'tug | Everything I have to do today | {t} | Me',
    'exchange | Your three greatest passions? | {t}, food and sleep.',
    'butterfly | Me | Twelve open tabs: {t} | Is this a hobby?',
    'levels | {t}? Never heard of it. | Read one page | Opened twelve tabs | Explains it at parties',
    'tempted | Me | What I should be doing | {t}',
    'domino | One click on “{t}” | My whole afternoon',
  ],
  spoken: [
    'exchange | Quick, one sentence about {t}! | {l}',
    'chat | What’s on your mind? | {l} | So, {t} again.',
    'nobody | My date: What are you into? | Me, on {t}: | {l}',
    'nobody | Everyone: eating | Me, expert on {t}: | {l}',
    'proclaim | Me, one page about {t} later | {l}',
    'proclaim | {t}, explained to a baby | {l}',
    'thoughts | Sleep. | Don’t think of {t}. | {l}',
    'sign | {l} | {t}, in one sentence',
    'chat | One minute on {t}. Go. | {l} | That was four seconds.',
    'shocked | Me, new to {t}: {l}',
  ],
};
