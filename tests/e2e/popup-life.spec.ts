import { type Broadside, expect } from './extension.ts';
import { chooseMeme, openAnyhow, openGiving, openMore, openOver, paste, says, start } from './popup-page.ts';
import { answers, isAt } from './scripted-service.ts';
import { test } from './scripted-test.ts';
import { readStore } from './stored.ts';

/** The popup closed at any moment, and clicked in its first: nothing is lost, and nothing made twice. */

test.use({ granted: ['http://127.0.0.1/*'], ownBrowser: false });

/** Runs in the popup as soon as it can be started in: before its page is captured. */
const atOnce = (broadside: Broadside, act: () => void) =>
  broadside.context.addInitScript(`
    if (location.protocol === 'chrome-extension:') {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.make button[type="submit"]:enabled')) return;
        observer.disconnect();
        (${act})();
      }).observe(document, { childList: true, subtree: true });
    }`);

const jobs = async (broadside: Broadside) => readStore(await broadside.worker(), 'jobs');

test('a popup that is closed with the click has started its job', async ({ broadside, samples, connect }) => {
  const service = await connect();
  const page = await broadside.open(`${samples}/mornings.html`);
  const popup = await openOver(broadside, page);
  await expect(popup.locator('.source-sent-as')).toBeVisible();
  const closed = popup.waitForEvent('close');
  await popup
    .evaluate(() => {
      document.querySelector<HTMLElement>('.make button[type="submit"]')?.click();
      close();
    })
    .catch(() => undefined);
  await closed;
  await broadside.nextDownload();
  expect(service.creates).toHaveLength(1);
  expect(await jobs(broadside)).toHaveLength(1);
});

test('a popup that is closed before its page is captured has what was wanted made', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect();
  const page = await broadside.open(`${samples}/mornings.html`);
  await atOnce(broadside, () => {
    document.querySelector<HTMLElement>('.make input[value="meme"]')?.click();
    document.querySelector<HTMLElement>('.make button[type="submit"]')?.click();
    close();
  });
  await openAnyhow(broadside, page);
  await broadside.nextDownload();
  expect(service.creates).toMatchObject([{ kind: 'meme', fields: { sourceUrl: page.url() } }]);
  expect(await jobs(broadside)).toHaveLength(1);
});

test('what is wanted before the page is captured is made once where the popup stays', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect();
  const page = await broadside.open(`${samples}/mornings.html`);
  await atOnce(broadside, () => document.querySelector<HTMLElement>('.make button[type="submit"]')?.click());
  const popup = await openAnyhow(broadside, page);
  await expect(popup.locator('.job-view')).toBeVisible();
  await broadside.nextDownload();
  await popup.close();
  expect(service.creates).toHaveLength(1);
  expect(await jobs(broadside)).toHaveLength(1);
});

test('what is on its way is not sent again, whatever is changed meanwhile', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const popup = await openOver(broadside, page);
  await openMore(popup);
  const brand = popup.locator('input[name="brandUrl"]');
  await expect(brand).toBeVisible();
  // As a background does that is long in reading what a link leads to.
  await popup.evaluate(() => {
    const send: (message: unknown) => Promise<unknown> = chrome.runtime.sendMessage.bind(chrome.runtime);
    const held = Promise.withResolvers<void>();
    Object.assign(globalThis, { answerNow: held.resolve });
    const hold = async (message: { readonly type: string }) => {
      if (message.type === 'start-job') await held.promise;
      return send(message);
    };
    Object.assign(chrome.runtime, { sendMessage: hold });
  });
  const make = popup.locator('form.make button[type="submit"]');
  await make.press('Enter');
  await expect(make).toHaveAttribute('aria-busy', 'true');
  const asking = popup.locator('.notice').filter({ hasText: says('brand_permission') });
  await brand.fill('https://brand.example/');
  await expect(asking).toBeVisible();
  await brand.fill(page.url());
  await expect(asking).toHaveCount(0);
  await expect(make).toHaveAttribute('aria-busy', 'true');
  await popup.evaluate(() => (globalThis as unknown as { answerNow(): void }).answerNow());
  await expect(popup.locator('.job-view')).toBeVisible();
  await broadside.nextDownload();
  expect(await jobs(broadside)).toHaveLength(1);
});

