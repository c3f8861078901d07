import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { derivePalette, surfaceNames } from '../../lib/engine/brand/palette.ts';
import { type LoopbackServer, listen } from '../browser/serve.ts';
import { expect, test } from './extension.ts';
import { decodePicture } from './picture.ts';
import { readStore } from './stored.ts';

/** Brands in the real browser: a page's own look, a font of one's own, and a saved brand with its logo. */

const font = readFileSync('node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2');
const title = 'How a harbour office counts its tides';
const points = ['Two tides come every day', 'A gauge is read each hour', 'Tables are printed in spring'];
const site = `<!doctype html><html lang="en"><head><title>${title}</title><style>
  @font-face { font-family: "Sea Display"; src: url(/sea.woff2) format("woff2"); }
  @font-face { font-family: Unused; src: url(/unused.woff2) format("woff2"); }
  header { background: #7c2d12; } h1 { font-family: "Sea Display", serif; } body { font-family: Arial; }
</style></head><body><header><a href="/">Harbour</a></header><article><h1>${title}</h1>
${points.map((point) => `<h2>${point}</h2><p>${point}, and everyone on the pier knows it by heart before the boats go out.</p>`).join('')}
</article></body></html>`;
const routes: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
  '/': ['text/html; charset=utf-8', site],
  '/sea.css': ['text/css', '@font-face{font-family:"Sea Display";src:url(sea.woff2)}'],
  '/broken.css': ['text/css', '@font-face{font-family:"Sea Display";src:url(broken.woff2)}'],
  '/sea.woff2': ['font/woff2', font],
  '/broken.woff2': ['font/woff2', Buffer.from(font).fill(7, 600)],
};

let server: LoopbackServer;
test.beforeAll(async () => {
  server = await listen((request, response) => {
    const route = routes[request.url ?? ''];
    response.writeHead(route ? 200 : 404, { 'content-type': route?.[0] ?? 'text/plain' });
    response.end(route?.[1]);
  });
});
test.afterAll(() => server.close());

test('a page’s own colour is what its picture is built on', async ({ broadside }) => {
  const page = await broadside.open(`${server.origin}/`);
  await broadside.clickMenu(page, { menuItemId: 'infographic' });
  const picture = await decodePicture(await broadside.nextDownload());
  // Which of a colour's grounds a picture has depends on its scheme; those of any colour say nothing.
  const listGrounds = (color: string) => {
    const palette = derivePalette(color);
    return new Set(surfaceNames.map((name) => palette[name].ground));
  };
  const others = listGrounds('#0f766e');
  const own = [...listGrounds('#7c2d12')].filter((ground) => !others.has(ground));
  expect(own.reduce((sum, ground) => sum + picture.share(ground), 0)).toBeGreaterThan(0.4);
  const [snapshot] = await readStore(await broadside.worker(), 'snapshots');
  expect(snapshot?.styles).toMatchObject({
    header: 'rgb(124, 45, 18)',
    headlineFont: '"Sea Display", serif',
    bodyFont: 'Arial',
    fontRules: [{ url: `${server.origin}/`, css: expect.not.stringContaining('Unused') }],
  });
});

/** One infographic by this device's service, asked as the extension asks it: its prompt, and its bytes as base64. */
function make(page: Page, fields: object): Promise<{ status: number; prompt: string; picture: string }> {
  return page.evaluate(async (fields) => {
    interface Answer {
      readonly value: { readonly status: number; readonly body?: { readonly text: string; readonly blobId: string } };
    }
    const fetchHere = async (method: string, path: string, json?: object) => {
      const url = path.startsWith('http') ? path : `https://device.invalid${path}`;
      const body = json && { text: JSON.stringify(json) };
      const headers = [['content-type', 'application/json']];
      const answer: Answer = await chrome.runtime.sendMessage({
        type: 'host-fetch',
        request: { method, url, headers, ...(body && { body }) },
      });
      return answer.value;
    };
    const created = await fetchHere('POST', '/api/generate', fields);
    const { jobId } = JSON.parse(created.body?.text ?? '{}');
    if (created.status !== 202) return { status: created.status, prompt: '', picture: '' };
    for (;;) {
      const job = JSON.parse((await fetchHere('GET', `/api/jobs/${jobId}`)).body?.text ?? '{}');
      if (job.status === 'failed') throw new Error(job.error);
      if (job.status !== 'completed') continue;
      const { body } = await fetchHere('GET', job.imageUrl);
      const blob = await new Promise<Blob>((resolve, reject) => {
        const opening = indexedDB.open('broadside');
        opening.onsuccess = () => {
          const getting = opening.result
            .transaction('blobs')
            .objectStore('blobs')
            .get(body?.blobId ?? '');
          getting.onsuccess = () => resolve(getting.result.blob);
          getting.onerror = () => reject(getting.error);
        };
      });
      const bytes = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte));
      return { status: 202, prompt: job.prompt, picture: btoa(bytes.join('')) };
    }
  }, fields);
}

