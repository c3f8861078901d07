import type { FormWords } from '../form-words.ts';

export const forms: FormWords = {
  likes: 'pregi|(?:cosa |quello che )?(?:ci|mi) (?:piace|è piaciuto)|positiv[oi]|i più',
  dislikes: 'difetti|(?:cosa |quello che )?non (?:ci|mi) (?:piace|è piaciuto)|negativ[oi]|i meno',
  verdict: '(?:il nostro )?verdetto|conclusion[ei]|in conclusione|giudizio(?: finale)?',
  pros: 'vantaggi[a-z]?|pro|punti di forza|benefici',
  cons: 'svantaggi[a-z]?|contro|punti deboli|rischi',
  questionLabel: 'd(?:omanda)?',
  answerLabel: 'r(?:isposta)?',
  releaseMain: 'importante',
  releaseNew: 'nuov|aggiunt',
  releaseImproved: 'modific|miglior',
  releaseMended: 'corrett',
  versus: 'contro|rispetto a|o',
  difference: String.raw`differenz\p{L}+ tra`,
  lifeDates: 'nat[oa] (?:a|il|nel)',
  saidAt: 'ha detto',
  dateOpeners: "nel|nell['’]",
  totals: 'media|totale',
  pictureCredit: 'foto|fotografia|credito',
  pictureCreditBy: 'di',
  stepLabel: 'passo|passaggio',
};
