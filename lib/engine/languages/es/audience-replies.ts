import type { AudienceReplies } from '../note-words.ts';

export const audienceReplies: AudienceReplies = {
  developers: [
    'doubtful | En mi máquina funciona.',
    'tired | Y el ticket me toca a mí.',
    'smug | A producción. En viernes.',
  ],
  nurses: [
    'tired | Qué bien. Yo aún no he comido.',
    'doubtful | ¿Y quién lo apunta en el historial?',
    'smug | Lo pensaré en mis cuatro minutos de descanso.',
  ],
  teachers: [
    'tired | Sí, esto entra en el examen.',
    'doubtful | ¿Y dónde está tu fuente?',
    'smug | Lo dije el lunes. Nadie tomó apuntes.',
  ],
  students: [
    'caught | Un momento. ¿Esto entra en el examen?',
    'tired | Todo menos ponerme con el trabajo.',
    'smug | Ya tengo la bibliografía.',
  ],
  parents: [
    'tired | Leeré el resto cuando se independicen.',
    'doubtful | Muy bien. ¿Y quién cuida a los niños?',
    'smug | Leído entre dos rabietas.',
  ],
  founders: [
    'smug | Nosotros igual. Pero con IA.',
    'doubtful | ¿Y eso escala?',
    'tired | Pues ya tenemos el próximo pivot.',
  ],
  gamers: [
    'smug | Misión secundaria aceptada.',
    'tired | Después de esta partida. Prometido.',
    'doubtful | ¿Sigue en acceso anticipado?',
  ],
  designers: [
    'doubtful | Bonito. ¿En qué tipografía?',
    'tired | Y ahora el logo más grande.',
    'smug | Lo tengo como final_final_v7.',
  ],
  marketers: [
    'smug | Genial. ¿Y el hashtag?',
    'doubtful | ¿Y la llamada a la acción?',
    'tired | O sea, un post, cuatro reels y una newsletter.',
  ],
  scientists: [
    'doubtful | ¿Y de cuánto era la muestra?',
    'tired | El revisor 2 no está convencido.',
    'smug | Hace falta más investigación. La mía. Con financiación.',
  ],
  football: [
    'doubtful | El VAR lo está revisando.',
    'smug | Esa la meto hasta yo.',
    'tired | Y el árbitro no vio nada, como siempre.',
  ],
  cycling: ['doubtful | ¿Y cuánto pesa?', 'smug | Eso lo subo yo con plato grande.', 'tired | Vale. Después del café.'],
  office: [
    'tired | Esto podía haber sido un correo.',
    'doubtful | ¿Alguien lo ha puesto en el acta?',
    'smug | Eso lo vemos offline.',
  ],
};
