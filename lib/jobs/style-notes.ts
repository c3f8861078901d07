import { limits } from '../contract/index.ts';
import { type Look, looks } from '../engine/brand/theme.ts';
import { noteSentences } from '../engine/note-sentences.ts';
import type { ChosenDensity } from '../settings/settings.ts';

export interface StyleNotes {
  readonly brandColor?: string;
  readonly layout?: string;
  /** A composition, which the engine reads as `composition`. */
  readonly design?: string;
  readonly look?: Look;
  readonly density?: ChosenDensity;
  /** A meme's idea, from 1; read by the engine's `readTake`. */
  readonly take?: number;
  readonly words?: string;
}

/** In the engine's words (`lib/engine/brief/steering.ts`). */
const densitySentences = {
  'fewer-points': 'Fewer points.',
  'few-words': 'Fewer words.',
} as const satisfies Record<ChosenDensity, string>;
const densityList = Object.entries(densitySentences) as [ChosenDensity, string][];
const {
  brandColor: brandSentence,
  design: designSentence,
  layout: layoutSentence,
  look: lookSentence,
  take: takeSentence,
} = noteSentences;

/** "Brand colour #0f766e. Layout: timeline. More contrast"; undefined if empty. */
export function writeStyleNotes(notes: StyleNotes): string | undefined {
  const { brandColor, layout, design, look, density, take, words } = notes;
  const sentences = [
    brandColor && brandSentence.write(brandColor),
    layout && layoutSentence.write(layout),
    design && designSentence.write(design),
    look && lookSentence.write(look),
    density && densitySentences[density],
    take && takeSentence.write(take),
    words?.trim(),
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

export function countCharsLeft(notes: Omit<StyleNotes, 'words'>): number {
  const fixed = writeStyleNotes(notes);
  return limits.styleNotes - (fixed ? fixed.length + 1 : 0);
}

export function readStyleNotes(notes: string | undefined): StyleNotes {
  if (!notes) return {};
  const brandColor = brandSentence.pattern.exec(notes)?.[1]?.toLowerCase();
  const layout = layoutSentence.pattern.exec(notes)?.[1]?.toLowerCase();
  const take = Number(takeSentence.pattern.exec(notes)?.[1] ?? 0);
  const design = designSentence.pattern.exec(notes)?.[1];
  const look = looks.find((name) => name === lookSentence.pattern.exec(notes)?.[1]);
  const [density, densitySentence] = densityList.find(([, sentence]) => ` ${notes} `.includes(` ${sentence} `)) ?? [];
  const words = [brandSentence, layoutSentence, designSentence, lookSentence, takeSentence]
    .reduce((rest, sentence) => rest.replace(sentence.pattern, ' '), notes)
    .replace(densitySentence ?? '', ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    ...(brandColor && { brandColor }),
    ...(layout && { layout }),
    ...(design && { design }),
    ...(look && { look }),
    ...(density && { density }),
    ...(take > 0 && { take }),
    ...(words && { words }),
  };
}
