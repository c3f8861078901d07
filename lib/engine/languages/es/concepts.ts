import type { FurtherConcepts } from '../words/note-words.ts';

export const concepts: FurtherConcepts = {
  technology: String.raw`tecnolog\p{L}*|ordenador\p{L}*|computador\p{L}*|portátil\p{L}*|móvil\p{L}*|teléfonos?|aplicaci\p{L}*|apps?|software|internet|en línea|webs?|robots?|impresoras?|pantallas?|digital\p{L}*|ia|inteligencia artificial|algoritmos?|wi-?fi|contraseñas?|máquinas?|aparatos?|televis\p{L}*|cámaras?(?! (?:de (?:diputados|comercio|representantes)|alta|baja))|servidor\p{L}*|pestañas`,
  weather: String.raw`tiempo que hace|meteorolog\p{L}*|lluvia\p{L}*|llueve|nieve\p{L}*|nieva|sol|soleado|tormentas?|truenos?|nubes?|nublado|viento|ola de calor|niebla|paraguas|granizo|heladas?|clima\p{L}*|pronóstico`,
  religion: String.raw`religi\p{L}*|iglesias?|dios(?:es|as?)?|rez(?:ar|a|an|o|os|amos|aba|aban|ando|é|ó)|oraci\p{L}*|curas?|sacerdotes?|biblia|mezquitas?|templos?|(?<!santa )fe|(?:el|la|los|las|un|una) sant[oa]s?(?! \p{L})|papa|monjes?|monjas?|(?<!los )ángel(?:es)?|amén|obispos?|misa`,
  children: 'niñ[oa]s?|críos?|bebés?|adolescentes?|hij[oa]s?|guardería|juguetes?|alumn[oa]s?',
  birds: String.raw`pájaros?|aves?|gaviotas?|palomas?|patos?|gansos?|gallinas?|pollos?|búhos?|loros?|águilas?|cisnes?|gorri\p{L}*|cuervos?|cigüeñas?|pingüinos?|plumas?`,
  numbers: String.raw`números?|cifras?|estadístic\p{L}*|porcentajes?|por ciento|matemáticas?|dígitos?`,
  shopping: String.raw`compr(?:a|as|an|ar|ado|ador\p{L}*|ando|aba|aban|o|amos|é|ó|en?)|tiendas?|supermercados?|rebajas?|descuentos?|ofertas?|centro comercial|paquetes?|recibos?`,
  holidays: String.raw`vacaciones|navidad\p{L}*|semana santa|año nuevo|halloween|festivos?|playas?|hotel\p{L}*|maletas?|viaj\p{L}*|turistas?|aeropuertos?|vuelos?`,
  work: String.raw`trabaj\p{L}*|empleo\p{L}*|emplead\p{L}*|oficinas?|carrera profesional|compañer[oa]s? de trabajo|plazos?|horas extra|turnos?|escritorios?|ascensos?|curro`,
  school: String.raw`escuelas?|colegios?|profesor\p{L}*|maestr[oa]s?|clases?(?! (?:media|alta|baja|obrera|trabajadora|política|social)(?:es|s)?)|deberes|exámen\p{L}*|examen|universidad\p{L}*|estudiantes?|institutos?(?! (?:nacional|de|para))|(?:malas|buenas) notas`,
  cars: String.raw`coches?|carros?|conduc(?:e|en|ir|iendo|ía|ían|ción|tor\p{L}*)|tráfico|atascos?|aparcamiento|aparcar|motor\p{L}*|vehículos?|garajes?|autopistas?|camion\p{L}*|gasolina`,
  music: String.raw`música\p{L}*|músic\p{L}*|cancion\p{L}*|canción|conciertos?|guitarras?|pianos?|cant(?:a|an|ar|ante\p{L}*|ando|aba|aban|o|ó|é|autor\p{L}*)|discos?(?! dur)|coros?|orquestas?|violin\p{L}*|violín|karaoke`,
};

/** Numbers in words. */
export const numberWords =
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos|mil|millones|docenas?';
