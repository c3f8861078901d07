import type { Things } from '../../words/thing-words.ts';

export const town: Things = {
  election: ['coalición', 'En casa no pactamos ni la pizza.|Tardamos dos horas en elegir peli.'],
  townHall: [
    'ayuntamientos?|casa consistorial|oficinas? municipal(?:es)?|alcaldía',
    'Era en la ventanilla 12. Me enviaron a la 12 bis.|De allí conozco muy bien la máquina de café.',
  ],
  council: [
    'plenos? municipal(?:es)?|pleno del ayuntamiento|concejal(?:es|as?)?|concejo|consejo municipal',
    'Dos horas por un banco. ¿Madera o metal?|Fui una vez. Me desperté en ruegos y preguntas.',
  ],
  consultation: [
    'participación ciudadana|consultas? (?:públicas?|ciudadanas?|vecinal(?:es)?)|presupuestos participativos|juntas? de vecinos|asambleas? vecinal(?:es)?|comunidad de vecinos',
    'Éramos once. Con doce opiniones.|Fui por las galletas. Volví de presidente.',
  ],
  club: [
    'asociaciones (?:de vecinos|vecinales|culturales)|asociación (?:de vecinos|vecinal|cultural)|clubes? deportivos?|asamblea de socios',
    'Fui una vez. Ahora soy tesorero.|No aparté la mirada a tiempo. Llevo las actas.',
  ],
  volunteer: [
    'voluntari[oa]s|voluntariado',
    'Pregunté por el baño. Ahora llevo la barra.|Los demás dieron un paso atrás.',
  ],
  petition: [
    'recogida de firmas|recogen firmas|recoge firmas|change\\.org|firmas contra',
    'Yo pedí más croquetas. Tres firmas. Todas mías.|Firmé una contra los lunes. Mamá también.',
  ],
  villageFete: [
    'fiestas? (?:patronal(?:es)?|del pueblo|mayor)|ferias? de (?:abril|agosto|málaga|sevilla|día)|verbenas?|romerías?|sanfermines|casetas de feria',
    '«Una y nos vamos.» Eran las diez.|Me sé la coreografía. La del año 98.',
  ],
  fireEngine: [
    'parques? de bomberos|camión de bomberos|camiones de bomberos|bomberos por un día|jornada de puertas abiertas de los bomberos',
    'A los cinco quería uno. A los cuarenta, igual.|Yo solo quiero tocar la sirena. Una vez.',
  ],
  openDay: [
    'jornadas? de puertas abiertas|día de puertas abiertas|noche de los museos',
    'Yo he venido por los bolis.|Me interesa la puerta de «Prohibido el paso».',
  ],
  localElection: [
    'elecciones municipales|colegios? electoral(?:es)?|mesas? electoral(?:es)?|delegad[oa] de clase|papeletas?',
    'En casa va tres a uno. Gana pizza.|Fui al baño. Volví de delegado de clase.',
  ],
};
