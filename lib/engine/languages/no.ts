import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import type { FigureWords } from './words/figure-words.ts';
import type { GrammarWords } from './words/grammar-words.ts';

const figures: FigureWords = {
  shopCurrencies: 'kr',
  currencyBehind: String.raw`kr\.?`,
};

const grammar: GrammarWords = {
  joints:
    'i på av for til fra med om ved under over mellom etter før mot uten gjennom hos per og eller men samt å at som når hvis da hvor et en ei den det de enn ikke veldig også bare allerede',
  others:
    'er var blir ble har hadde kan kunne skal skulle vil ville må måtte får fikk finnes jeg du han hun den det vi dere de meg deg ham henne oss dem sin sitt sine si min mitt mine din ditt dine hans hennes dens dets deres vår vårt våre denne dette disse slik hva hvem hvilken hvilket hvilke hvordan her nå siden mer mest alle alt andre annen annet mange noe noen selv så',
  isVerbSecond: true,
  backward: 'han hun hans hennes deres denne dette disse men og eller også derfor dermed derimot dessuten imidlertid',
  connectives: 'imidlertid|dessuten|for eksempel|selvfølgelig|dessverre|naturligvis|faktisk|derimot|og|men',
  coordinators: 'og men',
  second: 'men fordi mens hvis',
  dependent: 'hvis når fordi selv mens før etter siden for uten ifølge hvem hva',
  limiting: 'bare kun',
  denying: 'uten ingen intet',
  and: 'og eller',
  binding:
    'ikke aldri ingen intet uten men hvis bare kun kanskje trolig sannsynligvis angivelig kan kunne skulle tross nesten omtrent knapt sjelden unntatt',
  speech:
    'sa sier opplyste opplyser fortalte forteller mener hevder skriver skrev ifølge forklarte forklarer meldte melder',
  personal: 'jeg meg min mitt mine vi oss vår vårt våre du deg din ditt dine dere deres',
  subjects: 'jeg du han hun den det vi de man en et',
  ownAbbreviations: 'dr prof f.eks bl.a m.m m.fl dvs osv ca kl jf mill mrd',
};

export const no: Language = {
  code: 'no',
  otherCodes: ['nb', 'nn'],
  name: 'Norsk',
  direction: 'ltr',
  quotationMarks: ['«', '»'],
  hasSpaces: true,
  wordsHaveVowels: true,
  ordinalsHaveStops: true,
  partOfWhole: '{part} av {whole}',
  months: list('januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember'),
  gate: {
    harm: {
      groups:
        'jøder(?:ne)?|muslimer(?:ne)?|romfolk|sigøynere|migranter|flyktninger|utlendinger|svarte|kvinner|homofile',
      copula: String.raw`(?<!\p{L})(?:er|var)(?!\p{L})`,
      dehumanising: 'utøy|rotter|kakerlakker|parasitter|undermennesker|skadedyr',
      threats: 'jeg (?:dreper|skyter|kveler) (?:deg|dere|ham|henne)|jeg slår (?:deg|dere|ham|henne) i hjel',
      selfHarm: 'drep deg selv|begå selvmord|heng deg|jeg vil (?:dø|ta mitt eget liv|begå selvmord)|kutt deg selv',
    },
    gravity: {
      conflict: String.raw`missil\p{L}*|droneangrep\p{L}*|bombing\p{L}*|terrorangrep\p{L}*|skyting\p{L}*|luftangrep\p{L}*|angrep(?:et|ene)? på (?:venezuela|israel|iran|ukraina|kyiv|libanon|sivile)|livstids?\p{L}*|kastrer\p{L}*|antisemit\p{L}*|hakekors|unntakstilstand|savnet (?:\p{L}+ ){0,2}(?:jente|gutt|kvinne|mann)\p{L}*`,
      grave: String.raw`død(?:e|elig\p{L}*)?|drept\p{L}*|drap(?:et)?|mord(?:et)?|selvmord\p{L}*|voldt\p{L}*|krig(?:en)?|jordskjelv\p{L}*|gis(?:sel|ler)|omkom\p{L}*|beskytning\p{L}*|såret\p{L}*|savnet\p{L}*`,
      mild: String.raw`skogbrann\p{L}*|storbrann\p{L}*|flom(?:men)?|ulykke\p{L}*|tiltalt\p{L}*|dømt\p{L}*|fengslet|pågrepet|arrestert`,
    },
  },
  figures,
  brief: {
    dangling: {
      continuing:
        'det året|den (?:dagen|gangen|tiden)|imidlertid|derimot|derfor|dermed|deretter|dessuten|også|men|og|her|dette|disse|denne|han|hun|samtidig|imens|i stedet|tvert imot|for eksempel|eksempelvis|med andre ord|på den andre siden|likevel|til tross for (?:det|dette)|på den måten|av den grunn|siden da|dagen etter|senere|tidligere|begge|sistnevnte|førstnevnte|en av dem|noen av dem|dessverre|ellers|likeledes|til slutt|endelig',
    },
  },
  grammar,
};

export const examples: Examples = {
  grave: 'Tolv mennesker omkom i jordskjelv',
  harmless: 'Sykkelstien ble fornyet i sommer',
  date: ['29. oktober 1923', 1923.8],
  harmful: 'Flyktninger er parasitter.',
};
