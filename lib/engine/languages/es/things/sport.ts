import type { Things } from '../../words/thing-words.ts';

export const sport: Things = {
  ski: [
    'esquí|esquiador(?:es)?|snowboard|biatlón',
    'Yo me caigo en lo llano.|{esquí/esquiador(?:es)?} Llegué abajo. Los bastones, un poco después.',
  ],
  hiking: [
    'senderismo|rutas? de montaña|excursionistas?|alpinis~',
    '¿Y no hay telesilla?|«Ya casi estamos», dije. Al cerrar el coche.',
  ],
  climbing: [
    'escalada (?:deportiva|en roca|libre|en hielo)|escalador(?:es|as?)?|rocódromos?',
    'Yo me mareo en una escalerilla.|Mi cima es el estante de las galletas.',
  ],
  swimming: [
    'natación|nadador(?:es|as)?|piscinas?',
    'Sigo probando el agua con un dedo.|Mi mejor estilo: agarrarme al borde.',
  ],
  football: [
    'fútbol|futbolistas?|liga de campeones|laliga|porteros?|penaltis?|goles?',
    'Esa la meto yo. Desde el sofá.|Mi balón sigue en casa del vecino. Desde 1994.',
  ],
  ballSports: [
    'baloncesto|básquet~|balonmano|tenis|tenista|voleibol|béisbol|pádel',
    'Yo no acierto ni en la papelera.|Grito «¡mía!» y me aparto.',
  ],
  running: [
    'maratón|maratones|atletismo|carreras? popular(?:es)?|salir a correr|running',
    'Una vez corrí detrás de un autobús.|Me adelantó un carrito de bebé. Dormido.',
  ],
  workout: [
    'gimnasios?|ejercicios físicos|entrenamientos? (?:de fuerza|en casa|funcional(?:es)?)|musculación|fitness',
    'Llevar todas las bolsas a la vez cuenta, ¿no?|Pago desde enero. Eso también es constancia.',
  ],
  yoga: ['yoga|pilates|estiramientos', 'Yo llego hasta las rodillas.|Domino la postura final. La de tumbarse.'],
  athletes: [
    'deportistas?|atletas?|juegos olímpicos',
    'Me lesioné poniéndome los calcetines.|Me levanté del sofá sin usar las manos.',
  ],
  referee: [
    'árbitros?|árbitras?|var|videoarbitraje|fuera de juego|linieres?',
    'Yo lo vi perfectamente. Desde la cocina.|En casa pito yo. Nadie se para.',
  ],
  golf: [
    'campos? de golf|torneos? de golf|jugar al golf|golfistas?|minigolf',
    'Perdí seis bolas. En el molinito.|Yo vengo por el cochecito.',
  ],
  chess: [
    'ajedrez|ajedrecistas?|jaque mate|gran maestro',
    'Mi apertura se llama «¡Huy!».|Perdí en cuatro jugadas. Dos eran buenas.',
  ],
  darts: [
    'dardos(?! (?:a|al|contra|envenenados))',
    'Mi pared lleva más puntos que yo.|Apunté al centro. Le di a la lámpara.',
  ],
  skateboard: [
    'skate(?:boards?|boarding|parks?)?|monopatín|monopatines|patines en línea|patinaje',
    'Yo me sostengo muy bien. En la alfombra.|Sé frenar. Con el seto.',
  ],
  stadium: [
    'estadios?|gradas?|abonos? de temporada|camp nou|bernabéu',
    'Veía de maravilla. Una columna.|El más alto siempre se sienta delante de mí.',
  ],
  medal: [
    'medallas?|medallistas?|medallero|trofeos?|podios?',
    'En la mía pone «Participante».|La mía es de chocolate. Era.',
  ],
  gymClass: [
    'educación física|clase de gimnasia|profesor(?:es|as)? de gimnasia|deporte escolar',
    'Yo era el poste. El izquierdo.|Llevaba una nota de mi madre. La letra era mía.',
  ],
};
