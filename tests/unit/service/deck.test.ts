import { describe, expect, it } from 'vitest';
import type { Platform } from '../../../lib/engine/index.ts';
import { readSource } from '../../../lib/engine/read/index.ts';
import { readPptx } from '../../../lib/engine/read/pptx/index.ts';
import { bullets, line, makeDeck, placeholder, slide, title } from '../engine/read/pptx/make-deck.ts';
import { createTestService, makeForm } from './fakes.ts';

const deck = makeDeck({
  slides: [
    slide(placeholder('ctrTitle', line('How a harbour wakes up'))),
    slide(title('Boats') + bullets('Trawlers leave at four.', 'Dinghies follow at six.')),
  ],
});
/** A platform that has no PDF worker: a deck needs none. */
const platform: Pick<Platform, 'readPdf' | 'readPptx'> = {
  readPdf: () => Promise.reject(new Error('This is no PDF.')),
  readPptx: async (bytes) => readPptx(bytes),
};
const createDeckService = () => createTestService({ engine: { extract: (source) => readSource(source, platform) } });

describe('a job from a deck', () => {
  it.each(['/api/generate', '/api/meme'])('of %s is read and completed', async (path) => {
    const { postForm, call } = createDeckService();
    const { status, json } = await postForm(path, makeForm({ sourcePptx: deck }));
    expect(status).toBe(202);
    const stages = Array.isArray(json.stages) ? json.stages.length : 0;
    let job: Record<string, unknown> = {};
    for (let stage = 0; stage < stages; stage++) job = (await call(`/api/jobs/${json.jobId}`)).json;
    expect(job).toMatchObject({ status: 'completed' });
  });

  it('ends with words for a user when the deck is damaged', async () => {
    const { postForm, call } = createDeckService();
    const { json } = await postForm('/api/generate', makeForm({ sourcePptx: deck.slice(0, 900) }));
    await call(`/api/jobs/${json.jobId}`);
    const { json: job } = await call(`/api/jobs/${json.jobId}`);
    expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('presentation is damaged') });
  });
});
