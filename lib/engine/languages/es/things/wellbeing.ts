import type { Things } from '../../words/thing-words.ts';

export const wellbeing: Things = {
  mindfulness: [
    'mindfulness|meditación|meditar|relajación',
    'No pensé en nada. Solo en pizza.|Inspiré. Sonó el telefonillo.',
  ],
  dentist: [
    'dentistas?|cepillos? de dientes|dentífricos?|pasta de dientes|ortodoncia|hilo dental|salud dental|limpieza dental',
    '«Todos los días», dije. El hilo estaba sin abrir.|Charlo muy bien con dos manos en la boca.',
  ],
  vitamins: [
    'vitaminas?|vitamina [a-k]\\d*|suplementos? (?:alimenticios?|vitamínicos?)|superalimentos?|antioxidantes?|batidos? verdes?',
    'Mi refresco lleva una rodaja de limón.|Las mías tienen forma de osito. Van doce.',
  ],
  backPain: [
    'dolor(?:es)? de espalda|postura corporal|higiene postural|ergonom~|sillas? de oficina|contracturas?',
    'Me acabo de sentar recto. Ya se me pasó.|Me agaché por un boli. Me quedo un rato.',
  ],
  steps: [
    '10\\.?000 pasos|pasos al día|podómetros?|pulseras? de actividad|relojes inteligentes|smartwatch(?:es)?|strava',
    'Muevo el brazo en el sofá. Cuatrocientos más.|Me dijo «hora de moverse». Me lo quité.',
  ],
  sleep: [
    'dormir (?:bien|mejor|ocho horas|de un tirón)|sueño reparador|higiene del sueño|calidad del sueño|roncar|ronquidos?|siestas?|melatonina',
    'Son las tres y estoy leyendo sobre el tema.|Mi especialidad es delante de la tele.|Toda la tarde con sueño. Me acosté y se fue.',
  ],
  morningRoutine: [
    'madrugar|madrugador(?:es|as?)?|rutinas? (?:de mañana|matinal(?:es)?|matutinas?)|levantarse temprano|club de las 5',
    'La mía: cinco minutos más, y correr.|Me levanté a las cinco. A y diez ya había vuelto.',
  ],
  waitingRoom: [
    'salas? de espera|médicos? de cabecera|médicos? de familia|cita médica|cita previa médica|centros? de salud',
    'Me sé la revista de 2014. De memoria.|«¿Quién es el último?» Aún no me han contestado.',
  ],
  glasses: [
    'gafas(?: de sol| graduadas)?|anteojos|lentillas|lentes de contacto|revisión de la vista',
    'Tengo tres. No veo ninguna.|Las buscaba por toda la casa. Las llevaba puestas.',
  ],
  sauna: [
    'saunas?|spas?|balnearios?|masajes?|aguas termales|jacuzzis?|termas',
    'Tres minutos. Luego recuerdo que tengo prisa.|Todo era silencio. Menos mi estómago.',
  ],
  selfCare: [
    'autocuidado|desestres~|gestión del estrés|reducir el estrés|desconexión digital|detox digital|slow life',
    'El mío es el pestillo del baño.|Me relajo lo más rápido que puedo.',
  ],
};
