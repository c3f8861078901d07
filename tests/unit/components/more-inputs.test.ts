import { describe, expect, it } from 'vitest';
import { listTextLimits } from '../../../components/more-inputs.ts';
import type { Capture } from '../../../lib/capture/capture.ts';
import { limits } from '../../../lib/contract/index.ts';
import { toOrder } from '../../../lib/jobs/request.ts';
import { type Choices, choices } from '../../../lib/settings/settings.ts';

const capture: Capture = {
  id: crypto.randomUUID(),
  at: '2026-05-19T10:00:00.000Z',
  target: 'page',
  page: { url: 'https://news.example/tides', title: 'How tides work' },
};
const roomFor = (chosen: Partial<Choices>) =>
  new Map(listTextLimits(choices.parse(chosen))).get('styleNotes') ?? Number.NaN;

describe('style notes as long as the popup takes them', () => {
  it.each<[string, Partial<Choices>]>([
    ['no colour', {}],
    ['a colour', { brandColor: '#0f766e' }],
    ['a saved brand, whose colour a service is told', { brandId: crypto.randomUUID() }],
  ])('are taken by the interface with %s', (_, chosen) => {
    const styleNotes = 'w'.repeat(roomFor(chosen));
    const { request } = toOrder(capture, choices.parse({ ...chosen, styleNotes }), { brandColor: '#0f766e' });
    expect(request.fields.styleNotes?.length).toBeLessThanOrEqual(limits.styleNotes);
  });

  it('have all the room there is where nothing else goes with them', () => {
    expect(roomFor({})).toBe(limits.styleNotes);
  });
});
