import type { MemeDraft } from '../engine/brief.ts';

/** Captions for a template's slots: those of the same role, then the others in their order; what has no text is empty. */
export function fillSlots(captions: MemeDraft['captions'], roles: readonly string[]): MemeDraft['captions'] {
  const texts = Object.values(captions).filter((text) => text.trim() !== '');
  return Object.fromEntries(roles.map((role, index) => [role, captions[role] ?? texts[index] ?? '']));
}
