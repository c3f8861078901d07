import type { MemeDraft } from '../engine/brief.ts';

/** Slots take captions of the same role, then others in order; else they are empty. */
export function fillSlots(captions: MemeDraft['captions'], roles: readonly string[]): MemeDraft['captions'] {
  const texts = Object.values(captions).filter((text) => text.trim() !== '');
  return Object.fromEntries(roles.map((role, index) => [role, captions[role] ?? texts[index] ?? '']));
}
