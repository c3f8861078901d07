import type { Premises } from '../words/premise-words.ts';
import { deeds } from './deeds.ts';

export const premises: Premises = {
  ...deeds,
  cancelled: {
    signs: 'abgesagt|entfällt|absage(?! an)',
    lines:
      'Perfekt. Ich bin schon im Schlafanzug.|Gut. Ich war noch gar nicht losgegangen.|Schade. Ich habe die Schuhe schon wieder aus.|So gute Nachrichten gab es zuletzt mit „hitzefrei“.',
  },
  signed: {
    signs: 'unter vertrag|verträge?|vertragsverlängerung|unterschreibt',
    lines:
      'Mein einziger Vertrag: Fitnessstudio. Ich war zweimal da.|Ich unterschreibe nur für die Pakete der Nachbarn.|Mein Autogramm kann ich seit der sechsten Klasse.',
  },
  grows: {
    signs: 'expandiert|expandieren|expansion|wachstum|wächst weiter',
    lines: 'Mein Wäschestapel meldet ein Plus.|Mein Basilikum hat sich seit Ostern nicht bewegt.',
  },
  waited: {
    signs: String.raw`nach (?:mehr als |über |fast |rund |gut )?(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|dreißig) (?:jahren|monaten|wochen|jahrzehnten)`,
    lines:
      'So lange suche ich schon die zweite Socke.|So alt ist der Senf in unserem Kühlschrank.|So lange räume ich schon „demnächst“ den Keller auf.',
  },
  free: {
    signs: String.raw`gratis|kostenlos\p{L}*|(?<!nicht )umsonst`,
    lines:
      'Gratis? Ich nehme zwei.|Ich brauche es nicht. Haben Sie eine Tüte für fünf?|Den Kuli habe ich. Jetzt noch den Beutel.',
  },
  properly: {
    signs: String.raw`richtig \p{L}{3,}e?n(?=$|[:?.!,])`,
    lines:
      'Ich mache das seit 20 Jahren falsch.|Und keiner hat was gesagt. Seit der Schule.|Ich mache es andersrum. Mit Schwung.',
  },
  snow: {
    signs: String.raw`schneeräum\p{L}*|schneeschipp\p{L}*|schneeschaufel\p{L}*|schneefall|schneechaos|winterdienst`,
    lines:
      'Ich warte einfach auf April.|Ich habe einen Weg freigeräumt. Zum Schlitten.|Ich habe ein Auto ausgegraben. Es ist nicht meins.',
  },
  quarrel: {
    signs: String.raw`streitet|streiten|\p{L}*streit|krach|zoff|nervenkrieg|zerstritten|verhandlungen|verhandelt|tauziehen`,
    lines:
      'Wir streiten zu Hause noch über die Heizung.|Bei uns geht es darum, wer die Milch leer gemacht hat.|Bei uns räumt jeder die Spülmaschine noch mal um.|Wir reden nicht. Wir lüften abwechselnd.',
  },
  exam: {
    signs: String.raw`abitur\p{L}*|klausur(?:en)?|mathe(?:test|arbeit|prüfung|unterricht)?|schulnoten|abschlussprüfung(?:en)?`,
    lines: 'Ich wusste alles. Im Bus nach Hause.|Mein Spickzettel war so gut, dass ich ihn auswendig konnte.',
  },
  broken: {
    signs: 'serverausfall|netzstörung|it-panne|softwarefehler|bugs|bugfix(?:es)?|patch ?notes',
    lines: 'Ich habe nichts gemacht. Fast nichts.|Ich habe fester gedrückt.',
  },
  discovered: {
    signs: 'entdeckt|entdeckung(?:en)?|wiedergefunden|aufgetaucht',
    lines: 'Ich fand fünf Euro im Wintermantel. Gleiches Gefühl.|Ich habe den Deckel gefunden. Jetzt fehlt die Dose.',
  },
  groupwork: {
    signs: String.raw`zusammenarbeit|teamarbeit|kooperation(?:en)?|kooperier\p{L}*|schwarmintelligenz`,
    lines:
      'Bei Gruppenarbeit hat immer einer alles gemacht.|Ich war damals für die Überschrift zuständig.|Ich habe das Plakat gehalten. Bis zum Schluss.',
  },
  rated: {
    signs: String.raw`\d sternen?|kundenbewertung(?:en)?|produkttest(?:er|s)?|erfahrungsberichte?`,
    lines:
      'Ein Stern. Der Karton war eingedrückt.|Fünf Sterne. Ich habe es noch nicht ausgepackt.|Ich lese nur die mit einem Stern. Wegen der Spannung.',
  },
  advert: {
    signs: 'werbung|werbespots?|werbekampagnen?',
    lines:
      'Ich habe „Werbung überspringen“ gedrückt.|Einmal „Toaster“ gesagt. Jetzt sehe ich nur noch Toaster.|In der Pause gehe ich zum Kühlschrank. Seit 1989.',
  },
  slump: {
    signs: 'rezession|inflation(?:srate)?|konjunktur\\p{L}*|wirtschaftskrise|tariflohn|löhne|bruttoinlandsprodukt',
    lines: 'Ich sah den Butterpreis an. Er sah zurück.|Mein Sparschwein trägt jetzt einen Helm.',
  },
  listed: {
    lines:
      'Ich bin bis Nummer drei gekommen.|Eins davon habe ich. In der falschen Größe.|Ich habe gleich bis zum letzten gescrollt.',
  },
  initials: {
    lines: 'Ich nicke. Und google es gleich auf dem Klo.|Ich würde ja fragen. Aber ich bin seit sechs Jahren hier.',
  },
};
