import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { basename } from 'node:path';
import { listen } from '../browser/serve.ts';
import { type Broadside, expect } from './extension.ts';
import {
  expectStates,
  extensionPage,
  killBackground,
  make,
  openPopup,
  openWindow,
  readDatabase,
  toMessagePattern,
  wake,
} from './job-steps.ts';
import {
  answers,
  hangsUp,
  isAt,
  keepsSilent,
  pictureFile,
  type Script,
  type ScriptedService,
  type Turn,
} from './scripted-service.ts';
import { test } from './scripted-test.ts';
import { readStore } from './stored.ts';

/** A job's life against a service that does whatever services do, in a browser whose background dies. */

test.use({ granted: ['http://127.0.0.1/*'] });

async function expectOnDisk(broadside: Broadside): Promise<string> {
  const path = await broadside.nextDownload();
  expect((await readFile(path)).equals(pictureFile)).toBe(true);
  return path;
}

test.describe('nothing is made or paid twice', () => {
  // Once is too often: a second try would hide it.
  test.describe.configure({ retries: 0 });

  for (const state of ['queued', 'running'] as const) {
    test(`a background killed while a job is ${state} goes on after its revival`, async ({
      broadside,
      samples,
      connect,
    }) => {
      const polls = state === 'running' ? [isAt('running'), keepsSilent] : [keepsSilent];
      const service = await connect({ polls });
      const page = await openWindow(broadside);
      await make(broadside, samples);
      await expect.poll(() => service.polls).toBe(polls.length);
      await expectStates(page, [state]);
      await killBackground(broadside, page);
      await openPopup(broadside);
      await expectOnDisk(broadside);
      await expectStates(page, ['delivered']);
      expect(service.creates).toHaveLength(1);
    });
  }

  /** What becomes of the call that starts a download; its caller is never answered. */
  const unanswered = {
    'before its download has begun': () => {
      chrome.downloads.download = () => new Promise(() => undefined);
    },
    'before the download that has begun is noted': () => {
      const begin = chrome.downloads.download.bind(chrome.downloads);
      chrome.downloads.download = (options: Parameters<typeof begin>[0]) =>
        begin(options).then(() => new Promise(() => undefined));
    },
  } as const;
  for (const [when, change] of Object.entries(unanswered)) {
    test(`a background killed when the picture is here, ${when}, puts one on disk`, async ({
      broadside,
      samples,
      connect,
    }) => {
      await connect();
      const page = await openWindow(broadside);
      const begun = () => page.evaluate(async () => (await chrome.downloads.search({ state: 'complete' })).length);
      await (await broadside.worker()).evaluate(change);
      await make(broadside, samples);
      await expect.poll(async () => (await readDatabase(page)).jobs).toContain('"handing"');
      if (when.includes('noted')) await expect.poll(begun).toBe(1);
      await expectStates(page, ['completed']);
      await killBackground(broadside, page);
      await openPopup(broadside);
      await expectStates(page, ['delivered']);
      await expectOnDisk(broadside);
      expect(await page.evaluate(async () => (await chrome.downloads.search({})).length)).toBe(1);
    });
  }

  test.describe('a background killed while the create is in flight', () => {
    const ask = async (broadside: Broadside, samples: string, service: ScriptedService) => {
      const page = await openWindow(broadside);
      await make(broadside, samples);
      await expect.poll(() => service.creates.length, { intervals: [20] }).toBe(1);
      await killBackground(broadside, page);
      const popup = await openPopup(broadside);
      await expectStates(page, ['unconfirmed']);
      await expect(popup.getByText(toMessagePattern('unconfirmed')).first()).toBeVisible();
      await wake(page);
      expect(service.creates).toHaveLength(1);
      return { page, popup };
    };

    test('asks the user, whose “Send again” sends exactly one more', async ({ broadside, samples, connect }) => {
      const service = await connect({ creates: [keepsSilent] });
      const { page, popup } = await ask(broadside, samples, service);
      await popup
        .getByRole('button', { name: toMessagePattern('send_again') })
        .first()
        .click();
      await expectOnDisk(broadside);
      await expectStates(page, ['delivered']);
      expect(service.creates).toHaveLength(2);
      expect(service.creates[1]?.fields).toEqual(service.creates[0]?.fields);
    });

    test('asks the user, whose “Give up” sends none', async ({ broadside, samples, connect }) => {
      const service = await connect({ creates: [keepsSilent] });
      const { page, popup } = await ask(broadside, samples, service);
      await popup
        .getByRole('button', { name: toMessagePattern('give_up') })
        .first()
        .click();
      await expectStates(page, ['cancelled']);
      await wake(page);
      await expect(popup.getByText(toMessagePattern('state_cancelled')).first()).toBeVisible();
      expect(service.creates).toHaveLength(1);
    });
  });

  test('a create whose answer is lost is not sent again', async ({ broadside, samples, connect }) => {
    const service = await connect({ creates: [hangsUp] });
    const page = await openWindow(broadside);
    await make(broadside, samples);
    await expectStates(page, ['unconfirmed']);
    expect(service.creates).toHaveLength(1);
  });

  test('a full window is waited out, then the create goes by itself, once', async ({ broadside, samples, connect }) => {
    let resetAt = 0;
    const service = await connect({
      creates: [
        (response, job) => {
          resetAt = Date.now() + 3000;
          const reset = new Date(resetAt).toISOString();
          const body = { error: 'Slow down.', bucket: 'minute', count: 30, limit: 30, resetAt: reset };
          const headers = { 'x-ratelimit-limit': '30', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
          answers(429, body, headers)(response, job);
        },
      ],
    });
    const popup = await openPopup(broadside);
    await make(broadside, samples);
    await expect(popup.getByText(toMessagePattern('waits_for_room')).first()).toBeVisible();
    await wake(popup);
    await expectOnDisk(broadside);
    expect(service.creates).toHaveLength(2);
    expect(service.creates[1]?.at).toBeGreaterThanOrEqual(resetAt);
  });
});

/** One of a create, one of a poll: all there are stand in `tests/unit/jobs/faults.test.ts`. */
const badEnds: readonly {
  readonly on: string;
  readonly script: Script;
  readonly state: string;
  readonly says: RegExp;
}[] = [
  {
    on: '502 with an Error body',
    script: { creates: [answers(502, { error: 'The image provider broke down.' })] },
    state: 'refunded',
    says: toMessagePattern('error_provider_failed'),
  },
  {
    on: 'a poll that finds it failed',
    script: { polls: [isAt('failed', { error: 'The video has no captions.' })] },
    state: 'failed',
    says: /The video has no captions\./,
  },
];

for (const { on, script, state, says } of badEnds) {
  test(`ends ${state}, in words, on ${on}`, async ({ broadside, samples, connect }) => {
    const service = await connect(script);
    const popup = await openPopup(broadside);
    await make(broadside, samples);
    await expectStates(popup, [state]);
    await expect(popup.getByText(says).first()).toBeVisible();
    await wake(popup);
    expect(service.creates).toHaveLength(1);
  });
}

test('goes on when the network comes back', async ({ broadside, samples, connect }) => {
  const service = await connect({ polls: [isAt('running'), hangsUp, hangsUp] });
  const popup = await openPopup(broadside);
  await make(broadside, samples);
  await expect(popup.getByText(toMessagePattern('tries_again')).first()).toBeVisible();
  await expectOnDisk(broadside);
  expect(service.creates).toHaveLength(1);
  expect(service.polls).toBeGreaterThanOrEqual(4);
});

const half = pictureFile.subarray(0, pictureFile.length / 2);
const headers = { 'content-type': 'image/png', 'content-length': pictureFile.length };
const breaks: Readonly<Record<string, Turn>> = {
  'breaks off': (response) =>
    response.writeHead(200, headers).write(half, () => {
      response.socket?.destroy();
    }),
  'ends early, and nothing says how long it is': (response) =>
    response.socket?.end(
      Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\ncontent-type: image/png\r\nconnection: close\r\n\r\n'), half]),
    ),
};
for (const [what, turn] of Object.entries(breaks)) {
  test(`a picture that ${what} is fetched again, and comes whole`, async ({ broadside, samples, connect }) => {
    const service = await connect({ pictures: [turn] });
    const popup = await openPopup(broadside);
    await make(broadside, samples);
    await expect(popup.getByText(toMessagePattern('tries_again')).first()).toBeVisible();
    await expectOnDisk(broadside);
    await expectStates(popup, ['delivered']);
    expect(service.creates).toHaveLength(1);
  });
}

test('a picture that there is no room to store is fetched again until there is', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect();
  const popup = await openPopup(broadside);
  const worker = await broadside.worker();
  await worker.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    let times = 1;
    IDBObjectStore.prototype.put = function (...values) {
      if (this.name === 'blobs' && times-- > 0) throw new DOMException('The disk is full.', 'QuotaExceededError');
      return put.apply(this, values);
    };
  });
  await make(broadside, samples);
  await expect(popup.getByText(toMessagePattern('error_storage_full')).first()).toBeVisible();
  await expectOnDisk(broadside);
  await expectStates(popup, ['delivered']);
  expect(service.creates).toHaveLength(1);
});

