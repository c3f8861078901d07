import type { SocialFrames } from '../joke-words.ts';

/** Situations that everybody knows, around what a source says and what it is about. */
export const socialFrames: SocialFrames = {
  claimed: [
    'nobody | Kapper: Nog nieuws? | Ik: | {h}',
    'nobody | Baas: Nog vragen? | Ik, om 17:58: | {h}',
    'nobody | Collega: Hoi. | Ik: | {h}',
    'exchange | Hoi, met mama. Nog nieuws? | {h}',
    'exchange | En wat heb je vandaag op je werk geleerd? | {h}',
    'chat | Nog nieuws? | {h} | Ik bedoelde van jou.',
    'chat | Zeg eens iets liefs. | {h} | Welterusten.',
    'proclaim | Ik, tegen de collega die alleen “hoi” zei | {h}',
    'proclaim | Ik leg de kat uit waarom het eten later komt | {h}',
    'proclaim | Mijn trouwspeech, eerste zin | {h}',
    'thoughts | Telefoon weg. | Ogen dicht. | {h}',
    'shocked | Ik lees mee met een vreemde in de trein: {h}',
  ],
  named: [
    'thoughts | Hoe heette dat nou? | Laat maar. Slapen. | {t}!',
    'exchange | Plannen voor vanavond? | {t}.',
    'chat | Waar denk je aan? | {t}. | Ik dacht aan mij.',
    'nobody | Mijn date: Hobby’s? | Ik, meteen: | {t}',
    'tug | Alles wat ik vandaag moet doen | {t} | Ik',
    'exchange | Je drie grote passies? | {t}, eten en slapen.',
    'butterfly | Ik | Twaalf open tabbladen: {t} | Is dit een hobby?',
    'levels | {t}? Nooit van gehoord. | Eén pagina gelezen | Twaalf tabbladen open | Legt het uit op feestjes',
    'tempted | Ik | Wat ik zou moeten doen | {t}',
    'domino | Eén klik op ‘{t}’ | Mijn hele middag',
  ],
  spoken: [
    'exchange | Snel, één zin over ‘{t}’! | {l}',
    'chat | Waar denk je aan? | {l} | Dus weer ‘{t}’.',
    'nobody | Mijn date: Wat doe je zoal? | Ik, thema ‘{t}’: | {l}',
    'nobody | Iedereen: eet | Ik, bij het woord ‘{t}’: | {l}',
    'proclaim | Ik, na één pagina over ‘{t}’ | {l}',
    'proclaim | ‘{t}’, uitgelegd aan een baby | {l}',
    'thoughts | Slapen. | Niet aan ‘{t}’ denken. | {l}',
    'sign | {l} | ‘{t}’ in één zin',
    'chat | Onderwerp: ‘{t}’. Je hebt één minuut. | {l} | Dat waren vier seconden.',
    'shocked | Ik, net begonnen met ‘{t}’: {l}',
  ],
};
