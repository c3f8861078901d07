/** Letters and digits alone, in lower case: two spellings of one text are equal by it. */
export const toLettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

export const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word);

/** A letter about twice as wide as a Latin one. */
export const wideLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Of a script that is written without spaces between words. */
export const isUnspacedChar = (char: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(char);

/** Names of two words with capitals: "Ada Lovelace", "J.R. Smith". */
export const fullNames = /(?<=^|\s)\p{Lu}[\p{L}.]+ \p{Lu}\p{Ll}+/gu;

/** Text as it stands within a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const listLowerCaseWords = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

export const unspacedLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
