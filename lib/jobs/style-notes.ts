import { limits } from '../contract/index.ts';

/** What a job's style notes say, apart: the interface has one text field for all of it. */
export interface StyleNotes {
  /** `#rrggbb`, lower case. */
  readonly brandColor?: string;
  /** A layout's name. */
  readonly layout?: string;
  /** Which of a meme's ideas to draw, from 1: the best; the engine's `takeOf` reads it. */
  readonly take?: number;
  /** Whatever else the person wrote. */
  readonly words?: string;
}

const brandSentence = /(?:^|\s)Brand colour (#[0-9a-f]{6})\.(?=\s|$)/i;
const takeSentence = /(?:^|\s)Take (\d{1,3})\.(?=\s|$)/i;
const layoutSentence = /(?:^|\s)Layout: ([a-z-]{1,20})\.(?=\s|$)/i;

/** Style notes as they are sent: "Brand colour #0f766e. Layout: timeline. More contrast". Undefined when they say nothing. */
export function writeStyleNotes({ brandColor, layout, take, words }: StyleNotes): string | undefined {
  const sentences = [
    brandColor && `Brand colour ${brandColor.toLowerCase()}.`,
    layout && `Layout: ${layout}.`,
    take && `Take ${take}.`,
    words?.trim(),
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

/** Characters that the person's own words may have beside the rest of the notes. */
export function styleNotesRoom(notes: Omit<StyleNotes, 'words'>): number {
  const fixed = writeStyleNotes(notes);
  return limits.styleNotes - (fixed ? fixed.length + 1 : 0);
}

/** What {@link writeStyleNotes} wrote, taken apart again; of each sentence the first counts. */
export function readStyleNotes(notes: string | undefined): StyleNotes {
  if (!notes) return {};
  const brandColor = brandSentence.exec(notes)?.[1]?.toLowerCase();
  const layout = layoutSentence.exec(notes)?.[1]?.toLowerCase();
  const take = Number(takeSentence.exec(notes)?.[1] ?? 0);
  const words = [brandSentence, layoutSentence, takeSentence]
    .reduce((rest, sentence) => rest.replace(sentence, ' '), notes)
    .replace(/\s+/g, ' ')
    .trim();
  return {
    ...(brandColor && { brandColor }),
    ...(layout && { layout }),
    ...(take > 0 && { take }),
    ...(words && { words }),
  };
}
