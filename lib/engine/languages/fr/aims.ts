import type { AimWords } from '../aim-words.ts';

export const aims: AimWords = {
  asides:
    'en dans de du des d au aux sur sous par avec sans chez vers entre contre depuis pendant avant après selon dès malgré',
  fresh:
    'nouve(?:au|aux|l|lle|lles)|présente\\p{L}*|lance\\p{L}*|dévoile\\p{L}*|annonce\\p{L}*|arrive|meilleure?s?|comparatif|test|attendre|vaut',
  fails: 'pannes?|bugs?|erreurs?|plante|plantage|problèmes?|répar\\p{L}*|lente?s?',
};
