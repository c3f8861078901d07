import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Capture } from '../../../lib/capture/capture.ts';
import { continueDraft, maxDrafts, putDraft } from '../../../lib/capture/drafts.ts';

const stored = vi.hoisted(() => new Map<string, object>());
vi.mock('../../../lib/capture/captures.ts', () => ({
  getCapture: async (id: string) => stored.get(id),
  putCapture: async (capture: { id: string }) => void stored.set(capture.id, capture),
}));

const pointing = (more: Partial<Capture> = {}): Capture => ({
  id: crypto.randomUUID(),
  at: '2026-05-19T10:00:00.000Z',
  target: 'page',
  page: { url: 'https://news.example/tides', title: 'Tides' },
  ...more,
});

beforeEach(() => {
  fakeBrowser.reset();
  stored.clear();
});

describe('a draft', () => {
  it('goes on when the same page is pointed at again', async () => {
    const reference = { address: 'https://cdn.example/look.png' };
    await putDraft(pointing({ pageAs: 'text', edited: { page: 'Cut' }, reference }));
    const again = pointing();
    const continued = await continueDraft(again);
    expect(continued).toMatchObject({ id: again.id, pageAs: 'text', edited: { page: 'Cut' }, reference });
    expect(stored.get(again.id)).toEqual(continued);
  });

  it.each([
    ['the same words', 'Tides rise.', 'Mine', 'page'],
    ['other words', 'Tides fall.', undefined, 'selection'],
  ])('of a selection goes on for %s only', async (_, selection, edited, target) => {
    const selected = { selection: 'Tides rise.', edited: { selection: 'Mine', page: 'Cut' } };
    await putDraft(pointing({ ...selected, target: 'page' }));
    const continued = await continueDraft(pointing({ selection, target: 'selection' }));
    expect(continued.target).toBe(target);
    expect(continued.edited).toEqual({ page: 'Cut', selection: edited, image: undefined });
  });

  it('never aims at what was not captured this time', async () => {
    await putDraft(pointing({ target: 'link', link: { url: 'https://other.example/', text: '' } }));
    expect((await continueDraft(pointing())).target).toBe('page');
  });

  it('of another page is left alone', async () => {
    await putDraft(pointing({ edited: { page: 'Cut' } }));
    const elsewhere = pointing({ page: { url: 'https://other.example/', title: '' } });
    expect(await continueDraft(elsewhere)).toBe(elsewhere);
  });

  it('that was not touched for longest is forgotten first', async () => {
    for (let index = 0; index < maxDrafts + 2; index++) {
      vi.setSystemTime(1_000_000 + index);
      await putDraft(pointing({ page: { url: `https://${index}.example/`, title: '' }, pageAs: 'text' }));
    }
    vi.useRealTimers();
    await continueDraft(pointing());
    const kept = Object.keys(await fakeBrowser.storage.session.get(null));
    expect(kept).toHaveLength(maxDrafts);
    expect(kept).not.toContain('draft:https://0.example/');
    expect(kept).toContain(`draft:https://${maxDrafts + 1}.example/`);
  });
});
