import type { Things } from '../../words/thing-words.ts';

export const style: Things = {
  shoes: [
    'zapatos?|zapatillas?|botas?|botines|tacones|sandalias',
    'Dos pies, nueve pares y ampollas.|Estaban a mitad de precio. Y de talla.',
  ],
  trousers: [
    'pantalones|jeans',
    'Los lavé una vez. Ahora son piratas.|Había cinco euros en el bolsillo. Ya son rentables.',
  ],
  hair: [
    'pelo|cabello|peinados?|peluquer~|corte de pelo',
    'Dije que solo las puntas.|Me corté yo el flequillo. Ahora uso gorro.',
  ],
  makeup: [
    'maquillaje|pintalabios|productos? de belleza|trucos de belleza|cosmétic~|perfumes?',
    'Tengo un jabón. Para todo.|Probé nueve perfumes. Voy sentado solo en el bus.',
  ],
  costume: [
    'disfraz|disfraces|halloween|carnaval(?:es)?',
    'Voy de alguien que ha dormido.|Fui de fantasma. Era la sábana buena.',
  ],
  outfit: [
    '(?<!de )moda|vestidos?|chaquetas?|abrigos?|bikinis?|bañador(?:es)?',
    'Hoy llevo el otro jersey negro.|Aún lleva la etiqueta. Por si lo devuelvo.',
  ],
  wedding: [
    'bodas?|vestidos? de novia|nupcial(?:es)?',
    'Una pregunta: ¿dónde está el bufé?|Lloré. Sonaba «Paquito el chocolatero».',
  ],
  tattoo: [
    'tatuajes?|tatuad[oa]s?|tatuador(?:es|as?)?|piercings?',
    'El mío salió de un chicle. Duró hasta la ducha.|Yo me mareé con el catálogo.',
  ],
  hats: [
    'sombreros?|gorros?|gorras?|boinas?',
    'Una ráfaga. Ahora lo lleva la farola.|Me lo quité. El pelo se quedó igual.',
  ],
  handbag: [
    'bolsos?|tote bags?|riñoneras?|louis vuitton',
    'Suena. En algún sitio bajo los pañuelos.|Lo vacié. Ahí estaba la cuchara.',
  ],
  beard: [
    'barbas?|bigotes?|movember|afeitado|afeitarse|maquinillas? de afeitar',
    'Me la dejé. Me preguntaban si dormía bien.|Igualé un lado. Luego el otro. Ya no hay.',
  ],
  tie: [
    'corbatas?|pajaritas?|esmoquin|trajes? de (?:chaqueta|hombre|novio)|gemelos de camisa',
    'El nudo es de mi padre. De 1998.|La mía probó la sopa. Antes que yo.',
  ],
  pyjamas: [
    'pijamas?|albornoz|albornoces|batas? de casa|pantuflas|zapatillas de (?:casa|estar por casa)',
    'Ya casi es mediodía. Yo lo llamo dos piezas.|Bajé así a por el pan. Estaba todo el barrio.',
  ],
  jewellery: [
    'joyas|joyerías?|collares? de (?:perlas|oro|plata)|pendientes de (?:oro|plata|perlas)|pulseras?|anillos? de compromiso|diademas?',
    'Lo mío es de macarrones. Hecho a mano.|Tengo un pendiente. El otro está en la tubería.',
  ],
  sunscreen: [
    'protector(?:es)? solar(?:es)?|cremas? solar(?:es)?|protección solar|bronceado|broncearse|autobronceador(?:es)?',
    'Me dejé un trozo. Tiene forma de Italia.|Mi moreno acaba en el calcetín. En línea recta.',
  ],
  autograph: [
    'autógrafos?|firmas? de (?:discos|libros|autógrafos)',
    'Hice cola dos horas. Se quedó mi boli.|Me temblaba la mano. Y yo solo sujetaba el papel.',
  ],
  royals: [
    'boda real|familia real|coronación|joyas de la corona|casa real',
    'Mi corona es de cartón. Venía con el roscón.|Practiqué el saludo. Le di a la lámpara.',
  ],
  giftWrap: [
    'papel de regalo|envolver regalos|amigo invisible',
    'Al papel le faltan dos centímetros. Siempre.|El mío parece envuelto en el coche. Lo fue.',
  ],
};
