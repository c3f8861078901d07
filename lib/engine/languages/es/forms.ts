import type { FormWords } from '../form-words.ts';

export const forms: FormWords = {
  likes: '(?:lo que )?(?:más )?(?:nos|me) (?:gusta|gustó|ha gustado)|lo positivo|positivo|fortalezas|aciertos',
  dislikes: '(?:lo que )?(?:menos|no) (?:nos|me) (?:gusta|gustó|ha gustado)|lo negativo|negativo|debilidades|a mejorar',
  verdict: '(?:nuestro )?veredicto|conclusi(?:ón|ones)|nuestra opinión|valoración(?: final)?',
  pros: 'ventajas?|pros|beneficios|puntos fuertes|a favor|lo (?:mejor|bueno)|lo que (?:salió|funciona) bien',
  cons: 'desventajas?|inconvenientes?|contras?|riesgos|puntos débiles|en contra|lo (?:peor|malo)|lo que (?:salió|funciona) mal',
  questionLabel: 'p(?:regunta)?',
  answerLabel: 'r(?:espuesta)?',
  releaseMain: 'importante',
  releaseNew: 'nuev|añad',
  releaseImproved: 'cambi|mejor',
  releaseMended: 'correc|corrig',
  versus: 'contra|frente a|o',
  difference: 'diferencias? entre',
  lifeDates: 'nacid[oa]|nació en',
  saidAt: 'dijo|afirmó',
  spanOpeners: 'de|entre|desde',
  spanLinks: 'a|y|hasta',
  dateOpeners: 'en|el',
  totals: 'promedio|media',
  pictureCredit: 'foto|fotografía|crédito|credito',
  pictureCreditBy: 'por|de',
  stepLabel: 'paso',
  takesPlace:
    '(?:tendrán?|tienen?) lugar|se (?:celebra|realiza|inaugura)(?:rá)?|abrirán?|abren?|comienza|comenzará|empieza|empezará',
  visit: 'entradas?|boletos?|gratuit[ao]s?|gratis|inscripci(?:ón|ones)|reservas?|abiert[ao]s?',
};