/** Lets a file stand where the folder for downloads should be. Returns how to end that. */
function blockDownloads({ downloads }: Broadside): () => void {
  rmSync(downloads, { recursive: true });
  writeFileSync(downloads, '');
  return () => {
    rmSync(downloads);
    mkdirSync(downloads);
  };
}

test('a picture that the disk refuses is kept, said, and put there when it is asked for again', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect();
  const popup = await openPopup(broadside);
  const unblock = blockDownloads(broadside);
  await make(broadside, samples);
  await expectStates(popup, ['failed']);
  await expect(popup.getByText(toMessagePattern('error_download_failed')).first()).toBeVisible();
  unblock();
  await popup
    .getByRole('button', { name: toMessagePattern('try_again') })
    .first()
    .click();
  await expectOnDisk(broadside);
  await expectStates(popup, ['delivered']);
  expect(service.creates).toHaveLength(1);
});

test('an image of a page that the disk refuses is said, and kept in the gallery', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const srcUrl = await page.locator('figure img').evaluate((image: HTMLImageElement) => image.src);
  const unblock = blockDownloads(broadside);
  await broadside.clickMenu(page, { menuItemId: 'save-image', mediaType: 'image', srcUrl });
  expect(await broadside.sentenceOfOpenedPopup()).toMatch(toMessagePattern('error_download_failed'));
  unblock();
  const [kept] = await readStore(await broadside.worker(), 'entries');
  const window = await openWindow(broadside);
  await window.evaluate((jobId) => chrome.runtime.sendMessage({ type: 'save-picture', jobId }), kept?.id);
  await expectOnDisk(broadside);
});

