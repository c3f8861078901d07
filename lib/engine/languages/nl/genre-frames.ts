import type { GenreFrames, GenreSigns } from '../words/joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Niemand: | Mijn vader bij het ontbijt: | {h}',
    'thoughts | Was: aan de lijn. | Ramen: open. | {h}',
    'proclaim | Ik, met de enige paraplu: | {h}',
  ],
  price: [
    'nobody | Mijn rekening: 12 euro | Ik: | {h}',
    'thoughts | Nodig: nee. | In de aanbieding: ja. | {h}',
    'proclaim | Ik, als ik het thuis uitleg: | {h}',
    'reality | Wat ik thuis zei | ‘Kostte bijna niks’ | Wat het kost | {n}',
  ],
  review: [
    'nobody | Iedereen: goedemorgen | Ik, na negen reviews: | {h}',
    'thoughts | Er is niks kapot. | Alles doet het nog. | {h}',
    'proclaim | Ik, tegen de verkoper die niets vroeg: | {h}',
  ],
  release: [
    'nobody | Mijn laptop, midden in mijn presentatie: | Nu opnieuw starten? | {h}',
    'thoughts | Het werkt. | Allemaal afblijven nu. | {h}',
    'proclaim | Ik, twee versies achter: | {h}',
  ],
  deploy: [
    'nobody | Vrijdag, 16.58 uur | Ik: | {h}',
    'thoughts | Het is vrijdag. | De tests waren groen. | {h}',
    'proclaim | Ik, met mijn vinger op de rollback: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather:
    'weer(?:bericht|sverwachting|sverwachtingen|man|vrouw|tje)|(?:mooi|slecht|zonnig|extreem) weer|(?:over|van|door) het weer|^het weer|regen|buien|sneeuw|nachtvorst|zon|zonnig|bewolkt|hittegolf|onweer|temperatu(?:ur|ren)|graden|paraplu|windstoten',
  price:
    'prij(?:s|zen)|goedko(?:op|per|opst|opste)|korting(?:en)?|aanbieding(?:en)?|uitverkoop|koopje|kortingscode|besparen|afgeprijsd',
  review: 'review|getest|test|oordeel|beoordeling|plus- en minpunten|minpunten|pluspunten|onze ervaring|recensie',
  release: 'nieuwe versie|versies?|uitgebracht|verschenen|updates?|vernieuwingen|nu beschikbaar|bèta|release',
  deploy: String.raw`deploy\p{L}*|uitrollen|uitgerold|in productie|rollback|hotfix|pipeline|kubernetes`,
};