test.describe('with the site allowed', () => {
  test.use({ granted: ['http://127.0.0.1/*'] });
  const sourceText = `# ${title}\n\n${points.map((point) => `- ${point}. Everyone on the pier knows it.`).join('\n')}`;
  const fields = { sourceText, aspectRatio: '4:5', styleNotes: 'Brand colour #0f766e.' };
  const brandId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

  test('fonts and saved brands are drawn with, and what cannot be is said', async ({ broadside }) => {
    // The first job opens the document that hosts the service.
    const source = await broadside.open(`${server.origin}/`);
    await broadside.clickMenu(source, { menuItemId: 'infographic' });
    await broadside.nextDownload();
    const page = await broadside.context.newPage();
    await page.goto(`chrome-extension://${broadside.id}/gallery.html`);

    const plain = await make(page, fields);
    const named = { ...fields, fontName: 'Sea Display' };
    const set = await make(page, { ...named, fontCssUrl: `${server.origin}/sea.css` });
    expect(set.prompt).not.toContain('Sea Display');
    expect(set.picture).not.toBe(plain.picture);
    const broken = await make(page, { ...named, fontCssUrl: `${server.origin}/broken.css` });
    expect(broken.prompt).toContain('“Sea Display” could not be loaded: Bricolage Grotesque and Inter stand in');
    expect(broken.picture).toBe(plain.picture);
    expect((await make(page, named)).prompt).toContain('stand in');
    // No trace of it in the picture after it.
    expect((await make(page, fields)).picture).toBe(plain.picture);

    const ofSite = await make(page, { sourceText, aspectRatio: '4:5', brandUrl: `${server.origin}/` });
    expect(ofSite.prompt).not.toContain('(');

    expect((await make(page, { ...fields, brandProfileId: brandId })).status).toBe(400);
    await page.evaluate(
      async ({ brandId, face }) => {
        const canvas = new OffscreenCanvas(300, 100);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.fillStyle = '#ffffff';
        context.fillRect(20, 20, 260, 60);
        const logo = await canvas.convertToBlob();
        const logoBlobId = crypto.randomUUID();
        const now = new Date().toISOString();
        const fonts = { headlineFont: 'Sea Display', faces: [{ family: 'Sea Display', weight: '400', url: face }] };
        const brand = { colors: ['#7c2d12'], ...fonts };
        await new Promise<void>((resolve) => {
          const opening = indexedDB.open('broadside');
          opening.onsuccess = () => {
            const change = opening.result.transaction(['brands', 'blobs'], 'readwrite');
            change.objectStore('blobs').put({ id: logoBlobId, blob: logo, createdAt: now });
            change.objectStore('brands').put({ id: brandId, name: 'Harbour', brand, logoBlobId, updatedAt: now });
            change.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        });
      },
      { brandId, face: `${server.origin}/sea.woff2` },
    );
    const branded = await make(page, { sourceText, aspectRatio: '4:5', brandProfileId: brandId.toUpperCase() });
    expect(branded).toMatchObject({ status: 202, prompt: expect.not.stringContaining('(') });
    expect(branded.picture).not.toBe(ofSite.picture);
  });
});
