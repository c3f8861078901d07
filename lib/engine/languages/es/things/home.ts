import type { Things } from '../../words/thing-words.ts';

export const home: Things = {
  vacuum: ['aspiradoras?|robot aspirador', 'La mía se esconde debajo del sofá.|Levanto los pies. Esa es mi parte.'],
  laundry: [
    'lavadoras?|detergentes?|secadoras?|colada(?! de lava| volcánica)',
    'Siempre vuelve un calcetín solo.|Ahora todo es rosa. Hasta el tique.',
  ],
  cleaning: [
    'limpieza del hogar|limpiar (?:la casa|el baño|la cocina|a fondo)|trucos de limpieza',
    'Yo cierro la puerta y ya.|Empiezo cuando suena el timbre.',
  ],
  tidying: [
    'ordenar (?:la casa|el armario|los armarios|la habitación|tu casa)|organizar la casa|orden en casa',
    'Cada cosa en su sitio: un cajón.|Encontré fotos viejas. Ahí acabó la tarde.',
  ],
  moving: ['mudanzas?|mudarse', 'Mis cajas siguen cerradas. Las de antes.|En todas las cajas pone «Varios».'],
  mattress: [
    'colchones|colchón|almohadas?|despertador(?:es)?|siestas?|insomnio',
    'Cinco minutos más.|Duermo en diagonal. Donde me deja el gato.',
  ],
  furniture: [
    'muebles?|estanterías?|armarios? (?:de|empotrados?|roperos?)|ikea',
    'Al final me sobró un tornillo.|Se sostiene. Que nadie respire.',
  ],
  bathroom: [
    'cuartos? de baño|duchas?|bañeras?',
    'En la ducha gano todas las discusiones.|Me leí el champú. En cuatro idiomas.',
  ],
  renovating: [
    'reformas? del hogar|azulejos|pintar la casa|papel pintado',
    'La cinta ya está puesta. Hace dos años.|Una pared está lista. El armario tapa las demás.',
  ],
  tools: [
    'herramientas de bricolaje|taladros?|bricolaje|destornillador(?:es)?',
    'Mi herramienta es un cuchillo de untar.|Hice un agujero. Y luego otro al lado.',
  ],
  heating: [
    'calefacción|calderas? (?:de gas|de biomasa|de condensación)|bombas? de calor|radiadores?|termostatos?',
    '¿Quién ha tocado el termostato?|Mi padre la tiene programada: «Ponte un jersey».|La subí sin que nadie me viera. Me vieron.',
  ],
  electricity: [
    'electricidad|factura de la luz|apagón|apagones|bombillas?|alumbrado',
    '¿Y quién se dejó la luz encendida?|Me he convertido en mi padre: apago luces.',
  ],
  solar: [
    'placas? solar(?:es)?|panel(?:es)? solar(?:es)?|energía solar|fotovoltaic~',
    'En mi casa solo carga la lamparita del jardín.|Mi lámpara del jardín brilla. A mediodía.',
  ],
  wind: [
    'eólic[oa]s?|aerogenerador(?:es)?|energía eólica',
    'En mi casa solo gira el ventilador.|Yo tengo uno en la maceta. Chirría.',
  ],
  waste: [
    'basura|reciclaje|reciclar|residuos(?! (?:nucleares|radiactivos|tóxicos))|envases',
    '¿El tetrabrik iba al amarillo? Pregunto cada lunes.|Oí el camión. Corrí. En zapatillas.',
  ],
  dishwasher: [
    'lavavajillas|lavaplatos|fregar los platos|lavar los platos',
    'Yo lo recoloco todo después. En secreto.|Los míos están en remojo. Hasta el domingo.',
  ],
  sofa: [
    'sofás?|sofá cama|butacas? reclinables?|sillones|sillón',
    'En el mío encontré cuatro euros. Y un tenedor.|Yo no me siento. Yo formo parte.',
  ],
  fridge: [
    'neveras?|frigoríficos?|refrigerador(?:es)?|congelador(?:es)?',
    'Miré. Nada. Volveré a mirar en diez minutos.|Al fondo algo brilla con luz propia.',
  ],
  airFryer: [
    'freidoras?(?: de aire)?|airfryer|air fryer|thermomix|robots? de cocina|ollas? (?:exprés|rápidas?|de cocción lenta)|batidoras?',
    'Sirve para todo. De momento, patatas.|Pitó. Le di las gracias.',
  ],
  toaster: [
    'tostador(?:as?|es)?|tostadas?|pan tostado',
    'Dos niveles: pan y carbón.|Rasqué lo negro. Quedó poca cosa.',
  ],
  microwave: [
    'microondas|platos? precocinados?|comida precocinada',
    'Por fuera lava, por dentro hielo.|Lo paro cuando falta un segundo. Como en las pelis.',
  ],
  oven: [
    'hornos?(?! crematorio)|vitrocerámicas?|placas? de inducción|cocinas? de gas',
    'Lo precalenté. Con la sartén de plástico dentro.|Por el cristal no veo nada. Desde mayo.',
  ],
  ironing: [
    'planchas? de (?:ropa|vapor)|planchar|tablas? de planchar|arrugas de la ropa|sin plancha',
    'Solo el cuello. Del resto se ocupa el jersey.|La cuelgo en el baño y me ducho con agua hirviendo.',
  ],
  socks: [
    'calcetines|calcetín|medias de compresión|leotardos',
    'Tengo 31. Ni una pareja.|Fui de visita: zapatos fuera. Y ahí, mi dedo gordo.',
  ],
  candles: [
    'velas? (?:aromáticas?|perfumadas?|decorativas?)|velitas|portavelas',
    'La guardé para una ocasión. Ya está torcida.|Olía a «Bosque nórdico». O sea, a limpiasuelos.',
  ],
  curtains: [
    'cortinas?(?! de humo)|persianas?|estores?|visillos?',
    'En mi ventana hay una sábana. Desde la mudanza.|Un lado quedó más corto. Yo inclino la cabeza.',
  ],
  windowCleaning: [
    'limpi(?:ar|eza de|a) (?:los |las )?(?:cristales|ventanas|vidrios)|limpiacristales|cristales sin marcas',
    'Espero la lluvia. Pero de lado.|Los míos ya son cristal esmerilado.',
  ],
  balcony: ['balcón|balcones', 'En el mío cabe una silla. O yo.|Vistas increíbles. A la tele del vecino.'],
  attic: ['desván|desvanes', 'Subí a tirar cosas. Bajé con un sombrero.|Hay cuatro cajas con «Cables importantes».'],
  garage: [
    'garajes?|trasteros?|sótanos?|cobertizos?',
    'El coche duerme fuera. Las cajas, dentro.|Veo el congelador. No llego.',
  ],
  television: ['televisor(?:es)?|smart tv|teles?|oled', 'No estoy dormido. No cambies.|800 canales. Veo la chimenea.'],
  keys: [
    'llaves de (?:casa|la casa|repuesto)|cerrajeros?|cerraduras?|llaveros?',
    'Están puestas. Por dentro.|La copia está a salvo. Dentro de casa.',
  ],
  doorbell: [
    'timbres?|telefonillos?|porteros? automáticos?|videoporteros?',
    'Suena. Me tiro a la alfombra.|No estoy. Ni respiro.',
  ],
  neighbours: [
    'vecinos ruidosos|vecin(?:o|a|os|as) (?:del|de arriba|de abajo)|convivencia vecinal|ruidos? de (?:los )?vecinos|buenos vecinos|día del vecino',
    'Aún tengo su táper. De 2017.|Conozco su despertador. Ellos no lo oyen.',
  ],
  lift: [
    'ascensor(?:es)?|elevador(?:es)?|escaleras? del edificio',
    'Saludo a los botones.|Le di a «cerrar». Fuera estaba mi pizza.',
  ],
  remoteControl: [
    'mandos? a distancia|control(?:es)? remotos?',
    'Tengo cuatro. La tele se enciende con el quinto.|Estoy sentado encima. Por eso sale la teletienda.',
  ],
  smartHome: [
    'hogar(?:es)? inteligentes?|casas? inteligentes?|domótic[ao]|bombillas? inteligentes?|enchufes? inteligentes?|cerraduras? inteligentes?',
    'Estoy a oscuras. La lámpara se actualiza.|Las persianas subieron a las cuatro. Buenos días.',
  ],
  smokeAlarm: [
    'detector(?:es)? de humo|alarmas? de humo|simulacros? de incendio',
    'Yo lo uso de temporizador.|Pita una vez por minuto. Ya lo he llamado Paco.',
  ],
  tinyHouse: [
    'mini ?casas?|casas? diminutas?|tiny houses?|minipisos?|microapartamentos?|espacios pequeños|pisos? pequeños?',
    'Cocino desde la cama. Muy eficiente.|Me di la vuelta. Ya era el baño.',
  ],
  interior: [
    'decoración|interioris~|decorar|alfombras(?! rojas)|feng shui|cojines',
    'Mi estilo se llama «todavía sirve».|La alfombra tapa la mancha. El sofá, la alfombra.',
  ],
  building: ['en construcción', 'El jueves acaban, dijeron. ¿De qué año?|Uno cava. Yo miro con los otros cuatro.'],
};
