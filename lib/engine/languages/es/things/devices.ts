import type { Things } from '../../words/thing-words.ts';

export const devices: Things = {
  chargers: [
    'cargador(?:es)?|cables? (?:usb|hdmi|de carga)|usb-c',
    'El bueno está en la otra bolsa.|Tengo un cajón lleno. No sirve ninguno.',
  ],
  phone: [
    '(?<!(?:unidad|aplicación|telefonía|banca|red|juego|sanitaria) )móvil|teléfonos móviles|móviles|smartphones?|iphones?|teléfonos? celular(?:es)?',
    'El mío está rajado, pero es mío.|Solo quería ver la hora. Hace una hora.',
    'fresh',
  ],
  printer: [
    'impresoras?(?! 3d)',
    'La mía huele el miedo y las prisas.|Imprimo en blanco y negro. Me pide amarillo.',
    'fresh',
  ],
  speaker: [
    'altavo(?:z|ces) inteligentes?|con alexa|amazon echo|asistentes? de voz',
    'Se lo pido por favor. Por si acaso.|Susurré. Ahora tengo cuarenta kilos de harina.',
  ],
  ai: [
    'ia|inteligencia artificial|chatgpt|robots?',
    '¿También dobla la ropa?|Yo le doy las gracias. Nunca se sabe.',
    'fresh',
  ],
  computers: [
    'windows(?: \\d+)?|linux|ordenador(?:es)?|computadoras?',
    '¿Ha probado a apagar y encender?|Hay pan tostado debajo de la R.',
    'fails',
  ],
  code: [
    'python|javascript|lenguajes? de programación|programación (?:web|informática)|programador(?:es|as?)?|código fuente',
    'Ayer funcionaba.|Arreglé una cosa. Ahora son cuatro.',
    'fails',
  ],
  graphicsCard: ['tarjetas? gráficas?|geforce|radeon|rtx \\d+', 'La mía calienta el cuarto. Y juego al solitario.'],
  games: [
    'videojuegos?|playstation|xbox|nintendo|gaming|fortnite',
    'Una partida más. Solo son las tres.|Me ganó uno de nueve años. Bostezando.',
  ],
  photo: [
    'fotógraf~|cámaras? (?:de fotos|réflex|fotográficas?|analógicas?)|(?:concurso|curso)s? de fotografía|hacer fotos|álbum(?:es)? de fotos|fotos de vacaciones|fotografía (?:analógica|digital|de naturaleza)',
    'En todas las mías sale mi dedo.|Tengo 14.000. Nueve mil, de la misma paella.',
  ],
  selfie: [
    'selfis?|selfies?|palo selfi|fotomatón|fotos? (?:de clase|familiar(?:es)?)|cámara frontal',
    'Hice treinta. En todas tengo cara de susto.|Abrí la cámara frontal sin querer. Hola, barbilla.',
  ],
  keyboard: ['teclados?|mecanografía|atajos de teclado', 'Dos dedos. Pero vuelan.|Mi E no va. T ngo mucho cuidado.'],
  headphones: [
    'auriculares|airpods|cascos inalámbricos|cancelación de ruido',
    'Muevo la cabeza. No suena nada.|El izquierdo vive ahora en un taxi.',
  ],
  drone: [
    'drones (?:con cámara|de juguete|recreativos|de reparto)|espectáculo de drones|dron dji|pilotos? de dron(?:es)?',
    'Primer vuelo precioso. Hasta el pino del vecino.|Tengo imágenes aéreas. De mi cara de susto.',
  ],
  vr: [
    'realidad virtual|realidad aumentada|metaverso|gafas vr|vision pro',
    'Luché con un dragón. Era la lámpara de pie.|Me apoyé en una mesa. Solo existía allí.',
  ],
  robot: [
    'robots? (?:humanoides?|camareros?|domésticos?|de juguete)|robótica',
    'El mío se atascó en la alfombra. Esperamos.|Saludé a uno. Era la máquina de refrescos.',
  ],
};
