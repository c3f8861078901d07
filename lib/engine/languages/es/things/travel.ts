import type { Things } from '../../words/thing-words.ts';

export const travel: Things = {
  electricCar: [
    'coches? eléctricos?|autos? eléctricos?|puntos? de recarga',
    'Mi cargador siempre es el ocupado.|Conozco todos los bares con enchufe.',
  ],
  flight: [
    'vuelos?|aviones|avión|aerolíneas?|aeropuertos?',
    'Asiento del medio, supongo.|Aplaudí al aterrizar. Solo yo.',
  ],
  train: [
    'trenes|tren|renfe|ferrocarril(?:es)?|estación de tren',
    'El mío es un autobús.|Corrí por el andén. Salía de otra vía.',
  ],
  bus: [
    'autobús|autobuses|tranvías?|transporte público',
    'Primero ninguno y luego tres de golpe.|El mío arrancó mientras yo saludaba.',
  ],
  formulaOne: [
    'fórmula 1|f1|gran premio',
    'Llevo una hora buscando aparcamiento.|Se me caló el coche en el túnel de lavado.',
  ],
  car: [
    'coches?|automóvil(?:es)?|todoterrenos?',
    'El mío hace un ruido. Subo la radio.|¿Y dónde se aparca?|Se encendió una lucecita. Le pegué una tirita.',
  ],
  bike: [
    'bicicletas?|bicis?|ciclis~|carril bici',
    'La mía tiene una cesta y un pinchazo.|Veintiuna marchas. Uso la de siempre.',
  ],
  roadblock: [
    'atascos?|desvíos? de tráfico|cortes? de (?:carretera|tráfico)',
    'Cambié de carril. Ahora corre el otro.|Conozco un atajo. Los demás también.',
  ],
  parking: [
    'aparcamientos?|estacionamientos?|parquímetros?',
    'Tengo sitio. El coche ya no se mueve.|Planta menos dos. O menos tres. Era la amarilla.',
  ],
  camping: [
    'campings?|acampar|autocaravanas?|caravanas?|tiendas? de campaña',
    '{campings?/acampar/tiendas? de campaña} A la primera gota duermo en el coche.|Traje nueve latas y ningún abrelatas.',
  ],
  hotel: [
    'hoteles|hotel|hostales|alojamientos?|airbnb',
    'Yo vengo por los champús pequeños.|He desayunado tres veces. Desde las ocho.',
  ],
  schoolHolidays: [
    'vacaciones escolares',
    'Primer día hecho. ¿Cuánto falta?|«Me aburro.» Primer día, nueve de la mañana.',
  ],
  holidays: [
    'vacaciones|cruceros?|destinos turísticos',
    'Guardé tres días. Los gasté esperando al fontanero.|Metí nueve libros. Leí la carta del chiringuito.',
  ],
  outing: [
    'excursiones|excursión|escapadas?|planes para el fin de semana',
    'Yo fui hasta la nevera. Bonita ruta.|Los bocadillos no pasaron del primer semáforo.',
  ],
  beach: [
    'playas?|surf',
    'Aún llevo arena en la bolsa. Del año pasado.|Crema por todas partes. Menos en los empeines.',
  ],
  boat: ['barcos?|veleros?|yates?|regatas?', 'Yo me mareo en la bañera.|La gorra de capitán ya la tengo.'],
  toll: [
    'peajes?|autopistas? de pago|viñetas? de autopista|telepeaje',
    'Paré a medio metro de la máquina.|Abrí la puerta, saqué un pie y estiré el brazo.',
  ],
  speedCamera: [
    'radar(?:es)? (?:de tráfico|de la dgt|fijos?|móvil(?:es)?|de tramo|de velocidad)|límites? de velocidad|multas? (?:de tráfico|por exceso)|exceso de velocidad|dgt',
    'Es la única foto en la que no parpadeo.|Yo freno. Voy en bici.',
  ],
  scooter: [
    'patinetes?(?: eléctricos?)?|monopatín eléctrico|scooters? eléctric[oa]s?',
    'El mío se paró en mitad del puente. Fin de zona.|Yo los uso como circuito de obstáculos.',
  ],
  ferry: [
    'ferri|ferris|ferry|ferrys|transbordador(?:es)?',
    'Aún veo el mío. Cada vez más pequeño.|Estoy en la cubierta tres. El coche, quizá también.',
  ],
  passport: [
    'pasaportes?|dni|documento de identidad|foto de carné|visados?',
    'En la foto parezco el motivo del control.|Lo tengo en regla. En el cajón de casa.',
  ],
  suitcase: [
    'maletas?|equipajes?|equipaje de mano|mochilas?',
    'Me senté encima. Cerró. Ahora no me levanto.|Llevo ropa para todo. Menos para lo que hace.',
  ],
  jetLag: [
    'jet ?lag|husos? horarios?|reloj biológico|reloj interno',
    'Yo lo tengo los lunes. Vengo del sofá.|Son las cuatro y mi estómago pide paella.',
  ],
  satNav: [
    'navegador(?:es)? gps|gps|google maps|waze|mapas? de carreteras|street view',
    'El mío recalcula desde el martes.|Giré a la izquierda. Ahora hay ovejas.',
  ],
  robotaxi: [
    'robotaxis?|taxis? autónomos?|coches? autónomos?|vehículos? autónomos?|conducción autónoma|sin conductor|waymo',
    '¿Y quién discute con los demás?|Yo freno igual. Con la alfombrilla.',
  ],
  drivingTest: [
    'carn[eé]s? de conducir|permisos? de conducir|licencias? de conducir|autoescuelas?|examen (?:de conducir|práctico de conducir)|conductor(?:es)? novel(?:es)?',
    'Aprobé a la tercera. El examinador está bien.|En la foto tengo 18 años y flequillo.',
  ],
  petrol: [
    'gasolina|gasolineras?|precio del diésel|gasóleo|carburantes?',
    'Yo echo siempre veinte euros. Arreglado.|Hice doce kilómetros por ahorrar un céntimo.',
  ],
  tyres: [
    'neumáticos?|ruedas? de (?:invierno|repuesto)|cadenas de nieve|pinchar una rueda',
    'Sé cambiar una. En teoría, con vídeo.|La de repuesto está pinchada.',
  ],
  pothole: ['baches?|socavones|socavón|badenes', 'El nuestro ya tiene nombre. Y patos.|Mi café los conoce uno a uno.'],
  roundabout: ['rotondas?|glorietas?', 'Llevo tres vueltas. Bonitas flores.|Tomé la cuarta salida. Había tres.'],
  trafficLight: [
    'semáforos?|pasos? de cebra|pasos? de peatones',
    'A mí me toca rojo. Hasta andando.|Pulsé nueve veces. Así va más rápido.',
  ],
  taxi: ['taxis?|taxistas?|vtc', 'No miro por la ventana. Miro el contador.|Me siento atrás y freno también.'],
  commute: [
    'hora punta|horas? pico|viajeros de cercanías|ir al trabajo|trayectos? al trabajo|coche compartido|commuting',
    'El mío son once pasos. Llego tarde igual.|En el de las 7:42 nos conocemos todos. Nadie habla.',
  ],
  motorbike: [
    'motos|moto|motocicletas?|harley-davidson|vespas?|ciclomotor(?:es)?',
    'La chaqueta ya la tengo. Ahí acabó el presupuesto.|Lo mío era un ciclomotor. Cuesta arriba, a pie.',
  ],
  tourist: [
    'turistas?|turismo|turístic[oa]s?|guías? turístic[oa]s?|visitas guiadas',
    'Soy de aquí. Solo tengo el plano al revés.|Seguí el paraguas. Era de otro grupo.',
  ],
  customs: [
    'aduanas?|aduaner[oa]s?|duty-?free|tiendas? libres? de impuestos',
    'Declaro un queso. Se declara solo.|No llevo nada. Y aun así me pongo rojo.',
  ],
  carWash: [
    'lavaderos? de coches|lavado de coches|lavar el coche|túnel(?:es)? de lavado|autolavados?',
    'Yo me quedo dentro. Es mi cine.|Con cera, por favor. Luego vino una paloma.',
  ],
  lostProperty: [
    'objetos perdidos|llaves perdidas|maletas? perdidas?|cartera perdida|encuentra una cartera',
    'Recuperé el paraguas. Me dejé el gorro.|Ahí viven todos mis guantes izquierdos.',
  ],
};
