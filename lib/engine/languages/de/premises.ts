import type { Premises } from '../joke-words.ts';

export const premises: Premises = {
  cancelled: {
    signs: 'abgesagt|entfällt|absage',
    lines: 'Perfekt. Ich bin schon im Schlafanzug.|Gut. Ich war noch gar nicht losgegangen.',
  },
  signed: {
    signs: 'unter vertrag|verträge?|vertragsverlängerung|unterschreibt',
    lines: 'Mein einziger Vertrag: Fitnessstudio. Ich war zweimal da.',
  },
  grows: {
    signs: 'expandiert|expandieren|expansion|wachstum|wächst weiter',
    lines: 'Ich expandiere auch. Seit Weihnachten.',
  },
  waited: {
    signs: String.raw`nach (?:mehr als |über |fast |rund |gut )?(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|dreißig) (?:jahren|monaten|wochen|jahrzehnten)`,
    lines: 'So lange suche ich schon die zweite Socke.',
  },
  free: { signs: String.raw`gratis|kostenlos\p{L}*|umsonst`, lines: 'Gratis? Ich nehme zwei.' },
  properly: { signs: String.raw`richtig \p{L}{3,}e?n(?=$|[:?.!,])`, lines: 'Ich mache das seit 20 Jahren falsch.' },
  snow: {
    signs: String.raw`schneeräum\p{L}*|schneeschipp\p{L}*|schneeschaufel\p{L}*|schneefall|schneechaos|winterdienst`,
    lines: 'Ich warte einfach auf April.',
  },
  quarrel: {
    signs: String.raw`streitet|streiten|\p{L}*streit|krach|zoff|nervenkrieg|zerstritten|verhandlungen|verhandelt|tauziehen`,
    lines: 'Wir streiten zu Hause noch über die Heizung.|Bei uns geht es darum, wer die Milch leer gemacht hat.',
  },
  exam: {
    signs: String.raw`abitur\p{L}*|klausur(?:en)?|mathe(?:test|arbeit|prüfung|unterricht)?|schulnoten|abschlussprüfung(?:en)?`,
    lines: 'Ich träume heute noch von der Matheprüfung.',
  },
  broken: {
    signs: 'serverausfall|netzstörung|it-panne|softwarefehler|bugs|bugfix(?:es)?|patch ?notes',
    lines: 'Schon mal aus- und wieder eingeschaltet?',
  },
  discovered: {
    signs: 'entdeckt|entdeckung(?:en)?|wiedergefunden|aufgetaucht',
    lines: 'Und ich finde meinen Schlüssel nicht.',
  },
  groupwork: {
    signs: String.raw`zusammenarbeit|teamarbeit|kooperation(?:en)?|kooperier\p{L}*|schwarmintelligenz`,
    lines: 'In der Schule hieß das Gruppenarbeit. Einer hat alles gemacht.',
  },
  rated: {
    signs: String.raw`\d sternen?|kundenbewertung(?:en)?|produkttest(?:er|s)?|erfahrungsberichte?`,
    lines: 'Ein Stern. Der Karton war eingedrückt.',
  },
  advert: { signs: 'werbung|werbespots?|werbekampagnen?', lines: 'Ich habe „Werbung überspringen“ gedrückt.' },
  slump: {
    signs: 'rezession|inflation(?:srate)?|konjunktur\\p{L}*|wirtschaftskrise|tariflohn|löhne|bruttoinlandsprodukt',
    lines: 'Also keine Gehaltserhöhung?',
  },
  listed: { lines: 'Ich bin bis Nummer drei gekommen.' },
  initials: { lines: 'Ich kenne nur TÜV und WLAN.' },
};
