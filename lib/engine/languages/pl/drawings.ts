import type { DrawingWords } from '../language.ts';
import { domains } from './domains.ts';

export const drawings: DrawingWords = {
  domains,
  words: '',
  endings: [[[/(?<=\p{L}{4})(?:ami|ach|owi|iem|ów|om|em|ie|ą|ę|a|y|i|u|o|e)$/u, '']]],
};
