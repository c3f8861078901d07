import type { GenreFrames, GenreSigns } from '../joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Nikt: | Mój tata przy śniadaniu: | {h}',
    'thoughts | Pranie: na dworze. | Okna: otwarte. | {h}',
    'proclaim | Ja, z jednym parasolem: | {h}',
  ],
  price: [
    'nobody | Moje konto: 12 złotych | Ja: | {h}',
    'thoughts | Potrzebne: nie. | Oszczędności: spore. | {h}',
    'reality | Co mówiłem w domu | „Prawie nic” | Ile kosztuje | {n}',
  ],
  review: [
    'nobody | Wszyscy: dzień dobry | Ja, po dziewięciu recenzjach: | {h}',
    'thoughts | Mój jeszcze działa. | Ma tylko dwa lata. | {h}',
    'proclaim | Ja, do sprzedawcy: | {h}',
  ],
  release: [
    'nobody | Mój laptop, w środku prezentacji: | Uruchomić ponownie? | {h}',
    'thoughts | Teraz działa. | Nikt nie rusza. | {h}',
    'proclaim | Ja, dwie wersje wstecz: | {h}',
  ],
  deploy: [
    'nobody | Piątek, 16:58 | Ja: | {h}',
    'thoughts | Jest piątek. | Testy były zielone. | {h}',
    'proclaim | Ja, z ręką na cofaniu: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather: String.raw`pogoda|pogody|prognoza|deszcz\p{L}*|śnieg\p{L}*|mróz|mrozy|słońce|upał\p{L}*|burz[ea]|temperatur\p{L}*|stopni|parasol\p{L}*`,
  price: String.raw`cen[ay]|ceny|cenie|taniej|tańsz\p{L}*|promocj\p{L}*|rabat\p{L}*|wyprzedaż\p{L}*|okazj\p{L}*|oszczędnoś\p{L}*|zniżk\p{L}*`,
  review: String.raw`recenzj\p{L}*|test|testujemy|werdykt|ocena|wady|zalety|opinia`,
  release: String.raw`nowa wersja|wersj\p{L}*|premier\p{L}*|aktualizacj\p{L}*|nowości|już dostępn\p{L}*|beta`,
  deploy: String.raw`wdrożeni\p{L}*|wdroży\p{L}*|na produkcji|rollback|hotfix|pipeline|kubernetes`,
};
