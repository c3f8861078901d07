import type { AudienceReplies } from '../words/note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: [
    'doubtful | Bij mij werkt het.',
    'tired | En het ticket staat op mijn naam.',
    'smug | Vrijdagavond live.',
  ],
  nurses: [
    'tired | Mooi. Ik heb nog niet gegeten.',
    'doubtful | En wie zet dat in het dossier?',
    'smug | Daar denk ik over na in mijn vier minuten pauze.',
  ],
  teachers: [
    'tired | Ja, dit komt in de toets.',
    'doubtful | En waar is je bron?',
    'smug | Heb ik maandag gezegd. Niemand schreef het op.',
  ],
  students: [
    'caught | Wacht. Komt dit op het tentamen?',
    'tired | Nog altijd beter dan mijn scriptie.',
    'smug | Mijn bronnenlijst is af.',
  ],
  parents: [
    'tired | De rest lees ik als ze het huis uit zijn.',
    'doubtful | Leuk. En wie past op de kinderen?',
    'smug | Gelezen tussen twee driftbuien.',
  ],
  founders: [
    'smug | Wij doen hetzelfde. Maar met AI.',
    'doubtful | En hoe schaalt dat?',
    'tired | Dat wordt dan onze volgende pivot.',
  ],
  gamers: [
    'smug | Sidequest geaccepteerd.',
    'tired | Na dit potje. Beloofd.',
    'doubtful | Is het al uit early access?',
  ],
  designers: [
    'doubtful | Mooi. In welk lettertype?',
    'tired | En nu het logo groter.',
    'smug | Heb ik als final_final_v7.',
  ],
  marketers: [
    'smug | Top. En de hashtag?',
    'doubtful | En waar is de call-to-action?',
    'tired | Dus één post, vier reels en een nieuwsbrief.',
  ],
  scientists: [
    'doubtful | En hoe groot was de steekproef?',
    'tired | Reviewer 2 is niet overtuigd.',
    'smug | Er is meer onderzoek nodig. Het mijne. Met subsidie.',
  ],
  football: ['doubtful | De VAR kijkt nog.', 'smug | Die maakt mijn oma ook.', 'tired | En de scheids zag weer niets.'],
  cycling: ['doubtful | En wat weegt dat?', 'smug | Dat doe ik met tegenwind.', 'tired | Prima. Na de appeltaart.'],
  office: [
    'tired | Dit had een mailtje kunnen zijn.',
    'doubtful | Staat dat in de notulen?',
    'smug | Dat pakken we even bilateraal op.',
  ],
};
