import type { FormWords } from '../words/form-words.ts';

export const forms: FormWords = {
  likes: String.raw`on (?:a )?aim(?:e|é)|ce qu.on (?:aime|a aimé)|plus|positifs?|atouts?|les \+`,
  dislikes:
    'on (?:n.)?(?:a )?(?:aime )?(?:pas|moins)(?: aimé)?|ce qu.on (?:aime|a) moins(?: aimé)?|moins|négatifs?|défauts?|faiblesses?|les [-–]',
  verdict: '(?:notre )?verdict|(?:en )?conclusion|notre avis|bilan',
  pros: 'avantages?|points? forts?|les plus|pour|ce qui (?:marche|est réussi|nous plaît)',
  cons: 'inconvénients?|points? faibles?|les moins|contre|ce qui (?:ne marche pas|est raté|ne nous plaît pas)',
  answerLabel: 'r(?:éponse)?',
  releaseMain: 'important',
  releaseNew: 'nouve|ajout',
  releaseImproved: 'amélior',
  releaseMended: 'corrig|correct',
  mendsOpening: 'corrig|correct',
  versus: 'contre|ou',
  difference: 'différences? entre',
  lifeDates: 'né|née',
  spanOpeners: 'de|entre',
  spanLinks: 'à|et',
  saidAt: 'a déclaré',
  dateOpeners: 'en|le',
  totals: 'ensemble|moyenne|dont',
  pictureCredit: 'photo(?:graphie)?|crédit(?: photo)?|image|illustration',
  pictureCreditBy: 'de|par',
  stepLabel: 'étape|etape',
  takesPlace:
    '(?:aura|auront|a|ont) lieu|se tien(?:t|dra|dront)|ouvr(?:e|ent|ira|iront)|(?:débute|commence)(?:ra)?|se déroule(?:ra)?',
  visit: 'entrée|billets?|tarifs?|gratuite?s?|inscriptions?|réservations?|ouverte?s?',
  gradeLabel: '(?:notre|ma) (?:note|évaluation)(?: finale)?|(?:notre |mon )?verdict|note finale',
  gradeOf: 'sur',
  gradeStars: 'étoiles?|points?',
};
