import type { Things } from '../../thing-words.ts';

export const culture: Things = {
  museum: [
    'museos?|exposiciones|exposición|galerías?',
    'Primero la cafetería, luego la tienda.|Admiré una obra mucho rato. Era el extintor.',
  ],
  books: [
    'libros?|novelas?|librerías?|bibliotecas?',
    'Voy por la página doce. Desde marzo.|Mi pila ya sujeta la lámpara.',
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
    'El mío dice: pon la lavadora.|Me prometía dinero. Encontré la ficha del carro.',
  ],
  library: [
    'bibliotecas?|bibliotecari[oa]s?|bibliobús|préstamo de libros',
    'El mío lo debo desde el colegio.|Fui a estudiar. Estudié a la gente.',
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
    'dibujos? (?:a lápiz|para colorear)|dibujar|aprender a dibujar|bocetos?|libros? de colorear|garabatos?|ilustrador(?:es|as?)?',
    'Es un caballo. Hay que saberlo.|Me sale una casa. Con humo.',
  ],
  typography: [
    'caligrafía|lettering|comic sans|letra manuscrita|escritura a mano|plumas? estilográficas?',
    'Mi lista de la compra no se entiende. Ni yo.|En las felicitaciones siempre me falta renglón.',
  ],
  colours: [
    'color(?:es)? del año|pantone|paletas? de colores|colores de moda|combinar colores',
    'Mi año fue beis. Nadie me preguntó.|Yo dije rosa. Me corrigieron. Dos veces.',
  ],
  designChair: [
    'semana del diseño|diseño industrial|bauhaus|premios? de diseño|sillas? de diseño|iconos? del diseño',
    'Me senté. Entonces vino el vigilante.|Tengo una lámpara igual. Ya estaba en el piso.',
  ],
  architecture: [
    'arquitect[oa]s?|rascacielos|brutalismo|premio pritzker|arquitectura',
    '¿Y quién limpia esas ventanas?|Mi mejor obra: dos sillas y una manta.',
  ],
  crafts: [
    'manualidades|origami|papiroflexia|papel maché|purpurina|scrapbooking|macramé|pistola de silicona',
    'Hay purpurina en la mantequilla.|Iba a ser una grulla. Es un tique arrugado.',
  ],
  pottery: [
    'cerámica|alfarería|alfarer[oa]s?|torno de alfarero',
    'Es un jarrón. O un cenicero. Que decida.|Toda la familia tiene ya tazas torcidas.',
  ],
  woodworking: [
    'carpintería|carpinter[oa]s?|tallar madera|talla de madera|muebles con palés|ebanist~',
    'Lo serré dos veces. Sigue siendo corto.|Tres patas son iguales. Hay mayoría.',
  ],
  knitting: [
    'ganchillo|tejer|costura|manualidades|lana',
    'Mi bufanda tiene dos años y dos vueltas.|Iba a ser un jersey. Es un calcetín muy largo.',
  ],
};
