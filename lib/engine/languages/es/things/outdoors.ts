import type { Things } from '../../words/thing-words.ts';

export const outdoors: Things = {
  houseplant: [
    'orquídeas?|cactus|plantas? de interior|macetas?|suculentas?|ramos? de flores',
    'Mi cactus no sobrevivió.|En mi casa solo triunfa la mala hierba.|Me fui una semana. Se lo tomaron a mal.',
  ],
  lawn: [
    'cortacésped(?:es)?|(?:cortar|regar|cuidar) el césped|césped (?:artificial|del jardín)',
    'El mío es un prado. Oficialmente.|Corté la mitad. Parece un peinado.',
  ],
  garden: [
    'jardín(?! de infancia)|jardines(?! de infancia)|jardinería|jardineros?|huertos? (?:urbanos?|en casa|escolar(?:es)?)|malas hierbas|macizos de flores',
    'Crece de todo. Yo no planté nada.|Lo arranqué todo. Eran las zanahorias.',
  ],
  seeds: [
    'semillas|sembrar (?:tomates|semillas|en casa|calabacines)|calabacín|calabacines|semilleros?',
    'Sembré en línea recta. Las palomas, agradecidas.|Planté un calabacín. ¿Quién quiere una caja?',
  ],
  hedge: [
    'setos?|podar|poda de (?:árboles|setos|rosales)|cortasetos|vallas? de jardín',
    'Igualé un lado. Y el otro. Ya llega al tobillo.|Iba a ser un cisne. La calle dice babosa.',
  ],
  slugs: [
    'babosas?|caracoles|caracol|pulgones|pulgón|plagas del (?:jardín|huerto)',
    'Se comieron mi lechuga. Dejaron el cartelito.|Me adelantó uno camino del trabajo. Cuesta arriba.',
  ],
  trees: [
    'árbol(?:es)? frutal(?:es)?|manzanos?|plantar (?:un )?árbol(?:es)?|casas? en (?:el|un) árbol|olivos?|limoneros?',
    'Planté uno. Le digo que se dé prisa.|Subir, subí. El resto lo saben los bomberos.',
  ],
  hens: [
    'gallinas?|gallineros?|huevos?',
    'La mía pone en cajas de seis. En el súper.|Quería huevo frito. Otra vez revuelto.',
  ],
  sheep: [
    'ovejas?|corderos?|pastores (?:de ovejas|trashumantes)|pastoreo|trashumancia',
    'Me dormí contando.|En el belén del cole yo era una. La del fondo.',
  ],
  cows: ['vacas?|ganado vacuno|ganaderos?', 'Y yo sin leche otra vez.|Le mugí yo primero. Se dio la vuelta.'],
  bees: [
    'abejas?|apicult~|colmenas?|(?<!luna de )miel',
    'Mi única abeja cayó en la limonada.|Me quedo muy quieto. Y luego corro.',
  ],
  bears: ['osos?|lobos?', 'A mí me asusta el perrito del vecino.|Algo crujió. Era mi chaqueta.'],
  cats: [
    'gatos?|gatitos?|felinos?',
    '¿Alguien le ha preguntado al gato?|El mío prefiere la caja.|Llego tarde. Se me durmió en el brazo.',
  ],
  dogs: [
    'perros?|perritos?|cachorros?',
    'El mío obedece a una palabra: «premio».|En la cama no sube. Lo sabe. Desde arriba.',
  ],
  horses: [
    '(?<!\\d )caballos?|ponis?|equitación|hipódromo',
    'Mi último caballo iba con monedas.|Subí por un lado. Bajé por el otro.',
  ],
  birds: ['aves|pájaros?|cigüeñas?|búhos?', 'A mi balcón solo viene la paloma.|Uno canta en mi ventana. A las 4:10.'],
  fish: ['pesca|pescadores?|truchas?', 'Era así de grande. De verdad.|Me levanto a las cuatro para sentarme.'],
  hamster: [
    'hámsters?|hámsteres|conejos? (?:enanos?|domésticos?)|cobayas?|jerbos?',
    'El mío corre toda la noche. Yo escucho.|Era del niño. Ahora lo limpio yo.',
  ],
  wasps: [
    'avispas?|avispones|avispón|avisperos?',
    'Le dejé la tarta. Y la mesa.|«Tranquilos», dije. Desde dentro del coche.',
  ],
  mosquitoes: [
    'mosquitos?|mosquiteras?|repelentes? de (?:mosquitos|insectos)|picaduras? de mosquitos?',
    'Luz encendida: nada. Luz apagada: bzzz.|Éramos doce. Todos vinieron a por mí.',
  ],
  spiders: [
    'arañas?|tarántulas?|telarañas?',
    'Le puse un vaso encima. El lunes. Ahí sigue.|El baño es suyo. Yo me ducho en el gimnasio.',
  ],
  mouse: [
    'ratones de campo|plagas? de ratones|ratón en casa',
    'Subí a la silla. Ya estaban todos arriba.|El queso de la trampa desapareció. Solo el queso.',
  ],
  moths: [
    'polillas?|pececillos? de plata',
    'Se comieron el jersey bueno. El de mi tía, no.|Di palmadas. Fallé. Pareció un aplauso.',
  ],
  hedgehog: ['erizos?', 'Dije «¡oh!» tan alto que se hizo bola.|Yo hibernaría. De lunes a viernes.'],
  squirrel: ['ardillas?', 'Yo escondo galletas. Y luego no las encuentro.|El comedero es suyo. Yo solo relleno.'],
  pigeon: ['palomas|gaviotas?', 'Una cría en mi maceta. Riego cuando me deja.|Yo compré patatas. Ella comió patatas.'],
  parrot: [
    'loros|periquitos?|cotorras?|cacatúas?|guacamayos?',
    'Imita el microondas. Me he levantado cuatro veces.|Repite lo que digo al teléfono. Con visitas.',
  ],
  penguin: ['pingüinos?', 'Yo ando igual hasta el coche. En enero.|Siempre de etiqueta. Yo, en chándal desde 2020.'],
  zoo: [
    'zoos?|zoológicos?|elefantes?|jirafas?|chimpancés?|gorilas?|bioparc|acuarios',
    'El gorila y yo nos miramos. Era lunes.|Fui por el tigre. Dormía. Me quedé con los patos.',
  ],
  sloth: [
    'osos? perezosos?|koalas?|hibernación|tortugas?',
    'Por fin alguien a mi ritmo.|Esa mirada la conozco. Espejo, siete de la mañana.',
  ],
  whale: [
    'ballenas?|delfines|delfín|orcas?',
    'Cuatro horas mirando. Vi mucha agua.|Yo canto bajo el agua. En la ducha.',
  ],
  octopus: [
    'pulpos?|calamares gigantes',
    '¡Ocho brazos! Yo con dos no encuentro las llaves.|Ellos abren cualquier tarro. Yo llamo al vecino.',
  ],
  seal: [
    'focas|leones? marinos?|morsas?|foca monje',
    'Yo me tumbo igual. A mí no me hacen fotos.|Yo aplaudo si hay pescado. Frito.',
  ],
  goldfish: [
    'peces de colores|pez de colores|peceras?|acuarios? domésticos?|estanques? de jardín|carpas? koi',
    'El mío es Nemo cuarto. El niño cree que es el primero.|Hice el estanque. La garza da las gracias.',
  ],
  goat: ['cabras?|cabritos?|granjas? escuela', 'Se comió el mapa. Y no sé volver.|Hice una amiga. Tiene mi manga.'],
  donkey: ['burros?|asnos?', 'El mío se paró. Lo entendí.|Diez kilómetros. En nueve tiré yo.'],
  ducks: [
    'patos|patitos|cisnes?|gansos?|ocas',
    'No llevaba pan. Me siguieron hasta el autobús.|Me bufó. Me aparté yo. Era su acera.',
  ],
  fox: [
    'zorros|mapaches?|jabalíes|jabalí',
    'Sabe cuándo se saca la basura. Yo no.|Uno miró nuestra cocina. Negó con la cabeza.',
  ],
  vet: [
    'veterinari[oa]s?|mascotas|tiendas? de mascotas|comida para (?:perros|gatos|mascotas)',
    'Entró en brazos. Salió en mi cabeza.|Saqué el transportín. El gato está de viaje.',
  ],
};
