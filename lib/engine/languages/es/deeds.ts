import type { Premises } from '../words/premise-words.ts';

/** Replies to deeds and to shapes of headlines. */
export const deeds: Premises = {
  why: {
    signs: '(?<=^¿?)por qué',
    lines:
      'Se lo pregunté a mi madre. «Porque lo digo yo».|Yo lo preguntaba todo el día. Tenía cuatro años.|En mi caso, casi siempre: porque estaba de oferta.',
  },
  elected: {
    signs: 'elegid[oa]s? (?:como|presidente|presidenta|alcalde|alcaldesa)|reelegid[oa]',
    lines:
      'A mí también me eligieron. No vino nadie más.|Fui delegado de clase. Prometí un tobogán.|Fui un momento al baño. Al volver, era tesorero.',
  },
  agreement: {
    signs: '(?<!(?:de|me) )acuerdo (?:con|entre|sobre|para|de)|acuerdan|llegan a un acuerdo',
    lines:
      'Nosotros llevamos desde las seis eligiendo pizza.|Dije que sí. No estaba escuchando.|Dijimos 20 grados. Luego salí del salón.',
  },
  mystery: {
    signs: 'misterios?|enigmas?',
    lines: 'En casa tampoco se ha comido nadie el último trozo.|El mío es un cable. Nadie sabe de qué es.',
  },
  aboutUs: {
    signs: 'quiénes somos|sobre nosotros|nuestro equipo',
    lines: 'Cuando toca presentarse, olvido mi nombre.|Dije mi nombre y una afición. La afición me la inventé.',
  },
  apologises: {
    signs: 'pide (?:disculpas|perdón)|se disculpa',
    lines: 'Yo les pido perdón a las sillas.|Mandé flores. A la vecina equivocada. Está encantada.',
  },
};
