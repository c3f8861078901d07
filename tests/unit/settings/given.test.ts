import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { dropGiven, keepGiven, readGiven } from '../../../lib/settings/given.ts';

const captures = new Map<string, object>();
vi.mock('../../../lib/settings/captures.ts', () => ({ getCapture: async (id: string) => captures.get(id) }));

const give = async () => {
  const capture = { id: crypto.randomUUID() };
  captures.set(capture.id, capture);
  await keepGiven(capture);
  return capture;
};

beforeEach(() => {
  fakeBrowser.reset();
  captures.clear();
});

describe('what was given', () => {
  it('is kept until it is let go of', async () => {
    const capture = await give();
    expect(await readGiven()).toEqual(capture);
    await dropGiven(capture.id);
    expect(await readGiven()).toBeUndefined();
  });

  it('stays when something else is let go of', async () => {
    const before = await give();
    const capture = await give();
    await dropGiven(before.id);
    expect(await readGiven()).toEqual(capture);
  });

  it('is not there any more once its capture is not', async () => {
    await give();
    captures.clear();
    expect(await readGiven()).toBeUndefined();
  });

  it('is nothing where what is stored names none', async () => {
    await fakeBrowser.storage.local.set({ given: 7 });
    expect(await readGiven()).toBeUndefined();
  });
});
