/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | Lo que me toca leer | {h}',
  'tempted | Yo | Lo que hay que terminar hoy | {h}',
  'levels | {h} | {1} | {2} | Contárselo todo al gato',
  'levels | Un vistazo a los titulares | {H} | Leerlo dos veces | Contárselo todo al gato',
  'buttons | {1} | {2} | Yo, cuando solo puedo contar una',
  'buttons | Volver al trabajo | {h} | Yo, ahora mismo',
  'fork | Volver al trabajo | Un párrafo más | {h}',
  'sign | {h} | Hazme cambiar de opinión.',
  'panic | Me preguntan qué hay de nuevo | {h} | Me piden detalles',
  'exit | De vuelta al trabajo | {h} | Yo',
  'backfire | Decir algo inteligente en la cena | {h} | Me piden que lo explique | Me piden que lo explique',
  'clown | Solo leo el titular | {H} | {1} | Ya es de noche',
  'clown | Solo leo el titular | {H} | Un párrafo más | Ya es de noche',
  'handshake | Los que se lo leyeron todo | Los que solo leyeron el titular | «{H}»',
  'handshake | Los que leyeron «{h}» | Los que no | Una opinión firmísima',
  'handshake | {h} | Mi agenda | Me entero ahora',
  'same | {h} | Mi único tema de conversación',
  'butterfly | Yo | {h} | ¿Esto es romper el hielo?',
  'shocked | {H} | Y yo solo iba a leer el titular',
  'unmasking | Una charlita rápida conmigo | {h}',
  'scale | Todo lo que tengo que hacer hoy | {h}',
  'tug | Mi trabajo | {h} | Mi tarde',
  'reality | Lo que iba a decir | Buenos días | Lo que dije | {h}',
  'before-after | Antes del café | Ninguna opinión | Después del café | {h}',
  'calm | {h} | Me acabo el café y voy.',
  'domino | {h} | Toda mi tarde',
];

/** "Both X and Y …". */
export const both = '^tanto (?<left>.+?) como (?<right>.+)$';
