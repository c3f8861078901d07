import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import type { GrammarWords } from './words/grammar-words.ts';

const grammar: GrammarWords = {
  joints:
    'i på af for til fra med om ved under over mellem efter før mod uden gennem hos per og eller men samt at som når hvis da hvor et en den det de end ikke meget også kun allerede',
  others:
    'er var bliver blev har havde kan kunne skal skulle vil ville må måtte får fik findes jeg du han hun den det vi I de mig dig ham hende os jer dem sin sit sine min mit mine din dit dine hans hendes dens dets deres vores denne dette disse sådan hvad hvem hvilken hvilket hvilke hvordan her nu siden mere mest alle alt andre anden andet mange noget nogle selv så',
  isVerbSecond: true,
  backward:
    'han hun hans hendes deres denne dette disse men og eller også derfor dermed derimod desuden dog imidlertid',
  connectives:
    'dog|imidlertid|desuden|for eksempel|eksempelvis|selvfølgelig|desværre|naturligvis|faktisk|derimod|og|men',
  coordinators: 'og men',
  second: 'men fordi mens hvis',
  dependent: 'hvis når fordi selvom mens inden efter siden for uden ifølge hvem hvad',
  limiting: 'kun',
  denying: 'uden ingen intet',
  and: 'og eller',
  binding:
    'ikke aldrig ingen intet uden men hvis kun måske formentlig sandsynligvis angiveligt kan kunne skulle trods næsten omkring knap sjældent undtagen',
  speech:
    'sagde siger oplyste oplyser fortalte fortæller mener hævder skriver skrev ifølge forklarede forklarer meddelte meddeler',
  personal: 'jeg mig min mit mine vi os vores du dig din dit dine jer jeres',
  subjects: 'jeg du han hun den det vi de man en et',
  ownAbbreviations: 'dr prof f.eks fx bl.a m.m m.fl dvs osv ca kl jf mio mia',
};

export const da: Language = {
  code: 'da',
  name: 'Dansk',
  direction: 'ltr',
  hasSpaces: true,
  wordsHaveVowels: true,
  ordinalsHaveStops: true,
  partOfWhole: '{part} af {whole}',
  months: list('januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december'),
  gate: {
    harm: {
      groups:
        'jøder(?:ne)?|muslimer(?:ne)?|romaer(?:ne)?|sigøjnere|migranter(?:ne)?|flygtninge(?:ne)?|udlændinge|sorte|kvinder|homoseksuelle|bøsser',
      copula: String.raw`(?<!\p{L})(?:er|var)(?!\p{L})`,
      dehumanising: 'utøj|rotter|kakerlakker|parasitter|undermennesker|skadedyr',
      threats: 'jeg (?:dræber|skyder|kvæler) (?:dig|jer|ham|hende)|jeg slår (?:dig|jer|ham|hende) ihjel',
      selfHarm:
        'slå dig selv ihjel|begå selvmord|hæng dig|jeg vil (?:dø|tage mit eget liv|begå selvmord)|skær dig selv',
    },
    gravity: {
      conflict: String.raw`missil\p{L}*|droneangreb\p{L}*|bombning\p{L}*|terrorangreb\p{L}*|skyderi\p{L}*|luftangreb\p{L}*|angreb(?:et|ene)? på (?:israel|iran|ukraine|gaza|libanon|civile)`,
      grave: String.raw`død(?:e|ede|elig\p{L}*)?|dræbt\p{L}*|drab(?:et)?|mord(?:et)?|selvmord\p{L}*|voldt\p{L}*|krig(?:en)?|jordskælv\p{L}*|gids(?:el|ler)|omkom\p{L}*|beskydning\p{L}*|såret\p{L}*|savnet\p{L}*`,
      mild: String.raw`skovbrand\p{L}*|storbrand\p{L}*|oversvømmelse\p{L}*|ulykke\p{L}*|tiltalt\p{L}*|dømt\p{L}*|fængslet|anholdt\p{L}*`,
    },
  },
  brief: {
    dangling: {
      continuing:
        'det år|den(?:gang| dag| gang)|dog|imidlertid|derimod|derfor|dermed|derefter|desuden|dertil|også|men|og|her|dette|disse|denne|han|hun|samtidig|imens|i stedet|tværtimod|for eksempel|eksempelvis|med andre ord|på den anden side|alligevel|trods (?:det|dette)|på den måde|af den grund|siden da|dagen efter|senere|tidligere|begge|sidstnævnte|førstnævnte|en af dem|nogle af dem|desværre|ellers|ligeledes|til sidst|endelig',
    },
  },
  grammar,
};

export const examples: Examples = {
  grave: 'Tolv mennesker omkom ved jordskælv',
  harmless: 'Cykelstien blev fornyet i sommer',
  date: ['29. oktober 1923', 1923.8],
  harmful: 'Flygtninge er parasitter.',
};
