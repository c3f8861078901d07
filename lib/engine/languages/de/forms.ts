import type { FormWords } from '../words/form-words.ts';

export const forms: FormWords = {
  likes:
    'was (?:uns |mir )?(?:sehr |besonders |gut )?gefällt|was (?:uns |mir )?(?:sehr |besonders |gut )?gefallen hat|(?:uns|mir|das) gefällt(?: uns| mir)?|gefällt (?:uns|mir)|hat (?:uns|mir) gefallen|tops?|plus(?:punkte?)?|positiv(?:es)?|gut|lob|dafür|pro',
  dislikes:
    'was (?:uns |mir )?(?:nicht|weniger)(?: so)?(?: gut| sehr)? gefällt|was (?:uns |mir )?(?:nicht|weniger)(?: so)?(?: gut| sehr)? gefallen hat|(?:uns|mir|das) gefällt (?:uns |mir )?(?:nicht|weniger)|gefällt (?:uns|mir) (?:nicht|weniger)|hat (?:uns|mir) (?:nicht|weniger) gefallen|flops?|minus(?:punkte?)?|negativ(?:es)?|schlecht|weniger gut|nicht (?:so )?gut|tadel|kritik|dagegen|contra|kontra',
  verdict: 'fazit|(?:unser )?(?:gesamt)?urteil|schlussfazit|testurteil|unterm strich|mein eindruck',
  pros: 'vorteile?|pro|stärken|dafür spricht|chancen|was (?:besonders )?gut (?:gelaufen|gelungen|war)|das gefällt',
  cons: 'nachteile?|contra|kontra|schwächen|dagegen spricht|risiken|was (?:nicht|weniger) (?:so )?gut|was (?:schlecht|schief) (?:lief|gelaufen)|das gefällt nicht|das stört',
  questionLabel: 'f(?:rage)?',
  answerLabel: 'a(?:ntwort)?',
  releaseMain: 'wichtig',
  releaseNew: 'neu',
  releaseImproved: 'änder|verbesser',
  releaseMended: 'behoben|fehler',
  mendsOpening: 'behoben|behebt',
  mendsAnywhere: 'nicht mehr',
  versus: 'gegen|oder|im vergleich',
  difference: String.raw`unterschied\p{L}*`,
  lifeDates: 'geboren|gestorben',
  spanOpeners: 'von|zwischen',
  spanLinks: 'bis|und',
  yearAdverbs: 'bereits|schon|erst|ebenfalls|erstmals|zuletzt|noch|dann',
  saidAt: 'sagte|schrieb',
  dateOpeners: 'am|im(?: jahre?)?|bis|ab|seit',
  totals: String.raw`gesamt\p{L}*|summe|insgesamt|durchschnitt|davon|darunter`,
  pictureCredit: 'foto|bild|illustration',
  pictureCreditBy: 'von',
  stepLabel: 'schritt',
  takesPlace: String.raw`finde[tn]|(?:er)?öffnet|beginn(?:t|en)|start(?:et|en)|lädt|laden (?:\p{L}+ ){0,4}(?:zu|ein)|gastiert|steigt|kommt|kommen`,
  visit:
    'eintritt(?:s?preise?)?|tickets?|karten|kostenlos|kostenfrei|anmeldung(?:en)?|anmelden|geöffnet|einlass|vorverkauf|anpfiff|anwurf|ermäßigt',
  gradeLabel: '(?:unsere?|meine?) (?:note|wertung|urteil|bewertung)|(?:gesamt|test)(?:note|urteil)|fazit',
  gradeOf: 'von|aus',
  gradeStars: 'sternen?|punkten?',
};
