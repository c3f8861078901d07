import type { AudienceReplies } from '../note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: [
    'doubtful | Also bei mir läuft’s.',
    'tired | Und das Ticket landet bei mir.',
    'smug | Freitag, 16 Uhr: Deployment.',
  ],
  nurses: [
    'tired | Schön. Ich hatte noch keine Pause.',
    'doubtful | Und wer dokumentiert das?',
    'smug | Darüber denke ich nach. In meinen vier Minuten Pause.',
  ],
  teachers: [
    'tired | Ja, das kommt in der Klassenarbeit dran.',
    'doubtful | Und wo ist deine Quelle?',
    'smug | Hab ich letzte Woche gesagt. Keiner hat mitgeschrieben.',
  ],
  students: [
    'caught | Moment. Kommt das in der Klausur dran?',
    'tired | Immer noch besser als die Hausarbeit.',
    'smug | Damit steht mein Literaturverzeichnis.',
  ],
  parents: [
    'tired | Den Rest lese ich, wenn sie ausgezogen sind.',
    'doubtful | Schön. Und wer passt auf die Kinder auf?',
    'smug | Gelesen zwischen zwei Wutanfällen.',
  ],
  founders: [
    'smug | Machen wir auch. Nur mit KI.',
    'doubtful | Und wie skaliert das?',
    'tired | Das wird dann unser nächster Pivot.',
  ],
  gamers: [
    'smug | Nebenquest angenommen.',
    'tired | Nach dieser Runde. Versprochen.',
    'doubtful | Ist das schon aus dem Early Access raus?',
  ],
  designers: [
    'doubtful | Schön. Und in welcher Schrift?',
    'tired | Und jetzt bitte das Logo größer.',
    'smug | Liegt bei mir als final_final_v7.',
  ],
  marketers: [
    'smug | Super. Und der Hashtag?',
    'doubtful | Und wo ist der Call-to-Action?',
    'tired | Also ein Post, vier Reels und ein Newsletter.',
  ],
  scientists: [
    'doubtful | Und wie groß war die Stichprobe?',
    'tired | Gutachter 2 ist nicht überzeugt.',
    'smug | Da braucht es mehr Forschung. Meine. Mit Drittmitteln.',
  ],
  football: [
    'doubtful | Der VAR prüft noch.',
    'smug | Den mach ich im Schlaf.',
    'tired | Und der Schiri hat wieder nichts gesehen.',
  ],
  cycling: [
    'doubtful | Und was wiegt das?',
    'smug | Das trete ich auf dem großen Blatt.',
    'tired | Gut. Nach dem Kuchenstopp.',
  ],
  office: [
    'tired | Das hätte auch eine Mail sein können.',
    'doubtful | Steht das im Protokoll?',
    'smug | Das besprechen wir bilateral.',
  ],
};
