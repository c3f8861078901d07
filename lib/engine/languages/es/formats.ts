/** Frames of templates that notes name, around a headline; see `note-words.ts`. */
export const formats: readonly string[] = [
  'verdict | Lo que me toca leer | {h}',
  'tempted | Yo | Lo que hay que terminar hoy | {h}',
  'levels | {h} | {1} | {2} | Contárselo todo al gato',
  'levels | Un vistazo a los titulares | {H} | Leerlo dos veces | Contárselo todo al gato',
  'buttons | {1} | {2} | Yo, con tiempo para una frase',
  'buttons | Volver al trabajo | {h} | Yo, ahora mismo',
  'fork | Volver al trabajo | Un párrafo más | {h}',
  'sign | {h} | Hazme cambiar de opinión.',
  'panic | Alguien me pregunta qué hay de nuevo | {h} | Me pide detalles',
  'exit | De vuelta al trabajo | {h} | Yo',
  'backfire | Decir algo inteligente en la cena | {h} | Todos preguntan por qué | Todos preguntan por qué',
  'clown | Solo leo el titular | {H} | {1} | Ya es de noche',
  'clown | Solo leo el titular | {H} | Un párrafo más | Ya es de noche',
  'handshake | Quienes lo leyeron todo | Quienes leyeron el titular | «{H}»',
  'handshake | Quienes leyeron «{h}» | Quienes no lo leyeron | Una opinión firme',
  'handshake | {h} | Mi propia agenda | Una novedad para mí',
  'same | {h} | Mi único tema de hoy',
  'butterfly | Yo | {h} | ¿Es esto charlar un rato?',
  'shocked | {H} | Y yo solo iba a leer el titular',
  'unmasking | Una charla breve conmigo | {h}',
  'scale | Todo lo que tengo que hacer hoy | {h}',
  'tug | Mi trabajo | {h} | Mi tarde',
  'reality | Lo que iba a decir | Buenos días | Lo que dije | {h}',
  'before-after | Antes del café | Ninguna opinión | Después del café | {h}',
  'calm | {h} | Yo solo me acabo esto.',
  'domino | {h} | Toda mi tarde',
];

/** "Both X and Y …". */
export const both = '^tanto (?<left>.+?) como (?<right>.+)$';
