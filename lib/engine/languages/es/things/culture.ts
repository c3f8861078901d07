import type { Things } from '../../words/thing-words.ts';

export const culture: Things = {
  museum: [
    'museos?|pinacotecas?|exposición (?:de (?:arte|pintura|fotografía)|temporal)|galerías? de arte',
    'Primero la cafetería, luego la tienda.|Admiré una obra mucho rato. Era el extintor.',
  ],
  books: [
    'libros?|novelas?|librerías?',
    'Voy por la página doce. Desde marzo.|Los que tengo sin leer ya sujetan la lámpara.',
  ],
  poems: [
    'poemas?|poesías?|poetas?|versos',
    'Rimé «amor» con «tenedor». Lo mantengo.|Me sé uno de memoria. El primer verso.',
  ],
  logo: [
    'logos?|logotipos?|diseño web|tipografías?',
    '¿Se puede hacer más grande el logo?|Mi sobrino lo hacía por una pizza.',
  ],
  horoscope: [
    'horóscopos?|zodiaco|signos? zodiacales?',
    'El mío dice que ponga la lavadora.|Me prometía dinero. Encontré la ficha del carro.',
  ],
  library: [
    'bibliotecas?|bibliotecari[oa]s?|bibliobús|préstamo de libros',
    'Debo un libro desde el colegio. Cruzo de acera.|Fui a estudiar. Estudié a la gente.',
  ],
  audioGuide: [
    'audioguías?|visitas? guiadas?|guías? del museo',
    'La mía hablaba holandés. Yo asentía.|Suena el catorce. Yo estoy ante el tres.',
  ],
  newspaper: [
    'periódicos?|prensa (?:escrita|en papel)|diarios de papel|crucigramas?|portadas de los periódicos',
    'Lo compro por el crucigrama. Me falta el siete.|Lo leo siempre. Al limpiar los cristales.',
  ],
  modernArt: [
    'arte (?:moderno|contemporáneo|abstracto)|esculturas?|instalación artística|arco madrid|pintura abstracta|acuarelas?',
    'Me senté encima. No era un banco.|Lo nuestro está en la nevera. El autor tiene cuatro años.',
  ],
  streetArt: [
    'grafitis?|arte (?:urbano|callejero)|mural(?:es)?|banksy',
    'Yo pinté una pared. A los tres años. En el pasillo.|Admiré uno mucho rato. Era humedad.',
  ],
  drawing: [
    'dibujos? (?:a lápiz|para colorear)|clases? de dibujo|aprender a dibujar|bocetos?|libros? de colorear|garabatos?|ilustrador(?:es|as?)?',
    'Es un caballo. Hay que saberlo.|Me sale una casa. Con humo.',
  ],
  typography: [
    'caligrafía|lettering|comic sans|letra manuscrita|escritura a mano|plumas? estilográficas?',
    'Mi lista de la compra no la entiendo ni yo.|En las felicitaciones siempre me falta renglón.',
  ],
  colours: [
    'color(?:es)? del año|pantone|paletas? de colores|colores de moda|combinar colores',
    'Mi año fue beis. Nadie me preguntó.|Yo dije rosa. Era «cuarzo empolvado».',
  ],
  designChair: [
    'semana del diseño|diseño industrial|bauhaus|premios? de diseño|sillas? de diseño|iconos? del diseño',
    'Me senté. Entonces vino el vigilante.|Tengo una lámpara igual. Ya estaba en el piso.',
  ],
  architecture: [
    'arquitect[oa]s?(?! de)|rascacielos|brutalismo|premio pritzker|arquitectura(?! de)',
    '¿Y quién limpia luego tanto cristal?|Mi mejor obra: dos sillas y una manta.',
  ],
  crafts: [
    'manualidades|origami|papiroflexia|papel maché|purpurina|scrapbooking|macramé|pistola de silicona',
    'Hay purpurina en la mantequilla.|Iba a ser una grulla. Es un tique arrugado.',
  ],
  pottery: [
    'cerámica|alfarería|alfarer[oa]s?|torno de alfarero',
    'Es un jarrón. O un cenicero. Según se mire.|Toda mi familia bebe ya en tazas torcidas.',
  ],
  woodworking: [
    'carpintería|carpinter[oa]s?|tallar madera|talla de madera|muebles con palés|ebanist~',
    'Serré el tablón dos veces. Y sigue corto.|Tres patas son iguales. Hay mayoría.',
  ],
  knitting: [
    'ganchillo|punto de cruz|tejer (?:a|con|un|una)|clases? de costura|máquinas? de coser|ovillos?|agujas de punto',
    'Mi bufanda tiene dos años y dos vueltas.|Iba a ser un jersey. Es un calcetín muy largo.',
  ],
};
