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
    'proclaim | Ich, allein mit einem Fremden im Aufzug | {h}',
    'scale | Alles, was ich heute tun müsste | {h}',
    'nobody | Absolut niemand: | Ich, um drei Uhr nachts: | {h}',
    'chat | Schatz, bist du noch wach? | {h} | Gute Nacht.',
  ],
  trouble: [
    'calm | {h} | Passt schon.',
    'sign | {h} | Kannste dir nicht ausdenken',
    'calm | {h} | Das macht Zukunfts-Ich.',
    'calm | {h} | Das ist ein Montagsproblem.',
    'calm | {h} | Nicht meine Abteilung.',
  ],
  fall: ['chart | Der Fünfjahresplan | {h}', 'chart | Was auf der Folie stand | {h}', 'chart | „Läuft bei uns“ | {h}'],
  opinion: ['sign | {h} | Keine weiteren Fragen', 'sign | {h} | Ich sag’s ja nur'],
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
    product: [
      'tug | Mein Konto | „{t}“ | Zahltag',
      'chat | Du hast doch schon eins. | {h} | Wo ist unser Geld?',
      'nobody | Kontostand: 12 Euro | Ich: | {h}',
      'before-after | Montag | Nur mal gucken: „{t}“ | Freitag | Alle Tests gelesen',
    ],
    science: [
      'chat | Hast du den Müll rausgebracht? | {h} | Also nein.',
      'thoughts | Spüle: voll. | Steuer: offen. | {h}',
      'proclaim | Ich, in Physik eine Fünf | {h}',
    ],
    markets: [
      'chat | Ist mein Geld bei dir sicher? | {h} | Ich frag wen anders.',
      'thoughts | Nicht ins Depot schauen. | Nicht. | {h}',
      'calm | {h} | Ich denke langfristig.',
    ],
    screen: [
      'chat | Eine Folge, dann schlafen. | {h} | Es ist vier Uhr.',
      'tug | Frische Luft | „{t}“ | Mein Wochenende',
    ],
    food: [
      'chat | Was gibt’s zu essen? | {h} | Also Brot.',
      'reality | Das Rezept | „{t}“ | Meine Küche | Der Lieferdienst',
    ],
    outing: [
      'chat | Pläne fürs Wochenende? | {h} | Ich dachte ans Sofa.',
      'buttons | „{t}“ | Das Sofa | Ich, jeden Samstag',
    ],
    animals: [
      'chat | Wo warst du die ganze Woche? | {h} | Essen war um sechs.',
      'nobody | Alle: schlafen | Meine Katze um vier: | {h}',
    ],
    business: [
      'chat | Hätte das eine Mail sein können? | {h} | Hätte es.',
      'nobody | Chef: Noch Fragen? | Ich, um 16:59 Uhr: | {h}',
      'thoughts | Es ist Sonntag. | Nicht an die Arbeit denken. | {h}',
    ],
    research: [
      'proclaim | Ich, nach dem Abstract | {h}',
      'chat | Hast du das Paper gelesen? | {H} | Das ist der Titel.',
    ],
    software: [
      'chat | Hast du zwei Minuten? | {h} | Das waren drei Stunden.',
      'calm | {h} | Bei mir läuft’s.',
      'reality | Schätzung | Zwei Stunden „{t}“ | Wirklichkeit | Es ist Donnerstag',
    ],
    politics: [
      'chat | Beim Essen keine Politik. | {h} | Da ist sie schon.',
      'proclaim | Der Onkel auf jeder Familienfeier | {h}',
    ],
    paperwork: [
      'levels | „{t}“ ignorieren | Die erste Zeile lesen | Sie noch einmal lesen | Mama anrufen',
      'chat | Irgendwelche Hobbys? | {h} | Andere Hobbys?',
    ],
    sports: [
      'proclaim | Ich, zuletzt gelaufen 2014 | {h}',
      'chat | Können wir mal über uns reden? | {h} | Ich meinte uns beide.',
      'verdict | Selber Sport machen | Vom Sofa aus brüllen: „{t}“',
    ],
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
    'proclaim | Ik, in de kring op een verjaardag | {h}',
    'nobody | Helemaal niemand: | Ik, om drie uur ’s nachts: | {h}',
    'chat | Schat, slaap je al? | {h} | Welterusten.',
    'scale | Alles wat ik vandaag moet doen | {h}',
  ],
  trouble: ['calm | {h} | Komt goed.', 'calm | {h} | Niet mijn afdeling.', 'calm | {h} | Lekker bezig.'],
  fall: ['chart | Het vijfjarenplan | {h}', 'chart | Wat er op de slide stond | {h}'],
  opinion: ['sign | {h} | Geen verdere vragen', 'sign | {h} | Ik zeg het maar even'],
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
  genres: {
    product: [
      'chat | Je hebt er al een. | {h} | Waar is ons geld?',
      'nobody | Saldo: 12 euro | Ik: | {h}',
      'tug | Mijn spaargeld | ‘{t}’ | Betaaldag',
    ],
    software: [
      'chat | Heb je twee minuten? | {h} | Dat waren drie uur.',
      'calm | {h} | Bij mij werkt het.',
      'reality | Schatting | Twee uur ‘{t}’ | Werkelijkheid | Het is donderdag',
    ],
    science: [
      'chat | Heb je de vuilnis buitengezet? | {h} | Dus niet.',
      'thoughts | Afwas: vol. | Rekening: open. | {h}',
    ],
    sports: [
      'proclaim | Ik, voor het laatst gerend in 2014 | {h}',
      'chat | Kunnen we het over ons hebben? | {h} | Ik bedoelde ons twee.',
    ],
    markets: [
      'chat | Is mijn geld bij jou veilig? | {h} | Ik vraag het elders.',
      'calm | {h} | Ik denk aan de lange termijn.',
    ],
    politics: [
      'chat | Geen politiek aan tafel. | {h} | Daar gaan we.',
      'proclaim | Die ene oom, op elke verjaardag | {h}',
    ],
    screen: [
      'chat | Eén aflevering, dan slapen. | {h} | Het is vier uur.',
      'tug | Frisse lucht | ‘{t}’ | Mijn weekend',
    ],
    food: ['chat | Wat eten we? | {h} | Brood dus.', 'reality | Het recept | ‘{t}’ | Mijn keuken | Frietje dan maar'],
    outing: [
      'chat | Plannen dit weekend? | {h} | Ik dacht aan de bank.',
      'buttons | ‘{t}’ | De bank | Ik, elke zaterdag',
    ],
    paperwork: [
      'levels | ‘{t}’ negeren | Regel één lezen | Nog een keer lezen | Mama bellen',
      'chat | Heb je hobby’s? | {h} | Andere hobby’s?',
    ],
    animals: [
      'chat | Waar was je de hele week? | {h} | Het eten was om zes.',
      'nobody | Iedereen: slaapt | Mijn kat om vier uur: | {h}',
    ],
    business: [
      'chat | Had dit een mail kunnen zijn? | {h} | Ja.',
      'nobody | Baas: Nog vragen? | Ik, om 16.59 uur: | {h}',
    ],
  },
};

export const germanic = { de, nl } as const;
