import type { GenreFrames, GenreSigns } from '../words/joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Niemand: | Mein Vater beim Frühstück: | {h}',
    'thoughts | Wäsche: draußen. | Fenster: offen. | {h}',
    'proclaim | Ich, mit dem einzigen Schirm weit und breit: | {h}',
  ],
  price: [
    'nobody | Kontostand: 12 Euro | Ich: | {h}',
    'thoughts | Ich brauche es nicht. | Es ist aber reduziert. | {h}',
    'proclaim | Ich, zu Hause in Erklärungsnot: | {h}',
    'reality | Was ich zu Hause sage | „War fast geschenkt“ | Was es kostet | {n}',
  ],
  review: [
    'nobody | Alle: Guten Morgen | Ich, nach neun Testberichten: | {h}',
    'thoughts | Es ist nichts kaputt. | Wirklich gar nichts. | {h}',
    'proclaim | Ich, zum Verkäufer, der nicht gefragt hat: | {h}',
  ],
  release: [
    'nobody | Mein Laptop, mitten im Vortrag: | Jetzt neu starten? | {h}',
    'thoughts | Es läuft. | Keiner fasst irgendwas an. | {h}',
    'proclaim | Ich, noch auf der vorletzten Version: | {h}',
  ],
  deploy: [
    'nobody | Freitag, 16:58 Uhr | Ich: | {h}',
    'thoughts | Es ist Freitag. | Die Tests waren grün. | {h}',
    'proclaim | Ich, mit dem Finger auf „Rollback“: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather: String.raw`wetter|\p{L}*wetter|regen|schauer|schnee|frost|sonne|sonnig|bewölkt|hitze\p{L}*|kälte\p{L}*|gewitter|temperatur(?:en)?|grad|regenschirm|meteorolog\p{L}*|böen`,
  price: String.raw`preise?|günstig(?:er|sten)?|billig(?:er|sten)?|rabatt\p{L}*|schnäppchen|angebote?|sonderangebot|gutscheine?|reduziert|preissenkung|ausverkauf|sparen|uvp`,
  review:
    'test|im test|testbericht|getestet|fazit|bewertung|rezension|testurteil|vor- und nachteile|nachteile?|kaufempfehlung|testsieger',
  release:
    'neue version|version(?:en)?|veröffentlicht|veröffentlichung|erschienen|erscheint|update|updates|aktualisierung|neuerungen|ab sofort verfügbar|beta',
  deploy: String.raw`deploy\p{L}*|rollback|ausrollen|ausgerollt|produktivsystem|hotfix|pipeline|produktivumgebung|rufbereitschaft|kubernetes`,
};
