import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { BroadsideError, errorWords } from '../../../lib/contract/index.ts';
import { listenInBackground, listenToPick } from '../../../lib/protocol/listen.ts';
import { sendToBackground } from '../../../lib/protocol/send.ts';

const home = fakeBrowser.runtime.getURL('/popup.html');
const page = { id: fakeBrowser.runtime.id, url: home, origin: home.replace(/\/popup.html$/, '') };
const jobId = crypto.randomUUID();

const handlers = {
  'read-source': vi.fn(),
  'start-job': vi.fn(),
  'decide-unconfirmed': vi.fn(),
  'cancel-job': vi.fn(),
  'retry-job': vi.fn(),
  'use-pdf-page': vi.fn(),
  'make-again': vi.fn(),
  'make-series': vi.fn(),
  'save-series': vi.fn(),
  'save-picture': vi.fn(),
  'note-copied': vi.fn(),
  'start-pick': vi.fn(),
  'choose-images': vi.fn(),
  'save-images': vi.fn(),
  'delete-jobs': vi.fn(),
  'restore-jobs': vi.fn(),
  tidy: vi.fn(),
  wake: vi.fn(),
  'try-connection': vi.fn(),
  'describe-connection': vi.fn(),
  'erase-all': vi.fn(),
  'save-connection': vi.fn(),
};

/** As the browser delivers a message; undefined when nobody here answers it. */
async function deliver(message: unknown, sender: object = page): Promise<unknown> {
  const answers: readonly unknown[] = await fakeBrowser.runtime.onMessage.trigger(
    message,
    sender as never,
    () => undefined,
  );
  return answers.find((answer) => answer !== undefined);
}

beforeEach(() => {
  fakeBrowser.reset();
  for (const handler of Object.values(handlers)) handler.mockReset();
  listenInBackground(handlers);
});

describe('a message to the background', () => {
  it('reaches its handler, and the answer its sender', async () => {
    handlers['retry-job'].mockResolvedValue({ jobId });
    expect(await deliver({ type: 'retry-job', jobId })).toEqual({ ok: true, value: { jobId } });
    expect(handlers['retry-job']).toHaveBeenCalledWith({ type: 'retry-job', jobId });
  });

  it.each([
    ['another extension', { ...page, id: 'another' }],
    ['a script in a web page', { ...page, url: 'https://news.example/', origin: 'https://news.example' }],
    ['a page that begins like ours', { ...page, url: `${page.origin}.news.example/popup.html` }],
    ['nowhere', { id: page.id }],
  ])('from %s is not heard', async (_, sender) => {
    expect(await deliver({ type: 'wake' }, sender)).toBeUndefined();
    expect(handlers.wake).not.toHaveBeenCalled();
  });

  it.each([[{ type: 'host-revoke-url', url: 'blob:1' }], [{ type: 'toString' }], [null], ['wake'], [undefined]])(
    'that is for another context is left to it: %o',
    async (message) => {
      expect(await deliver(message)).toBeUndefined();
    },
  );

  it.each([
    [{ type: 'cancel-job' }],
    [{ type: 'cancel-job', jobId: '../../etc' }],
    [{ type: 'start-job', captureId: jobId, choices: { aspect: '3:2' } }],
    [{ type: 'save-connection', connection: { type: 'service' } }],
    // The key would be readable to anyone on the way.
    [{ type: 'try-connection', baseUrl: 'http://service.example', key: 'bk_1' }],
    [{ type: 'try-connection', baseUrl: 'https://me:you@service.example', key: 'bk_1' }],
  ])('that is not as agreed is refused: %o', async (message) => {
    expect(await deliver(message)).toMatchObject({ ok: false });
    for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
  });

  it('is answered with the code and words of what failed', async () => {
    handlers.wake.mockRejectedValue(new BroadsideError('links_only'));
    const error = { code: 'links_only', message: errorWords.links_only };
    expect(await deliver({ type: 'wake' })).toEqual({ ok: false, error });
  });
});

describe('an error that nobody foresaw', () => {
  it.each([[new Error('Cannot read properties of undefined')], [new DOMException('Quota', 'QuotaExceededError')]])(
    'has words for a user by its code: %o',
    async (error) => {
      handlers.wake.mockRejectedValue(error);
      expect(await deliver({ type: 'wake' })).toMatchObject({ ok: false, error: { code: 'internal' } });
    },
  );

  it('is a message that is not as agreed, too', async () => {
    expect(await deliver({ type: 'cancel-job' })).toMatchObject({ error: { code: 'internal' } });
  });
});

describe('sending', () => {
  const answer = (value: unknown) => vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockResolvedValue(value as never);

  it('answers what was answered', async () => {
    answer({ ok: true, value: { jobId } });
    expect(await sendToBackground({ type: 'retry-job', jobId })).toEqual({ jobId });
  });

  it('throws the error that was answered, with its code', async () => {
    answer({ ok: false, error: { code: 'capture_gone', message: 'It is gone.' } });
    await expect(sendToBackground({ type: 'retry-job', jobId })).rejects.toMatchObject({
      name: 'MessageError',
      code: 'capture_gone',
      message: 'It is gone.',
    });
  });

  it.each([[undefined], [{ ok: true, value: { jobId: 7 } }], [{ jobId }]])(
    'refuses %o for an answer',
    async (value) => {
      answer(value);
      await expect(sendToBackground({ type: 'retry-job', jobId })).rejects.toThrow();
    },
  );
});

describe('what was picked on a page', () => {
  const message = { type: 'picked', pickId: crypto.randomUUID(), act: 'save', isPicture: true };
  const sender = { id: fakeBrowser.runtime.id, frameId: 0, tab: { id: 7 } };

  it.each([
    ['the page itself', message, sender, 1],
    ['a frame in it, which may be anyone’s', message, { ...sender, frameId: 3 }, 0],
    ['another extension', message, { ...sender, id: 'another' }, 0],
    ['no tab', message, { ...sender, tab: undefined }, 0],
    ['the page, in another form', { ...message, act: 'send' }, sender, 0],
  ])('is heard from %s', async (_, said, from, times) => {
    const listener = vi.fn();
    listenToPick(listener);
    await deliver(said, from);
    expect(listener).toHaveBeenCalledTimes(times);
    if (times > 0) expect(listener).toHaveBeenCalledWith(message, 7);
  });
});
