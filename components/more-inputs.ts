import type { Capture } from '../lib/capture/capture.ts';
import { infographicFields, type Kind, limits, memeFields } from '../lib/contract/index.ts';
import { countCharacters } from '../lib/contract/limits.ts';
import type { MessageKey } from '../lib/i18n/t.ts';
import type { Input } from '../lib/jobs/refused-input.ts';
import { countCharsLeft } from '../lib/jobs/style-notes.ts';
import type { Choices } from '../lib/settings/settings.ts';

export const moreInputs: Readonly<Record<Kind, readonly Input[]>> = {
  infographic: ['outcome', 'styleNotes', 'fontName', 'fontCssUrl', 'brandUrl', 'reference', 'referenceNote'],
  meme: ['audienceNote', 'avoidNote', 'styleNotes', 'brandUrl'],
};

export type AddressInput = 'brandUrl' | 'fontCssUrl';

/** A meme's brand is for services: on this device the template decides. */
export function listAddressInputs(kind: Kind, onDevice: boolean): readonly AddressInput[] {
  if (kind === 'infographic') return ['fontCssUrl', 'brandUrl'];
  return onDevice ? [] : ['brandUrl'];
}

export function isAddressTaken(kind: Kind, name: AddressInput, typed: string | undefined): boolean {
  const schema = kind === 'meme' ? memeFields.shape.brandUrl : infographicFields.shape[name];
  return schema.safeParse(typed?.trim() || undefined).success;
}

export const isReferenceTaken = (reference: Capture['reference']): boolean =>
  infographicFields.shape.referenceImage.safeParse(reference?.address).success;

export function areTaken(choices: Choices, { reference }: Pick<Capture, 'reference'>, onDevice: boolean): boolean {
  return (
    (choices.kind === 'meme' || isReferenceTaken(reference)) &&
    listTextLimits(choices).every(([name, limit]) => countCharacters(choices[name] ?? '') <= limit) &&
    listAddressInputs(choices.kind, onDevice).every((name) => isAddressTaken(choices.kind, name, choices[name]))
  );
}

export type TextInput = 'styleNotes' | 'fontName' | 'referenceNote' | 'audienceNote' | 'avoidNote';

export const inputLabels = {
  styleNotes: ['style_notes', 'style_notes_hint'],
  fontName: ['font_name', 'font_name_hint'],
  referenceNote: ['reference_note', 'reference_note_hint'],
  audienceNote: ['audience_note', 'audience_note_hint'],
  avoidNote: ['avoid_note', 'avoid_note_hint'],
  brandUrl: ['brand_address', 'brand_address_hint'],
  fontCssUrl: ['font_css', 'font_css_hint'],
} as const satisfies Record<TextInput | AddressInput, readonly [MessageKey, MessageKey]>;

export function listTextLimits({ kind, brandColor, brandId }: Choices): readonly (readonly [TextInput, number])[] {
  const notes = ['styleNotes', countCharsLeft({ brandColor: brandId ? '#000000' : brandColor })] as const;
  if (kind === 'meme') return [['audienceNote', limits.memeNote], ['avoidNote', limits.memeNote], notes];
  return [notes, ['fontName', limits.fontName], ['referenceNote', limits.referenceNote]];
}

export function setInputs(
  choices: Choices,
  { reference }: Pick<Capture, 'reference'>,
  onDevice: boolean,
): readonly string[] {
  const names = [...listTextLimits(choices).map(([name]) => name), ...listAddressInputs(choices.kind, onDevice)];
  const texts = names.filter((name) => choices[name]?.trim());
  if (choices.kind === 'meme') return texts;
  const { outcome, critique } = choices;
  return [
    ...texts,
    ...(outcome ? ['outcome'] : []),
    ...(critique === false ? ['critique'] : []),
    ...(reference ? ['reference'] : []),
  ];
}
