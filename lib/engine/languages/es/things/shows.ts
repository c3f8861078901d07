import type { Things } from '../../words/thing-words.ts';

export const shows: Things = {
  series: [
    'series(?! de)|temporadas? \\d+|netflix|episodios?|streaming|telenovelas?',
    'Un capítulo, dije. Ayer.|«¿Sigues ahí?», pregunta la tele. Qué borde.',
  ],
  film: [
    'películas?|cine|cines|tráiler|taquilla|cineastas?',
    'Me dormí en el tráiler.|Las palomitas no llegaron al título.',
  ],
  podcast: ['podcasts?|audiolibros?', 'Lo escucho fregando. O sea, nunca.|Yo les contesto. Nunca me dejan acabar.'],
  concert: [
    'conciertos?(?! económicos?)|festival(?:es)? de música|gira (?:mundial|de conciertos|musical)',
    'Delante de mí siempre está el más alto.|Lo vi entero. En el móvil de otro.',
  ],
  instrument: [
    'guitarras?|pianos?|violín|violines|batería musical|acordeón',
    'Mis vecinos ya conocen las dos notas.|Seis años de clases. Sé llevar la funda.',
  ],
  song: ['canciones|canción|estribillos?|coros?', 'Yo solo me sé el estribillo.|Veinte años cantándola mal. A gritos.'],
  dance: [
    'bailes?(?! de (?:cifras|nombres|fechas))|bailar|danza|tango|clases? de salsa|flamenco|ballet',
    'Mi mejor paso es mover la cabeza.|Yo me miraba los pies. Ellos tampoco sabían.',
  ],
  theatre: ['teatros?|ópera|zarzuelas?', 'Aplaudí cuando no tocaba.|Hice de árbol. Destacó otro árbol.'],
  subtitles: [
    'subtítulos?|subtitulad[oa]s?|doblaje|versión original',
    'Leo tan rápido que ya sé quién fue.|Levanté la vista un segundo. Justo el beso.',
  ],
  karaoke: [
    'karaokes?|clases? de canto|concurso de canto|cantar en la ducha',
    'El agudo lo intenté. Sigue ahí arriba.|El aplauso llegó al soltar el micro.',
  ],
  radio: [
    'emisoras? de radio|locutor(?:es|as?)?|programas? de radio',
    'No bajo del coche hasta que acaba la canción.|¡Entré en antena! Y olvidé mi nombre.',
  ],
  vinyl: [
    'vinilos?|tocadiscos|casetes?|walkman|discos de vinilo',
    'El mío se raya. Se raya. Se raya.|Ya tengo los discos. Falta el aparato.',
  ],
  crimeNovel: [
    'novelas? (?:negra|policíacas?|policiacas?|de misterio)|true crime|agatha christie|sherlock|detectives? de ficción',
    'Fue el jardinero. Lo digo desde la página dos.|Sospeché de todos. Era otro.',
  ],
  horrorFilm: [
    'películas? de (?:terror|miedo)|cine de terror|zombis?|zombies?|vampiros?|casas? encantadas?|cuentos? de terror',
    'Lo vi todo. Entre dos dedos.|Al sótano mando primero al gato.',
  ],
  documentary: [
    'documental(?:es)?|docuseries?',
    'Aprendo mucho con ellos. Con los ojos cerrados.|Desde entonces narro a mi gato. Con esa voz.',
  ],
  quizShow: [
    'concursos? de (?:televisión|preguntas|la tele)|pasapalabra|saber y ganar|trivial pursuit|trivia|quiz|concursantes?',
    'Esa me la sabía. Justo después.|Desde el sofá ya gané el bote. Dos veces.',
  ],
  magician: [
    'trucos? de magia|ilusionistas?|circos?|malabar~',
    'Hago desaparecer cosas. Sobre todo croquetas.|«¿Un voluntario?» Me até el zapato diez minutos.',
  ],
  comedy: [
    'monólogos?|humoristas?|chistes?|comediantes?|stand-?up',
    'Me sé uno. El final ya me saldrá.|Me reí el último. Muy fuerte. Solo.',
  ],
  comics: [
    'cómics?|tebeos?|superhéroes?|novelas? gráficas?|marvel|mortadelo',
    'Tuve la capa. Se enganchó en la puerta.|Mi superpoder: encuentro la última galleta.',
  ],
  brassBand: [
    'bandas? de música|bandas? municipal(?:es)?|charangas?|trombones|trombón',
    'Ensayan al lado. Ya canto la parte de tuba.|Me dieron el triángulo. Y una nota.',
  ],
};
