import { capitalize, countTextWords, isUnspaced, measureDrawnLength, tidy } from '../../brief/text/text.ts';

/** In scripts without spaces. */
const lettersPerWord = 2;

export const countWords = (text: string) =>
  isUnspaced(text) ? Math.ceil(text.replace(/[\s\p{P}]/gu, '').length / lettersPerWord) : countTextWords(text);

/** Capital first, no final stop, except an ellipsis. */
export const toCaptionText = (text: string) => capitalize(tidy(text)).replace(/(?<!\.|\.\s?\p{Lu})[.。]$/u, '');

/** Limits of a caption, so that four lines stay large. */
export const captionBudget = { words: 12, letters: 84 };

export const isShort = (text: string) =>
  countTextWords(text) <= captionBudget.words && measureDrawnLength(text) <= captionBudget.letters;
