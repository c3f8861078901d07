import type { Things } from '../../words/thing-words.ts';

export const family: Things = {
  childSeat: [
    'sillas? (?:de coche|de auto|infantil(?:es)?|de paseo)|sillitas?|cochecitos? de bebé|carritos? de bebé',
    'Cuando hizo clic, el niño ya era mayor.|Conseguí plegarlo. Con mi dedo dentro.',
  ],
  puberty: [
    'pubertad|adolescentes?|adolescencia',
    'Pregunté qué tal el día. Ojos en blanco.|Solo dije «buenos días». Portazo.',
  ],
  baby: ['bebés?|recién nacid[oa]s?', 'Aquí nadie duerme desde el martes.|Yo ya mezo el carro del súper.'],
  toys: [
    'juguetes?|lego|playmobil|puzles?',
    'Encontré uno a oscuras. Con el pie.|Yo monté el castillo. El niño jugó con la caja.',
  ],
  homework: [
    'deberes escolares|deberes para casa|deberes del colegio|tareas escolares|clases particulares',
    'Ayudé con mates. Sacamos un tres.|Los hice en el autobús. Se notan las curvas.',
  ],
  school: [
    'matemáticas|álgebra|trigonometría',
    'Aún espero el día en que use un seno.|A mí me dio siete. A los demás, x.',
  ],
  thesis: [
    'tesis doctoral(?:es)?|tesis de (?:grado|máster|maestría)|tfg|trabajo fin de (?:grado|máster)|doctorand[oa]s?',
    'Tengo el título. Y los agradecimientos.|La mía se llama final_final_3_buena.',
  ],
  university: [
    'universidad(?:es)?|estudiantes universitari[oa]s|campus universitari[oa]s?|facultad(?:es)? de \\p{L}+|selectividad|ebau|residencias? de estudiantes',
    'Mi asignatura fuerte era la cafetería.|Me dormí en la tercera fila. Era sobre el sueño.',
  ],
  teacher: [
    'profesor(?:es|as?)?|maestr[oa]s de (?:escuela|primaria|infantil)|profesorado|docentes?',
    'Sigo levantando la mano. En las reuniones.|Oigo mis dos apellidos y aún tiemblo.',
  ],
  firstSchoolDay: [
    'vuelta al cole|primer día de (?:clase|colegio|cole)|material escolar|mochilas? escolar(?:es)?|estuches? escolar(?:es)?',
    'Yo volvería solo por el estuche nuevo.|Forré los libros. Y un codo.',
  ],
  languageCourse: [
    'cursos? de idiomas|aprender (?:idiomas|inglés|francés|alemán|italiano|español)|clases de (?:inglés|francés|alemán)|duolingo|escuela de idiomas|vocabulario',
    'Sé decir que el elefante bebe leche.|Pedí la cuenta sin acento. Me trajeron sopa.',
  ],
  spelling: [
    'ortografía|ortográfic[oa]s?|faltas? de ortografía|gramática|signos? de puntuación|tildes?|la coma',
    'Pongo las comas, a, ojo.|Veo el fallo enseguida. Justo después de «Enviar».',
  ],
  dictionary: [
    'diccionarios?|palabra del año|glosarios?|sinónimos|scrabble|real academia española|rae',
    'Busqué una palabra. Ya es hora de cenar.|El mío sujeta el sofá.',
  ],
  playground: [
    'parques? infantil(?:es)?|columpios?|toboganes|tobogán|castillos? hinchables?',
    'El columpio lo pruebo yo antes. Por seguridad.|Llevo medio arenero en el zapato.',
  ],
  grandparents: [
    'abuel[oa]s?|abuelit[oa]s?',
    '«No has comido nada.» Iba por el cuarto plato.|La mía firma los mensajes: «Atentamente, la abuela».',
  ],
  siblings: [
    'herman[oa]s? (?:mayor|mayores|pequeñ[oa]s?|gemel[oa]s?)|hij[oa]s? únic[oa]s?|(?<!torres )gemel[oa]s|mellizos',
    'Uno parte y otro elige. Usábamos regla.|La lámpara ya estaba así.',
  ],
  inLaws: [
    'suegr[oa]s?|cuñad[oa]s?|reuniones? familiar(?:es)?|comidas? familiar(?:es)?',
    'Alabé las lentejas una vez. Desde entonces, lentejas.|Llevé al perro. Para tener tema.',
  ],
  genealogy: [
    'genealog~|árbol genealógico|antepasados|origen de los apellidos|apellidos más comunes',
    'Buscaba un conde. Salieron cuatro cabreros.|Ya estábamos cansados en 1640. Hay papeles.',
  ],
  names: [
    'nombres? (?:de (?:bebés?|niñ[oa]s?|perros?|gatos?|mascotas)|más comunes)|motes?',
    'En clase éramos cuatro. Yo era «el otro».|Mi madre me llama a la cuarta. Antes va el perro.',
  ],
  nursery: [
    'guarderías?|escuelas? infantil(?:es)?|jardín de infancia|jardines de infancia|niñeras?|canguros? por horas',
    'En la puerta hubo llantos. Eran míos.|Mi percha es la del caracol.',
  ],
  kidsParty: [
    'fiestas? (?:infantil(?:es)?|de cumpleaños)|cumpleaños infantil(?:es)?|piñatas?|pintacaras',
    'Vinieron seis. Sonaban a sesenta. Estoy en la despensa.|Gané a las sillas. Hubo llantos.',
  ],
  bedtime: [
    'cuentos? (?:para dormir|infantil(?:es)?|de hadas)|nanas|canciones de cuna|ratoncito pérez',
    'Leo bajito. Me desperté en la página cuatro.|Me salté una página. Me pillaron.',
  ],
  parenting: [
    'crianza|padres primerizos|madres primerizas|vida familiar|conciliación familiar',
    'Cuento hasta tres. Nadie sabe qué viene luego.|Dije «porque lo digo yo». Con la voz de mi madre.',
  ],
  pocketMoney: [
    'la paga (?:semanal|de los (?:hijos|niños))|paga semanal|huchas?(?! de las pensiones)|alcancías?',
    'Pedí un aumento. Mamá preguntó por mi cuarto.|Mi hermano me debe cien pesetas. Desde 1996.',
  ],
  birthday: ['cumpleaños', 'Las velas no cabían. Puse una bombilla.|Canté con ganas. El nombre no era ese.'],
};
