import type { Premises } from '../words/premise-words.ts';
import { deeds } from './deeds.ts';

export const premises: Premises = {
  ...deeds,
  cancelled: {
    signs: 'cancelad[oa]s?|cancela(?:n)?|cancelación',
    lines: 'Perfecto. Ya estoy en pijama.|Menos mal. Aún no había salido de casa.',
  },
  signed: {
    signs: 'contratos?|ficha por|firma(?:n)? (?:con|por|un)',
    lines: 'Mi único contrato es con el gimnasio. Fui dos veces.',
  },
  grows: { signs: 'expansión|se expande|crecimiento', lines: 'Yo crezco a lo ancho.' },
  waited: {
    signs: String.raw`(?:tras|después de) (?:más de |casi )?(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta) (?:años|meses|semanas)|\d+ años después`,
    lines: 'Ese tiempo llevo yo buscando el otro calcetín.',
  },
  free: { signs: 'gratis|gratuit[oa]s?', lines: '¿Gratis? Póngame dos.' },
  properly: { signs: 'correctamente|la (?:forma|manera) correcta', lines: 'Yo lo hago mal desde hace 20 años.' },
  snow: { signs: 'nevadas|(?:gran|fuerte|intensa|copiosa|primera) nevada|quitanieves', lines: 'Yo espero a abril.' },
  quarrel: {
    signs: 'disputas?|discuten|negocia(?:n|ción|ciones)|desacuerdos?|rifirrafe',
    lines: 'En casa aún discutimos por el termostato.|En casa es por quién se acabó la leche.',
  },
  exam: {
    signs: 'exámenes|selectividad|examen de (?:matemáticas|acceso)',
    lines: 'Todavía sueño con aquel examen de mates.',
  },
  broken: {
    signs: 'fallos? informáticos?|errores de software|caída del servicio|bugs?',
    lines: '¿Ha probado a apagar y encender?',
  },
  discovered: {
    signs: 'descubr(?:e|en|ió|ieron|imiento)|descubiert[oa]s?|hallazgo',
    lines: 'Y yo no encuentro las llaves.',
  },
  groupwork: {
    signs: String.raw`colabora\p{L}*|cooperación|trabajo en equipo`,
    lines: 'Uno trabajaba. Los otros tres firmábamos.',
  },
  rated: {
    signs: String.raw`\d estrellas?|opiniones de clientes|reseñas?`,
    lines: 'Una estrella. La caja venía abollada.',
  },
  advert: { signs: 'publicidad|anuncios publicitarios', lines: 'Le di a «Saltar anuncio».' },
  slump: { signs: 'recesión|inflación|coyuntura|pib|salarios?', lines: 'Entonces, ¿no me suben el sueldo?' },
  listed: { lines: 'Yo me quedé en el número tres.' },
  initials: { lines: 'Yo solo conozco OVNI.' },
};
