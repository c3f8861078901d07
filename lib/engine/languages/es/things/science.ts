import type { Things } from '../../words/thing-words.ts';

export const science: Things = {
  dinosaur: [
    'dinosaurios?|tiranosaurios?|t-?rex|jurásic[oa]|triceratops',
    'A los cinco me sabía todos. Hoy olvido el PIN.|Acabo de pisar uno. De plástico.',
  ],
  digging: [
    'arqueólog[oa]s?|arqueolog~|arqueológic[oa]s?|excavaciones|fósil(?:es)?|edad de (?:piedra|bronce)|neandertal(?:es)?|ruinas romanas|momias?',
    'Bajo mi sofá hay una capa de 2016.|Hallé una galleta. La sitúo en el martes tardío.',
  ],
  volcano: [
    'volcán|volcanes|volcánic[oa]s?|ríos? de lava',
    'El mío era de vinagre y bicarbonato.|Yo lo vi de cerca. Calentando lentejas.',
  ],
  particle: [
    'física cuántica|mecánica cuántica|computación cuántica|partículas elementales|acelerador(?:es)? de partículas|cern|electrones|bosón|fusión nuclear',
    '{partículas ~/acelerador(?:es)? de partículas} Yo solo conozco las de debajo de la cama.|{~ cuántica} Mi gato está y no está en el sofá.',
  ],
  aliens: [
    'extraterrestres?|alienígenas?|ovnis?|platillos? volantes?',
    'Vieron mi cocina y pasaron de largo.|Era una farola. Ya la había saludado.',
  ],
  eclipse: [
    'eclipses?|superlunas?|luna de sangre|auroras? boreal(?:es)?',
    'Miré en el momento justo. Hacia otro lado.|Tenía las gafas especiales. Y una nube.',
  ],
  brain: [
    'gimnasia mental|entrenar la mente|neurocien~|crucigramas?|sudokus?|test de inteligencia|entrenar (?:el cerebro|la memoria)|juegos mentales',
    'En el mío suena una canción. Desde el lunes.|Entré en la cocina. Sigo pensando a qué.',
  ],
  stars: [
    'estrellas fugaces|telescopios?|astronomía|constelaciones|galaxias?',
    'Yo solo encuentro la Osa Mayor. A veces.|Pedí un deseo. Era un avión.',
  ],
  rocket: [
    'cohetes?|nasa|marte|astronautas?|misión espacial|estación espacial',
    '¿Hay aparcamiento allí arriba?|Yo me mareo en los columpios.',
  ],
};
