import type { FormWords } from '../form-words.ts';

export const forms: FormWords = {
  likes: 'plus(?:sen)?|goed|wat (?:ons |mij )?bevalt|positief',
  dislikes: 'min(?:nen)?|minder goed|slecht|wat (?:ons |mij )?(?:niet|minder) bevalt|negatief',
  verdict: 'conclusie|(?:ons )?oordeel|eindoordeel|verdict',
  pros: 'voordelen|voordeel|pluspunten|sterke punten',
  cons: 'nadelen|nadeel|minpunten|zwakke punten',
  questionLabel: 'v(?:raag)?',
  answerLabel: 'antwoord',
  releaseNew: 'toegevoegd|nieuw',
  releaseImproved: 'gewijzigd',
  releaseMended: 'opgelost',
  mendsOpening: 'opgelost',
  versus: 'tegen|of',
  difference: 'verschil(?:len)? tussen',
  spanOpeners: 'van|tussen',
  spanLinks: 'tot|en',
  dateOpeners: 'op',
  totals: String.raw`totaal|gemiddeld\p{L}*`,
  stepLabel: 'stap',
  takesPlace: 'vindt|vinden|opent|begint|start|wordt gehouden',
  visit: 'toegang|tickets?|kaarten|kaartjes|gratis|aanmelden|inschrijven|inschrijving|geopend',
};
