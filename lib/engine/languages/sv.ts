import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import type { GrammarWords } from './words/grammar-words.ts';

const grammar: GrammarWords = {
  joints:
    'i på av för till från med om vid under över mellan efter före mot utan genom hos ur per och eller men samt att som när om då där ett en den det de än inte mycket också även bara redan',
  others:
    'är var blir blev har hade kan kunde ska skulle vill ville måste får fick finns fanns jag du han hon den det vi ni de mig dig honom henne oss er dem sin sitt sina min mitt mina din ditt dina hans hennes dess deras vår vårt våra denna detta dessa sådan sådant vad vem vilken vilket vilka hur här nu sedan mer mest alla allt andra annan annat många något några själv så',
  isVerbSecond: true,
  backward:
    'han hon hans hennes deras dess denna detta dessa men och eller också även därför därmed däremot dessutom dock emellertid',
  connectives:
    'dock|emellertid|dessutom|till exempel|exempelvis|självklart|tyvärr|naturligtvis|faktiskt|däremot|och|men',
  coordinators: 'och men',
  second: 'men eftersom medan om',
  dependent: 'om när eftersom fast trots medan innan efter sedan för utan enligt vem vad',
  limiting: 'bara endast',
  denying: 'utan ingen inget inga',
  and: 'och eller',
  binding:
    'inte aldrig ingen inget inga utan men om bara endast kanske troligen sannolikt påstås kan kunde skulle trots nästan omkring knappast sällan utom',
  speech:
    'sade sa säger uppgav uppger berättade berättar menar hävdar skriver skrev enligt förklarade förklarar meddelade meddelar',
  personal: 'jag mig min mitt mina vi oss vår vårt våra du dig din ditt dina ni er ert era',
  subjects: 'jag du han hon den det vi ni de man en ett',
  ownAbbreviations: 'dr prof t.ex bl.a m.m m.fl d.v.s dvs osv ca kl st jfr s.k milj mdr',
};

export const sv: Language = {
  code: 'sv',
  name: 'Svenska',
  direction: 'ltr',
  quotationMarks: ['”', '”'],
  hasSpaces: true,
  wordsHaveVowels: true,
  partOfWhole: '{part} av {whole}',
  everyday: 'och att det som är en på av för med till den har inte om ett var jag från kan',
  months: list('januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december'),
  gate: {
    harm: {
      groups:
        'judar(?:na)?|muslimer(?:na)?|romer(?:na)?|zigenare|migranter(?:na)?|flyktingar(?:na)?|utlänningar|svarta|kvinnor|homosexuella|bögar',
      copula: String.raw`(?<!\p{L})(?:är|var)(?!\p{L})`,
      dehumanising: 'ohyra|råttor|kackerlackor|parasiter|undermänniskor|skadedjur',
      threats: 'jag (?:dödar|skjuter|stryper) (?:dig|er|honom|henne)|jag slår ihjäl (?:dig|er|honom|henne)',
      selfHarm: 'ta livet av dig|döda dig själv|häng dig|jag vill (?:dö|ta mitt liv|begå självmord)|skär dig själv',
    },
    gravity: {
      conflict: String.raw`missil\p{L}*|drönarattack\p{L}*|ballistisk\p{L}*|attackdrönar\p{L}*|bombning\p{L}*|bombad\p{L}*|terrordåd\p{L}*|skjutning(?:en|ar)?|luftangrepp\p{L}*|anfall(?:et|en)? mot (?:israel|iran|ukraina|libanon|civila)|försvunn(?:en|na)|antisemit\p{L}*|hakkors|krigslagar\p{L}*`,
      grave: String.raw`död(?:a|ad|ade|ades|lig\p{L}*)?|mord(?:et|en)?|mördad\p{L}*|självmord\p{L}*|våldt\p{L}*|krig(?:et)?|jordbävning\p{L}*|gisslan|omkom\p{L}*|skadad\p{L}*|beskjutning\p{L}*|saknade`,
      mild: String.raw`skogsbr[aä]nd\p{L}*|storbrand\p{L}*|översvämning\p{L}*|olycka|olyckan|olyckor|åtalad\p{L}*|dömd\p{L}*|häktad\p{L}*|gripen|gripna|misshandel\p{L}*`,
    },
  },
  brief: {
    dangling: {
      continuing:
        'det (?:året|här|där)|den (?:dagen|tiden|gången)|dock|emellertid|däremot|därför|därmed|därefter|dessutom|däri|därtill|därav|också|även|men|och|den här|det här|dessa|detta|denna|han|hon|dem|samtidigt|under tiden|istället|i stället|tvärtom|till exempel|exempelvis|med andra ord|å andra sidan|å ena sidan|ändå|trots (?:det|detta)|på så sätt|av den anledningen|sedan dess|dagen efter|senare|tidigare|bägge|båda|den (?:förra|senare)|en av dem|några av dem|dessvärre|annars|likaså|till sist|slutligen',
    },
  },
  grammar,
};

export const examples: Examples = {
  grave: 'Tolv människor omkom i jordbävning',
  harmless: 'Cykelvägen förnyades i somras',
  date: ['29 oktober 1923', 1923.8],
  harmful: 'Flyktingar är parasiter.',
};
