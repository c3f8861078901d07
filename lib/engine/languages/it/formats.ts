/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | Quello che dovrei leggere | {h}',
  'tempted | Io | Quello che va finito oggi | {h}',
  'levels | {h} | {1} | {2} | Raccontare tutto al gatto',
  'levels | Uno sguardo ai titoli | {H} | Rileggere tutto | Raccontare tutto al gatto',
  'buttons | {1} | {2} | Io, se posso raccontarne una sola',
  'buttons | Tornare al lavoro | {h} | Io, in questo momento',
  'fork | Tornare al lavoro | Ancora un paragrafo | {h}',
  'sign | {h} | Fatemi cambiare idea.',
  'panic | Mi chiedono che c’è di nuovo | {h} | Mi chiedono i dettagli',
  'exit | Subito al lavoro | {h} | Io',
  'backfire | Dire una cosa intelligente a cena | {h} | Mi chiedono di spiegare | Mi chiedono di spiegare',
  'clown | Leggo solo il titolo | {H} | {1} | Fuori è già buio',
  'clown | Leggo solo il titolo | {H} | Ancora un paragrafo | Fuori è già buio',
  'handshake | Chi ha letto tutto | Chi ha letto solo il titolo | «{H}»',
  'handshake | Chi ha letto «{h}» | Chi non l’ha letto | Un’opinione incrollabile',
  'handshake | {h} | La mia agenda | Lo scopro adesso',
  'same | {h} | Il mio unico argomento di oggi',
  'butterfly | Io | {h} | È così che si rompe il ghiaccio?',
  'shocked | {H} | E io volevo leggere solo il titolo',
  'unmasking | Due chiacchiere con me | {h}',
  'scale | Tutto quello che devo fare oggi | {h}',
  'tug | Il mio lavoro | {h} | Il mio pomeriggio',
  'reality | Quello che volevo dire | Buongiorno | Quello che ho detto | {h}',
  'before-after | Prima del caffè | Nessuna opinione | Dopo il caffè | {h}',
  'calm | {h} | Finisco il caffè e arrivo.',
  'domino | {h} | Tutto il mio pomeriggio',
];

/** "Both X and Y …". */
export const both = '^sia (?<left>.+?) (?:sia|che) (?<right>.+)$';