test('a click on what seems chosen already holds, and changes nothing else', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const before = await openOver(broadside, page);
  await expect(before.locator('.source blockquote')).toBeVisible();
  await before.locator('form.make input[value="16:9"]').check({ force: true });
  // The picture beside it changes its shape, and moves what is below: a click waits for that.
  await before.locator('.swatches label:has(input[value="#b91c1c"])').click();
  await chooseMeme(before);
  await before.close();
  // At first the popup offers what was last made anywhere, an infographic; then what was last chosen here.
  await atOnce(broadside, () => document.querySelector<HTMLElement>('.make input[value="infographic"]')?.click());
  const popup = await openAnyhow(broadside, page);
  await expect(popup.locator('.source blockquote')).toBeVisible();
  await expect(popup.locator('form.make input[value="infographic"]')).toBeChecked();
  await expect(popup.locator('form.make input[value="16:9"]')).toBeChecked();
  await expect(popup.locator('.swatches input[type="radio"][value="#b91c1c"]')).toBeChecked();
});

test('a job that ended badly does not take the form from under the hand', async ({ broadside, samples, connect }) => {
  await connect({ creates: [answers(402, { error: 'Empty.' })] });
  const page = await broadside.open(`${samples}/mornings.html`);
  await broadside.clickMenu(page, { menuItemId: 'infographic' });
  await expect.poll(async () => (await jobs(broadside))[0]?.state).toBe('failed');
  await atOnce(broadside, () => document.querySelector<HTMLElement>('.make input[value="meme"]')?.click());
  const popup = await openAnyhow(broadside, page);
  await expect(popup.locator('.notice-problem')).toContainText(says('error_no_credits'));
  await expect(popup.locator('form.make input[value="meme"]')).toBeChecked();
  await expect(popup.locator('.popup-jobs .job[data-tone="problem"]')).toBeVisible();
});

test('a popup closed while its job is at work shows it again', async ({ broadside, samples, connect }) => {
  await connect({ polls: Array.from({ length: 40 }, () => isAt('running')) });
  const page = await broadside.open(`${samples}/mornings.html`);
  const popup = await openOver(broadside, page);
  await start(popup);
  await expect(popup.locator('.job-view')).toBeVisible();
  await popup.close();
  const again = await openOver(broadside, page);
  await expect(again.locator('.at-work')).toHaveText(says('at_work').replace('$1', '1'));
  await expect(again.locator('.popup-jobs .job[data-tone="working"]')).toHaveCount(1);
});

test('where nothing can be read, the next act is to give something', async ({ broadside }) => {
  const options = await broadside.context.newPage();
  await options.goto(`chrome-extension://${broadside.id}/options.html`);
  const popup = await openAnyhow(broadside, options);
  const give = popup
    .getByRole('main')
    .getByRole('status')
    .getByRole('button', { name: says('give') });
  await expect(give).toBeFocused();
  await expect(popup.getByRole('button', { name: says('menu_pick') })).toHaveCount(0);
  const opened = broadside.context.waitForEvent('page');
  // It closes with that.
  await popup.keyboard.press('Enter').catch(() => undefined);
  await expect((await opened).locator('.give')).toBeVisible();
});

