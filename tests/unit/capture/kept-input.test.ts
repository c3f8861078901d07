import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { dropInput, keepInput, readKeptInput } from '../../../lib/capture/kept-input.ts';

const captures = new Map<string, object>();
vi.mock('../../../lib/capture/captures.ts', () => ({ getCapture: async (id: string) => captures.get(id) }));

const give = async () => {
  const capture = { id: crypto.randomUUID() };
  captures.set(capture.id, capture);
  await keepInput(capture);
  return capture;
};

beforeEach(() => {
  fakeBrowser.reset();
  captures.clear();
});

describe('what was given', () => {
  it('is kept until it is let go of', async () => {
    const capture = await give();
    expect(await readKeptInput()).toEqual(capture);
    await dropInput(capture.id);
    expect(await readKeptInput()).toBeUndefined();
  });

  it('stays when something else is let go of', async () => {
    const before = await give();
    const capture = await give();
    await dropInput(before.id);
    expect(await readKeptInput()).toEqual(capture);
  });

  it('is not there any more once its capture is not', async () => {
    await give();
    captures.clear();
    expect(await readKeptInput()).toBeUndefined();
  });

  it('is nothing where what is stored names none', async () => {
    await fakeBrowser.storage.local.set({ given: 7 });
    expect(await readKeptInput()).toBeUndefined();
  });
});
