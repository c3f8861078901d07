import type { Capture } from '../../lib/capture/capture.ts';
import { type Kind, limits } from '../../lib/contract/index.ts';
import type { Input } from '../../lib/jobs/refused-input.ts';
import { styleNotesRoom } from '../../lib/jobs/style-notes.ts';
import type { Choices } from '../../lib/settings/settings.ts';

/** The inputs that each kind has beside those always shown. */
export const moreInputs: Readonly<Record<Kind, readonly Input[]>> = {
  infographic: ['outcome', 'styleNotes', 'fontName', 'reference', 'referenceNote'],
  meme: ['audienceNote', 'avoidNote', 'styleNotes'],
};

type TextInput = 'styleNotes' | 'fontName' | 'referenceNote' | 'audienceNote' | 'avoidNote';

/** The texts among them that a kind sends, with the characters each may have. Its colour goes with the style notes. */
export function textLimits({ kind, brandColor }: Choices): readonly (readonly [TextInput, number])[] {
  const notes = ['styleNotes', styleNotesRoom({ brandColor })] as const;
  if (kind === 'meme') return [['audienceNote', limits.memeNote], ['avoidNote', limits.memeNote], notes];
  return [notes, ['fontName', limits.fontName], ['referenceNote', limits.referenceNote]];
}

/** The inputs among them that say something. */
export function setInputs(choices: Choices, { reference }: Pick<Capture, 'reference'>): readonly string[] {
  const texts = textLimits(choices).flatMap(([name]) => (choices[name]?.trim() ? [name] : []));
  if (choices.kind === 'meme') return texts;
  const { outcome, critique } = choices;
  return [
    ...texts,
    ...(outcome ? ['outcome'] : []),
    ...(critique ? ['critique'] : []),
    ...(reference ? ['reference'] : []),
  ];
}
