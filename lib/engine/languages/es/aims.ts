import type { AimWords } from '../aim-words.ts';

export const aims: AimWords = {
  asides: 'en de del desde con sin bajo tras ante contra entre durante según hacia por hasta',
  fresh:
    'nuev[oa]s?|presenta\\p{L}*|lanza\\p{L}*|estrena\\p{L}*|anuncia\\p{L}*|llega|mejor(?:es)?|comparativa|prueba|esperar|vale la pena|merece la pena',
  fails: 'fallos?|falla|fallan|errores|error|caída|caído|averías?|problemas?|repara\\p{L}*|lent[oa]s?',
};
