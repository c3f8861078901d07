import { isUnspaced, wordCount } from '../../brief/text/text.ts';

/** In scripts without spaces. */
const lettersPerWord = 2;

export const countWords = (text: string) =>
  isUnspaced(text) ? Math.ceil(text.replace(/[\s\p{P}]/gu, '').length / lettersPerWord) : wordCount(text);
