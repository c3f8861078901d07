/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | Wat ik voor mijn werk moet lezen | {h}',
  'tempted | Ik | Wat vandaag af moet | {h}',
  'levels | {h} | {1} | {2} | Alles aan de kat vertellen',
  'levels | Even de koppen lezen | {H} | Alles twee keer lezen | Alles aan de kat vertellen',
  'buttons | {1} | {2} | Ik, als ik er maar één mag vertellen',
  'buttons | Weer aan het werk | {h} | Ik, zonet',
  'fork | Weer aan het werk | Nog één alinea | {h}',
  'sign | {h} | Overtuig me van het tegendeel.',
  'panic | Iemand vraagt of er nog nieuws is | {h} | Iemand vraagt door',
  'exit | Meteen weer aan het werk | {h} | Ik',
  'backfire | Iets slims zeggen aan tafel | {h} | Iemand vraagt door | Iemand vraagt door',
  'clown | Ik lees alleen de kop | {H} | {1} | Buiten is het donker',
  'clown | Ik lees alleen de kop | {H} | Nog één alinea | Buiten is het donker',
  'handshake | Wie alles heeft gelezen | Wie alleen de kop heeft gelezen | ‘{H}’',
  'handshake | Wie ‘{h}’ heeft gelezen | Wie het niet heeft gelezen | Een stellige mening',
  'handshake | {h} | Mijn eigen agenda | Hoor ik nu pas',
  'same | {h} | Mijn enige onderwerp vandaag',
  'butterfly | Ik | {h} | Is dit een praatje bij de koffieautomaat?',
  'shocked | {H} | En ik wilde alleen de kop lezen',
  'unmasking | Even bijkletsen met mij | {h}',
  'scale | Alles wat ik vandaag moet doen | {h}',
  'tug | Mijn werk | {h} | Mijn middag',
  'reality | Wat ik wilde zeggen | Goedemorgen | Wat ik zei | {h}',
  'before-after | Voor de koffie | Geen enkele mening | Na de koffie | {h}',
  'calm | {h} | Ik drink even mijn koffie op.',
  'domino | {h} | Mijn hele middag',
];

/** "Both X and Y …". */
export const both = '^zowel (?<left>.+?) als (?<right>.+)$';
