import type { GenreFrames, GenreSigns } from '../words/joke-words.ts';

/** Of genres that a page shows by its form or its calendar. */
export const genreFrames: GenreFrames = {
  weather: [
    'nobody | Nadie: | Mi padre, en el desayuno: | {h}',
    'thoughts | Ropa: tendida. | Ventanas: abiertas. | {h}',
    'proclaim | Yo, con el único paraguas del grupo: | {h}',
  ],
  price: [
    'nobody | Mi cuenta: 12 euros | Yo: | {h}',
    'thoughts | Falta no me hace. | Pero está de oferta. | {h}',
    'proclaim | Yo, explicándolo en casa: | {h}',
    'reality | Lo que dije en casa | «Casi regalado» | Lo que cuesta | {n}',
  ],
  review: [
    'nobody | Todos: buenos días | Yo, tras nueve reseñas: | {h}',
    'thoughts | No hay nada roto. | Todo funciona. | {h}',
    'proclaim | Yo, al dependiente que no ha preguntado: | {h}',
  ],
  release: [
    'nobody | Mi portátil, en plena reunión: | ¿Reiniciar ahora? | {h}',
    'thoughts | Ya funciona. | Que nadie lo toque. | {h}',
    'proclaim | Yo, con dos versiones de retraso: | {h}',
  ],
  deploy: [
    'nobody | Viernes, 16:58 | Yo: | {h}',
    'thoughts | Es viernes. | Los tests estaban en verde. | {h}',
    'proclaim | Yo, con el dedo en el rollback: | {h}',
  ],
};

export const genreSigns: GenreSigns = {
  weather: String.raw`tiempo en|pronóstico|lluvias?|chubascos?|nieve|nevadas?|heladas?|sol|soleado|nubes|nublado|ola de calor|ola de frío|tormentas?|temperaturas?|grados|paraguas|meteorólog\p{L}*`,
  price:
    'precios?|más barat[oa]s?|barat[oa]s?|descuentos?|ofertas?|rebajas|rebajad[oa]s?|chollos?|cupones|ganga|ahorro',
  review:
    'análisis|reseñas?|probamos|hemos probado|veredicto|nuestra opinión|puntuación|lo mejor|lo peor|pros y contras|defectos',
  release: 'nueva versión|versión|versiones|lanzamiento|actualización|actualizaciones|novedades|ya disponible|beta',
  deploy:
    'despliegues?|desplegar|desplegad[oa]s?|en producción|puesta en producción|rollback|hotfix|pipeline|de guardia|kubernetes',
};
