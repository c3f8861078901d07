import type { Frames } from './frames.ts';

const de: Frames = {
  told: [
    'chat | Erzähl mal was von dir. | {h} | Zahlen, bitte.',
    'chat | Woran denkst du gerade? | {h} | Ich dachte, an mich.',
    'chat | Hast du den Artikel gelesen? | {H} | Das ist die Überschrift.',
    'chat | Wo sehen Sie sich in fünf Jahren? | {h} | Wir melden uns.',
    'nobody | Niemand: | Ich auf jeder Party: | {h}',
    'nobody | Alle: Guten Morgen! | Ich, vor dem Kaffee: | {h}',
    'thoughts | Schläfst du? | Ja. | {h}',
    'thoughts | Morgen früh raus. | Augen zu. | {h}',
    'proclaim | Ich, nach einem einzigen Artikel | {h}',
    'proclaim | Der Onkel auf jeder Familienfeier | {h}',
    'scale | Alles, was ich heute tun müsste | {h}',
  ],
  trouble: [
    'calm | {h} | Wird schon.',
    'calm | {h} | Das ist ein Montagsproblem.',
    'calm | {h} | Nicht meine Abteilung.',
  ],
  fall: ['chart | Der Fünfjahresplan | {h}', 'chart | Was auf der Folie stand | {h}'],
  opinion: ['sign | {h} | Keine weiteren Fragen', 'sign | {h} | Dabei bleibe ich'],
  about: [
    'verdict | Übers Wetter reden | Vierzig Minuten „{t}“',
    'verdict | Meine eigenen Probleme lösen | Eine starke Meinung zu „{t}“',
    'buttons | Meine Arbeit machen | Alles über „{t}“ lesen | Ich, jeden Montag',
    'tug | Acht Stunden Schlaf | Noch ein Artikel über „{t}“ | Ich',
    'levels | „{t}“? Nie gehört. | Eine Überschrift lesen | Den Artikel lesen | Fremde Leute belehren',
    'reality | Erwartung | Zwei Minuten „{t}“ | Realität | Draußen ist es dunkel',
    'before-after | 21 Uhr | Nur ein Artikel über „{t}“ | 3 Uhr | Jede einzelne Fußnote',
    'domino | Ein Artikel über „{t}“ | Meine ganze Persönlichkeit',
    'fork | Den Artikel lesen | Sofort eine Meinung haben | „{t}“',
    'iceberg | Was ich zu „{t}“ gesagt habe | Was ich sagen wollte, mit Folien',
  ],
  genres: {
    product: ['tug | Mein Konto | „{t}“ | Zahltag', 'chat | Du hast doch schon eins. | {h} | Wo ist unser Geld?'],
    software: [
      'chat | Hast du zwei Minuten? | {h} | Das waren drei Stunden.',
      'calm | {h} | Bei mir läuft’s.',
      'reality | Schätzung | Zwei Stunden „{t}“ | Wirklichkeit | Es ist Donnerstag',
    ],
    politics: ['chat | Beim Essen keine Politik. | {h} | Da ist sie schon.'],
    paperwork: [
      'levels | „{t}“ ignorieren | Die erste Zeile lesen | Sie noch einmal lesen | Mama anrufen',
      'chat | Irgendwelche Hobbys? | {h} | Andere Hobbys?',
    ],
    sports: ['proclaim | Ich, zuletzt gelaufen 2014 | {h}'],
  },
};

const nl: Frames = {
  told: [
    'chat | Vertel eens iets over jezelf. | {h} | De rekening, graag.',
    'chat | Waar denk je aan? | {h} | Ik dachte aan mij.',
    'chat | Heb je het artikel gelezen? | {H} | Dat is de kop.',
    'nobody | Niemand: | Ik op elk feestje: | {h}',
    'nobody | Iedereen: Goedemorgen! | Ik, vóór de koffie: | {h}',
    'thoughts | Slaap je al? | Ja. | {h}',
    'thoughts | Morgen vroeg op. | Ogen dicht. | {h}',
    'proclaim | Ik, na één artikel | {h}',
    'proclaim | Die ene oom, op elke verjaardag | {h}',
    'scale | Alles wat ik vandaag moet doen | {h}',
  ],
  trouble: ['calm | {h} | Komt vast goed.', 'calm | {h} | Niet mijn afdeling.'],
  fall: ['chart | Het vijfjarenplan | {h}', 'chart | Wat er op de slide stond | {h}'],
  opinion: ['sign | {h} | Geen verdere vragen', 'sign | {h} | Ik blijf erbij'],
  about: [
    'verdict | Over het weer praten | Veertig minuten over ‘{t}’',
    'buttons | Mijn werk doen | Alles lezen over ‘{t}’ | Ik, elke maandag',
    'tug | Acht uur slaap | Nog één artikel over ‘{t}’ | Ik',
    'levels | ‘{t}’? Nooit van gehoord. | De kop lezen | Het artikel lezen | Vreemden verbeteren',
    'reality | Verwachting | Twee minuten ‘{t}’ | Werkelijkheid | Het is donker buiten',
    'before-after | 21 uur | Eén artikel over ‘{t}’ | 3 uur | Elke voetnoot gelezen',
    'domino | Eén artikel over ‘{t}’ | Mijn hele persoonlijkheid',
    'fork | Het artikel lezen | Meteen een mening hebben | ‘{t}’',
  ],
};

export const germanic = { de, nl } as const;
