import type { SocialFrames } from '../joke-words.ts';

/** Situations that everybody knows, around what a source says and what it is about. */
export const socialFrames: SocialFrames = {
  claimed: [
    'nobody | Friseurin: Was gibt’s Neues? | Ich: | {h}',
    'nobody | Chef: Noch Fragen? | Ich, um 17:58 Uhr: | {h}',
    'nobody | Kollege: Morgen. | Ich: | {h}',
    'exchange | Hier ist Mama. Gibt’s was Neues? | {h}',
    'exchange | Und was hast du heute auf der Arbeit gelernt? | {h}',
    'chat | Gibt’s was Neues? | {h} | Ich meinte bei dir.',
    'chat | Sag mal was Nettes. | {h} | Gute Nacht.',
    'proclaim | Ich, zum Kollegen, der nur „Mahlzeit“ gesagt hat | {h}',
    'proclaim | Ich erkläre der Katze, warum es später Futter gibt | {h}',
    'proclaim | Meine Hochzeitsrede, erster Satz | {h}',
    'thoughts | Handy weg. | Augen zu. | {h}',
    'shocked | Ich lese in der Bahn beim Nachbarn mit: {h}',
  ],
  named: [
    'thoughts | Wie hieß das noch? | Egal. Schlafen. | {t}!',
    'exchange | Was machst du heute Abend? | {t}.',
    'chat | Woran denkst du? | {t}. | Ich dachte, an mich.',
    'nobody | Mein Date: Hobbys? | Ich, sofort: | {t}',
    'tug | Alles, was ich heute tun müsste | {t} | Ich',
    'exchange | Deine drei großen Leidenschaften? | {t}, Essen und Schlafen.',
    'butterfly | Ich | Zwölf offene Tabs: {t} | Ist das ein Hobby?',
    'levels | {t}? Nie gehört. | Eine Seite gelesen | Zwölf Tabs geöffnet | Erklärt es auf Partys',
    'tempted | Ich | Was ich tun müsste | {t}',
    'domino | Ein Klick auf „{t}“ | Mein ganzer Nachmittag',
  ],
  spoken: [
    'exchange | Schnell, ein Satz zum Thema „{t}“! | {l}',
    'chat | Woran denkst du? | {l} | Also wieder {t}.',
    'nobody | Mein Date: Was machst du so? | Ich, Thema „{t}“: | {l}',
    'nobody | Alle: essen | Ich, beim Stichwort „{t}“: | {l}',
    'proclaim | Ich, nach einer Seite über „{t}“ | {l}',
    'proclaim | „{t}“, einem Baby erklärt | {l}',
    'thoughts | Schlafen. | Nicht an „{t}“ denken. | {l}',
    'sign | {l} | „{t}“ in einem Satz',
    'chat | Thema „{t}“. Du hast eine Minute. | {l} | Das waren vier Sekunden.',
    'shocked | Ich, neu beim Thema „{t}“: {l}',
  ],
};