test('everything is done by keyboard, from the kind to the picture', async ({ broadside, samples }) => {
  const page = await broadside.open(`${samples}/mornings.html`);
  const popup = await openOver(broadside, page);
  await expect(popup.locator('.source blockquote')).toBeVisible();
  await expect(popup.locator('form.make button[type="submit"]')).toBeFocused();
  const reach = async (selector: string, key: string) => {
    for (let steps = 0; steps < 30; steps++) {
      if (await popup.locator(selector).evaluate((element) => element === document.activeElement)) return;
      await popup.keyboard.press(key);
    }
    throw new Error(`No way to ${selector} with ${key}.`);
  };
  await reach('form.make input[value="infographic"]', 'Shift+Tab');
  await popup.keyboard.press('ArrowRight');
  await expect(popup.locator('form.make input[value="meme"]')).toBeChecked();
  // Past the ideas, if they are drawn by now.
  await reach('.shapes input:checked', 'Tab');
  await popup.keyboard.press('ArrowRight');
  await expect(popup.locator('form.make input[value="4:5"]')).toBeChecked();
  await reach('.more > summary', 'Tab');
  await popup.keyboard.press('Enter');
  await expect(popup.locator('textarea[name="audienceNote"]')).toBeVisible();
  await reach('textarea[name="audienceNote"]', 'Tab');
  await popup.keyboard.type('Nurses');
  await reach('form.make button[type="submit"]', 'Tab');
  await popup.keyboard.press('Enter');
  await expect(popup.locator('.job-view-title')).toBeFocused();
  await broadside.nextDownload();
  const [job] = await jobs(broadside);
  expect(job).toMatchObject({ kind: 'meme', request: { fields: { aspectRatio: '4:5', audienceNote: 'Nurses' } } });
});

test('what is pasted as the window opens goes before what was kept', async ({ broadside }) => {
  const first = await openGiving(broadside);
  await paste(first, 'Tides rise twice a day. The moon pulls the sea.');
  await expect(first.locator('.source blockquote')).toContainText('Tides');
  await first.close();
  const second = await openGiving(broadside);
  await second.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Bread needs flour, water, salt and time.');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(second.locator('.source blockquote')).toContainText('Bread');
});

test('without a network a job waits, says so, and goes by itself when it is back', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect();
  // This machine can be reached without a network, so the service seems to be elsewhere.
  const elsewhere = 'https://service.example';
  const worker = await broadside.worker();
  await worker.evaluate(
    async ({ elsewhere, base, key }) => {
      const { settings } = (await chrome.storage.local.get('settings')) as { settings: { connection: object } };
      const baseUrl = base.replace(new URL(base).origin, elsewhere);
      await chrome.storage.local.set({
        settings: { ...settings, connection: { type: 'service', baseUrl } },
        [`key:${elsewhere}`]: key,
      });
      const { fetch } = globalThis;
      globalThis.fetch = async (input, init) => {
        const request = new Request(input, init);
        const { method, headers } = request;
        const body = method === 'GET' ? undefined : await request.blob();
        return fetch(request.url.replace(elsewhere, new URL(base).origin), { method, headers, body });
      };
      // Creates leave by the offscreen document, which gets the address by a port.
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (this: MessagePort, message, ...rest) {
        const sent =
          message?.type === 'send'
            ? { ...message, url: message.url.replace(elsewhere, new URL(base).origin) }
            : message;
        return Reflect.apply(postMessage, this, [sent, ...rest]);
      };
      Object.assign(chrome.permissions, { contains: async () => true });
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    },
    { elsewhere, base: service.base, key: service.key },
  );
  const page = await broadside.open(`${samples}/mornings.html`);
  await broadside.context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const popup = await openOver(broadside, page);
  await expect(popup.locator('.make-where')).toContainText('service.example');
  await expect(popup.locator('.make-where')).toContainText(says('offline_now'));
  await start(popup);
  await expect(popup.locator('.job-view .notice')).toContainText(says('waits_offline'));
  expect(service.creates).toHaveLength(0);
  await popup.close();
  await (await broadside.worker()).evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    globalThis.dispatchEvent(new Event('online'));
  });
  await expect.poll(() => service.creates.length).toBe(1);
  await expect.poll(async () => (await jobs(broadside))[0]?.state).toBe('delivered');
  expect(service.creates).toHaveLength(1);
});
