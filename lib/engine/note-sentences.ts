const matchInNotes = (sentence: string, flags = ''): RegExp =>
  new RegExp(String.raw`(?:^|\s)${sentence}\.(?=\s|$)`, flags);

/**
 * Sentences by which a form's choices stand in the style notes, the interface's one free text. The engine and the
 * forms read them by `pattern`, whose group is the choice; forms write them.
 */
export const noteSentences = {
  brandColor: {
    pattern: matchInNotes('Brand colour (#[0-9a-f]{6})', 'i'),
    write: (color: string) => `Brand colour ${color.toLowerCase()}.`,
  },
  layout: { pattern: matchInNotes('Layout: ([a-z-]{1,20})', 'i'), write: (name: string) => `Layout: ${name}.` },
  /** A composition. It may share its name with a layout. */
  design: { pattern: matchInNotes('Design: ([a-z-]{1,20})'), write: (name: string) => `Design: ${name}.` },
  look: { pattern: matchInNotes('Look: ([a-z-]{1,20})'), write: (name: string) => `Look: ${name}.` },
  /** A meme's idea, from 1. */
  take: { pattern: matchInNotes(String.raw`Take (\d{1,3})`, 'i'), write: (count: number) => `Take ${count}.` },
} as const;
