/** Marks of all scripts, for the character classes of regular expressions. */

/** What ends a sentence. */
export const stops = '.!?。！？';
/** The same with Arabic's question mark, and with the dots of what is left out. */
export const allStops = `${stops}؟`;
export const stopsOrDots = `${allStops}…`;
/** What parts a sentence: behind one it goes on. */
export const pauses = ':;,，、；：';
