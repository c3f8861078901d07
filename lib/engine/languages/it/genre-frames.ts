import type { GenreFrames, GenreSigns } from '../words/joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Nessuno: | Mio padre, a colazione: | {h}',
    'thoughts | Bucato: fuori. | Finestre: aperte. | {h}',
    'proclaim | Io, con l’unico ombrello del gruppo: | {h}',
  ],
  price: [
    'nobody | Il mio conto: 12 euro | Io: | {h}',
    'thoughts | Non mi serve. | Però è in offerta. | {h}',
    'proclaim | Io, mentre lo spiego a casa: | {h}',
    'reality | Quello che ho detto a casa | «Una sciocchezza» | Quanto costa | {n}',
  ],
  review: [
    'nobody | Tutti: buongiorno | Io, dopo nove recensioni: | {h}',
    'thoughts | Non si è rotto niente. | Funziona tutto. | {h}',
    'proclaim | Io, al commesso che non ha chiesto nulla: | {h}',
  ],
  release: [
    'nobody | Il mio portatile, in riunione: | Riavviare ora? | {h}',
    'thoughts | Funziona. | Nessuno tocchi niente. | {h}',
    'proclaim | Io, indietro di due versioni: | {h}',
  ],
  deploy: [
    'nobody | Venerdì, 16:58 | Io: | {h}',
    'thoughts | È venerdì. | I test erano verdi. | {h}',
    'proclaim | Io, con la mano sul rollback: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather: String.raw`meteo|previsioni|piogge?|rovesci|neve|nevicate|gelo|sole|soleggiato|nuvole|nuvoloso|ondata di caldo|temporali|temperature|gradi|ombrell[oi]|meteorolog\p{L}*`,
  price: String.raw`prezz[oi]|più economic\p{L}*|scont[oi]|scontat[oaie]|offert[ae]|saldi|coupon|un affare|risparmi\p{L}*|promozione`,
  review:
    'recension[ei]|la prova di|prova su strada|provato|testato|verdetto|il nostro voto|pro e contro|difetti|pregi|la nostra prova',
  release: String.raw`nuova versione|version[ei]|rilasci\p{L}*|aggiornament[oi]|novità|disponibile da|beta|note di rilascio`,
  deploy: 'deploy|rilascio in produzione|in produzione|rollback|hotfix|pipeline|reperibilità|kubernetes',
};
