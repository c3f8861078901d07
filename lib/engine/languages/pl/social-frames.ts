import type { SocialFrames } from '../joke-words.ts';

/** Situations that everybody knows, around what a source says and what it is about. */
export const socialFrames: SocialFrames = {
  claimed: [
    'nobody | Fryzjerka: Co słychać? | Ja: | {h}',
    'nobody | Szef: Jakieś pytania? | Ja o 15:58: | {h}',
    'nobody | Kolega: Cześć. | Ja: | {h}',
    'exchange | Tu mama. Co nowego? | {h}',
    'exchange | Czego ciekawego można się dowiedzieć w pracy? | {h}',
    'chat | Co nowego? | {h} | Pytam, co u ciebie.',
    'chat | Powiedz mi coś miłego. | {h} | Dobranoc.',
    'proclaim | Ja do kolegi z pracy, który powiedział tylko „hej” | {h}',
    'proclaim | Ja tłumaczę kotu, czemu kolacja będzie później | {h}',
    'proclaim | Moja przemowa na weselu, pierwsze zdanie | {h}',
    'thoughts | Telefon na bok. | Oczy zamknięte. | {h}',
    'shocked | Ja, zerkając w tramwaju w cudzy telefon: {h}',
  ],
  named: [
    'thoughts | Jak to się nazywało? | Nieważne. Śpij. | {t}!',
    'exchange | Plany na wieczór? | {t}.',
    'chat | O czym myślisz? | {t}. | A ja, że o mnie.',
    'nobody | Randka: Jakieś hobby? | Ja od razu: | {t}',
    'tug | Wszystko, co mam dziś zrobić | {t} | Ja',
    'exchange | Twoje trzy wielkie pasje? | {t}, jedzenie i spanie.',
    'butterfly | Ja | Dwanaście otwartych kart: {t} | Czy to już hobby?',
    'levels | {t}? Nie znam. | Przeczytać stronę | Otworzyć dwanaście kart | Tłumaczyć na imprezach',
    'tempted | Ja | To, co mam zrobić | {t}',
    'domino | „{t}”: jedno kliknięcie | Całe moje popołudnie',
  ],
  spoken: [
    'exchange | „{t}”. Szybko, jedno zdanie! | {l}',
    'chat | O czym myślisz? | {l} | Czyli znowu „{t}”.',
    'nobody | Randka: A czym się zajmujesz? | Ja, temat: „{t}” | {l}',
    'nobody | Wszyscy: jedzą | Ja na hasło „{t}”: | {l}',
    'proclaim | „{t}”: ja po jednej stronie | {l}',
    'proclaim | „{t}”: wyjaśniam niemowlakowi | {l}',
    'thoughts | Śpij. | „{t}” może zaczekać. | {l}',
    'sign | {l} | „{t}” w jednym zdaniu',
    'chat | Temat: „{t}”. Masz minutę. | {l} | To były cztery sekundy.',
    'shocked | Ja, gdy odkrywam „{t}”: {l}',
  ],
};
