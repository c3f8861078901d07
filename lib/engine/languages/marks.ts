/** Marks of all scripts, for the character classes of regular expressions. */

/** Marks that end a sentence. */
export const stops = '.!?。！？';
export const allStops = `${stops}؟`;
export const stopsOrDots = `${allStops}…`;
/** Marks that part a sentence: behind one it goes on. */
export const pauses = ':;,，、；：';

/** Two alefs in a row are in no Arabic word: a ligature of lam and alef whose letters were turned with the line. */
export const turnedLigature = /(ا)([أإآا])(ل)/g;
