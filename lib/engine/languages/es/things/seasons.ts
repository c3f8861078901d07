import type { Things } from '../../words/thing-words.ts';

export const seasons: Things = {
  clock: [
    'cambio de hora|horario de verano|horario de invierno|relojes',
    'El reloj de mi horno parpadea desde 2019.|El del coche acierta medio año.',
  ],
  rain: [
    'lluvias?|tiempo para hoy|pronóstico del tiempo|paraguas|tormentas?',
    'Y yo con la chaqueta que no es.|Acabo de tender. Se nota, ¿no?',
  ],
  christmas: [
    'navidad|navideñ~|reyes magos',
    'Yo lo compro todo el día 23.|Las luces son un solo nudo. Como cada año.',
  ],
  heatwave: [
    'olas? de calor|aire acondicionado|ventilador(?:es)?|noches? tropical(?:es)?|calor extremo|calorón',
    'Llevo una hora eligiendo guisantes congelados.|El ventilador y yo ya somos pareja.',
  ],
  frost: [
    'olas? de frío|heladas (?:débiles|fuertes|nocturnas)|alerta por heladas|bajo cero|frío polar|temperaturas gélidas',
    'Rasqué todo el parabrisas. Era el del vecino.|Bajé en zapatillas a tirar la bolsa. Error.',
  ],
  fog: ['niebla|nieblas|neblina', 'Acabo de saludar a un contenedor.|Yo vivo en una hasta el segundo café.'],
  leaves: [
    'hojas secas|hojas caídas|sopladoras? de hojas|hojas de otoño|colores del otoño',
    'Ya estaban en un montón. Llegó el perro.|Las mías ahora son del vecino. Gracias, viento.',
  ],
  springtime: [
    'primavera(?! sound)|primaveral(?:es)?|cerezos en flor|astenia primaveral|alergia al polen|polen',
    'Mi abrigo no se cree nada.|Un rayo de sol y ya estoy en la terraza. Con bufanda.',
  ],
  summer: [
    'veranillo|fin del verano|llegada del verano|inicio del verano|solsticio de verano|comienza el verano',
    'El mío cayó en miércoles.|El moreno me duró hasta la ducha.',
  ],
  resolutions: [
    'propósitos de año nuevo|buenos propósitos|propósitos para|hábitos saludables|buenos hábitos|cuesta de enero',
    'El mío aguantó hasta el roscón.|Uso los del año pasado. Están sin estrenar.',
  ],
  newYearsEve: [
    'nochevieja|campanadas|fin de año|uvas de la suerte|doce uvas',
    'Voy por la uva tres. Ya es febrero.|A las diez estaba durmiendo. Feliz todo.',
  ],
  easter: [
    'semana santa|torrijas|domingo de ramos|huevos? de pascua|monas? de pascua',
    'Hice torrijas para todos. Quedan dos. Una.|El domingo volví a casa. Y media España.',
  ],
  valentine: [
    'san valentín|día de los enamorados|día del amor',
    'En la gasolinera quedaba una rosa. Y anticongelante.|Recibí una tarjeta. Del dentista.',
  ],
  mothersDay: [
    'día de la madre|día del padre',
    'Hice el desayuno. Mamá hizo la cocina.|Me acordé yo solo. Frente al escaparate.',
  ],
  christmasMarket: [
    'mercadillos? navideños?|mercados? navideños?|mercado de navidad|luces de navidad|alumbrado navideño',
    'Vine por las luces. Me llevaron los churros.|Seguí a la multitud. Era la cola del baño.',
  ],
  christmasTree: [
    'árbol(?:es)? de navidad|abetos?',
    'Dos metros, dije. El techo dijo que no.|El mío está torcido. La pared ve el lado bueno.',
  ],
  publicHoliday: [
    'días? festivos?|puentes? de (?:mayo|diciembre|noviembre|la constitución)|puentes festivos|calendario laboral|festivos?(?: de)? 20\\d\\d',
    '¿Mañana? En casa hay medio limón.|Estoy delante del súper. Cerrado.',
  ],
  aprilFools: [
    'día de los (?:santos )?inocentes|inocentadas?|bromas pesadas',
    'Me creí las tres primeras.|Puse sal en el azucarero. Luego me hice un café.',
  ],
};
