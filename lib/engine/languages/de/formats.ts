/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | Was ich beruflich lesen müsste | {h}',
  'tempted | Ich | Was heute fertig werden muss | {h}',
  'levels | {h} | {1} | {2} | Der Katze alles erklären',
  'levels | Kurz die Nachrichten lesen | {H} | Alles zweimal lesen | Der Katze alles erklären',
  'buttons | {1} | {2} | Ich, wenn ich nur eins erzählen darf',
  'buttons | Weiterarbeiten | {h} | Ich, gerade eben',
  'fork | Weiterarbeiten | Noch ein Absatz | {h}',
  'sign | {h} | Überzeugt mich vom Gegenteil.',
  'panic | Jemand fragt, was es Neues gibt | {h} | Jemand fragt nach',
  'exit | Zurück an die Arbeit | {h} | Ich',
  'backfire | Beim Essen etwas Kluges sagen | {h} | Jemand hat Rückfragen | Jemand hat Rückfragen',
  'clown | Ich lese nur die Überschrift | {H} | {1} | Draußen ist es dunkel',
  'clown | Ich lese nur die Überschrift | {H} | Nur noch ein Absatz | Draußen ist es dunkel',
  'handshake | Leute, die alles lesen | Leute, die nur die Überschrift lesen | „{H}“',
  'handshake | Alle, die „{h}“ gelesen haben | Alle, die es nicht gelesen haben | Eine feste Meinung',
  'handshake | {h} | Mein eigener Kalender | Mir völlig neu',
  'same | {h} | Mein einziges Thema heute',
  'butterfly | Ich | {h} | Ist das Smalltalk?',
  'shocked | {H} | Und ich wollte nur die Überschrift lesen',
  'unmasking | „Nur kurz quatschen“ mit mir | {h}',
  'scale | Alles, was ich heute tun muss | {h}',
  'tug | Meine Arbeit | {h} | Mein Nachmittag',
  'reality | Was ich sagen wollte | Guten Morgen | Was ich gesagt habe | {h}',
  'before-after | Vor dem Kaffee | Gar keine Meinung | Nach dem Kaffee | {h}',
  'calm | {h} | Ich trinke nur noch aus.',
  'domino | {h} | Mein ganzer Nachmittag',
];

/** "Both X and Y …". */
export const both = '^sowohl (?<left>.+?) als auch (?<right>.+)$';
