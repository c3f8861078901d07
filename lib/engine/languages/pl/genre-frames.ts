import type { GenreFrames, GenreSigns } from '../words/joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Nikt: | Mój tata przy śniadaniu: | {h}',
    'thoughts | Pranie: na dworze. | Okna: otwarte. | {h}',
    'proclaim | Ja z jednym parasolem: | {h}',
  ],
  price: [
    'nobody | Moje konto: 12 złotych | Ja: | {h}',
    'thoughts | Potrzebne: nie. | Oszczędności: spore. | {h}',
    'reality | Wersja dla domowników | „Prawie za darmo” | Wersja z paragonu | {n}',
  ],
  review: [
    'nobody | Wszyscy: dzień dobry | Ja po dziewięciu recenzjach: | {h}',
    'thoughts | Mój jeszcze działa. | Ma tylko dwa lata. | {h}',
    'proclaim | Ja do sprzedawcy: | {h}',
  ],
  release: [
    'nobody | Mój laptop, w środku prezentacji: | Uruchomić ponownie? | {h}',
    'thoughts | Działa. | Nie ruszać. | {h}',
    'proclaim | Ja, dwie wersje do tyłu: | {h}',
  ],
  deploy: [
    'nobody | Piątek, 16:58 | Ja: | {h}',
    'thoughts | Jest piątek. | Testy były zielone. | {h}',
    'proclaim | Ja z ręką na rollbacku: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather: String.raw`pogoda|pogody|pogodzie|prognoza pogody|deszcz\p{L}*|śnieg\p{L}*|mróz|mrozy|słońce|upał\p{L}*|burz[eay]|temperatur\p{L}*|\d stopni|parasol\p{L}*`,
  price: String.raw`cen(?:a|y|ę|ie)?|taniej|tańsz\p{L}*|promocj\p{L}*|rabat\p{L}*|wyprzedaż\p{L}*|oszczędnoś\p{L}*|zniżk\p{L}*`,
  review: String.raw`recenzj\p{L}*|testujemy|przetestowali\p{L}*|werdykt|wady|zalety|plusy|minusy|nasza ocena`,
  release: String.raw`nowa wersja|nowej wersji|wersj\p{L}* \d|aktualizacj\p{L}*|lista zmian|nowe funkcje|już dostępn\p{L}*|beta|łatk[aię]`,
  deploy: String.raw`wdrożeni\p{L}* na produkcję|środowisk\p{L}* produkcyjn\p{L}*|deploy\p{L}*|rollback\p{L}*|hotfix\p{L}*|pipeline|kubernetes|ci/cd`,
};