/** Where completed jobs say that their picture is, when it is at `address`. */
const distantPictures: Readonly<Record<string, (address: string) => Script>> = {
  'at its address': (imageUrl) => ({ polls: [isAt('completed', { imageUrl, contentType: 'image/png' })] }),
  'behind a redirect of the service': (picturesAt) => ({ picturesAt }),
};

for (const [where, script] of Object.entries(distantPictures)) {
  test(`a picture on a host that lets no page read it, ${where}, is saved`, async ({ broadside, samples, connect }) => {
    const asked: IncomingHttpHeaders[] = [];
    const elsewhere = await listen(({ headers }, response) => {
      asked.push(headers);
      response.writeHead(200, { 'content-type': 'image/png' }).end(pictureFile);
    });
    try {
      // Another host to the browser, and no permission for it.
      const service = await connect(script(`${elsewhere.origin.replace('127.0.0.1', 'localhost')}/finished`));
      await make(broadside, samples);
      const path = await expectOnDisk(broadside);
      expect(basename(path)).toMatch(/^5 habits .* - infographic 4x5\.png$/);
      expect(asked.length).toBeGreaterThan(0);
      expect(JSON.stringify(asked)).not.toContain(service.key);
      expect(asked.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });
}

test('the key stays in the background', async ({ broadside, samples, connect }) => {
  const service = await connect();
  const { base: baseUrl, key } = service;
  const options = await extensionPage(broadside, 'options.html');
  const page = await openWindow(broadside);
  // Every extension page hears what any extension context sends, and reports each change to storage and jobs.
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    chrome.runtime.onMessage.addListener((message: unknown) => {
      heard.push(message);
    });
    new BroadcastChannel('jobs').addEventListener('message', ({ data }) => heard.push(data));
  });

  const source = await broadside.open(`${samples}/mornings.html`);
  const srcUrl = await source.locator('figure img').evaluate((image: HTMLImageElement) => image.src);
  await broadside.clickMenu(source, { menuItemId: 'meme', mediaType: 'image', srcUrl });
  await expectOnDisk(broadside);
  expect(service.creates).toMatchObject([{ kind: 'meme', parts: ['sourceImage'] }]);

  const reported = await page.evaluate(async (baseUrl) => {
    const jobId = crypto.randomUUID();
    const asked = [
      { type: 'try-connection', baseUrl, key: '' },
      { type: 'save-connection', connection: { type: 'service', baseUrl } },
      { type: 'cancel-job', jobId },
      { type: 'retry-job', jobId },
    ];
    const answered = await Promise.all(asked.map((message) => chrome.runtime.sendMessage(message)));
    return JSON.stringify([answered, (globalThis as unknown as { heard: unknown[] }).heard]);
  }, baseUrl);
  expect(reported).toContain('"works"');
  expect(reported).toContain('"host-blob-url"');
  expect(reported).not.toContain(key);

  for (const shown of [options, await openPopup(broadside)]) {
    const inputs = await shown
      .locator('input')
      .evaluateAll((found: HTMLInputElement[]) => found.map(({ value }) => value));
    expect(inputs.join() + (await shown.content())).not.toContain(key);
  }
  for (const [store, content] of Object.entries(await readDatabase(page))) {
    expect(content, store).not.toContain(key);
  }
  const stored = await page.evaluate(async () => ({
    local: await chrome.storage.local.get(null),
    session: await chrome.storage.session.get(null),
  }));
  expect(JSON.stringify(stored.session)).not.toContain(key);
  const holders = Object.entries(stored.local).filter(([, value]) => JSON.stringify(value).includes(key));
  expect(holders).toEqual([[`key:${new URL(baseUrl).origin}`, key]]);
});
