/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | Quello che dovrei leggere | {h}',
  'tempted | Io | Quello che va finito oggi | {h}',
  'levels | {h} | {1} | {2} | Raccontare tutto al gatto',
  'levels | Uno sguardo ai titoli | {H} | Rileggere tutto | Raccontare tutto al gatto',
  'buttons | {1} | {2} | Io, con il tempo di una frase',
  'buttons | Tornare al lavoro | {h} | Io, proprio ora',
  'fork | Tornare al lavoro | Ancora un paragrafo | {h}',
  'sign | {h} | Fatemi cambiare idea.',
  'panic | Qualcuno mi chiede che c’è di nuovo | {h} | Mi chiede i dettagli',
  'exit | Subito al lavoro | {h} | Io',
  'backfire | Dire una cosa intelligente a cena | {h} | Tutti chiedono perché | Tutti chiedono perché',
  'clown | Leggo solo il titolo | {H} | {1} | Fuori è buio',
  'clown | Leggo solo il titolo | {H} | Ancora un paragrafo | Fuori è buio',
  'handshake | Chi ha letto tutto | Chi ha letto il titolo | «{H}»',
  'handshake | Chi ha letto «{h}» | Chi non l’ha letto | Un’opinione decisa',
  'handshake | {h} | La mia agenda | Una novità per me',
  'same | {h} | Il mio unico argomento di oggi',
  'butterfly | Io | {h} | Sono queste le chiacchiere?',
  'shocked | {H} | E io volevo leggere solo il titolo',
  'unmasking | Due chiacchiere con me | {h}',
  'scale | Tutto quello che devo fare oggi | {h}',
  'tug | Il mio lavoro | {h} | Il mio pomeriggio',
  'reality | Che cosa volevo dire | Buongiorno | Che cosa ho detto | {h}',
  'before-after | Prima del caffè | Nessuna opinione | Dopo il caffè | {h}',
  'calm | {h} | Io finisco solo di bere.',
  'domino | {h} | Tutto il mio pomeriggio',
];

/** "Both X and Y …". */
export const both = '^sia (?<left>.+?) (?:sia|che) (?<right>.+)$';
