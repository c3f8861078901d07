import type { GenreFrames, GenreSigns } from '../joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Niemand: | Mijn vader bij het ontbijt: | {h}',
    'thoughts | Was: buiten. | Ramen: open. | {h}',
    'proclaim | Ik, met één paraplu: | {h}',
  ],
  price: [
    'nobody | Mijn rekening: 12 euro | Ik: | {h}',
    'thoughts | Nodig: nee. | Bespaard: veel. | {h}',
    'proclaim | Ik, als ik het thuis uitleg: | {h}',
    'reality | Wat ik zei | ‘Bijna niets’ | Wat het kost | {n}',
  ],
  review: [
    'nobody | Iedereen: goedemorgen | Ik, na negen reviews: | {h}',
    'thoughts | De mijne doet het nog. | Hij is twee jaar oud. | {h}',
    'proclaim | Ik, tegen de verkoper: | {h}',
  ],
  release: [
    'nobody | Mijn laptop, midden in mijn praatje: | Nu opnieuw starten? | {h}',
    'thoughts | Het werkt nu. | Niemand komt eraan. | {h}',
    'proclaim | Ik, twee versies achter: | {h}',
  ],
  deploy: [
    'nobody | Vrijdag, 16.58 uur | Ik: | {h}',
    'thoughts | Het is vrijdag. | De tests waren groen. | {h}',
    'proclaim | Ik, met mijn hand op de rollback: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather:
    'weer(?:bericht)?|weersverwachting|regen|buien|sneeuw|vorst|zon|zonnig|bewolkt|hittegolf|onweer|temperatu(?:ur|ren)|graden|paraplu|windstoten',
  price:
    'prij(?:s|zen)|goedko(?:op|per|opst|opste)|korting(?:en)?|aanbieding(?:en)?|uitverkoop|koopje|kortingscode|besparen|afgeprijsd',
  review: 'review|getest|test|oordeel|beoordeling|plus- en minpunten|minpunten|pluspunten|onze ervaring|recensie',
  release: 'nieuwe versie|versies?|uitgebracht|verschenen|updates?|vernieuwingen|nu beschikbaar|bèta|release',
  deploy: String.raw`deploy\p{L}*|uitrollen|uitgerold|in productie|rollback|hotfix|pipeline|kubernetes`,
};
