import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { BroadsideError } from '../../../lib/contract/index.ts';
import { createTestService, pngBytes } from './fakes.ts';

const file = new Uint8Array(readFileSync('node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2'));
const fontCssUrl = 'https://fonts.example/sea.css';
const sheet = (css: string) => ({ styleSheet: async () => ({ css, url: fontCssUrl }), font: async () => file });
const twoFamilies = '@font-face{font-family:Sea;src:url(sea.woff2)}@font-face{font-family:Shore;src:url(shore.woff2)}';
const set = (name: string) => ({ name, files: [{ bytes: file, weight: '400', unicodeRange: undefined }] });

async function make(fields: object, web: Parameters<typeof createTestService>[0] = {}) {
  const service = createTestService(web);
  const { json } = await service.post('/api/generate', { sourceText: 'Bees dance.', ...fields });
  let prompt: unknown;
  for (let poll = 0; poll < 3; poll++) ({ prompt } = (await service.call(`/api/jobs/${String(json.jobId)}`)).json);
  const [, , rendering] = service.calls.at(-1) ?? [];
  const { fonts, assets } = rendering as { fonts: unknown; assets: unknown };
  return { prompt, fonts, assets };
}
const infographic = 'Infographic, layout list: Bees';

describe('the font of a request', () => {
  it('is that of its style sheet', async () => {
    const { prompt, fonts } = await make({ fontName: 'sea', fontCssUrl }, { web: sheet(twoFamilies) });
    expect(fonts).toEqual({ headline: set('sea'), body: set('sea') });
    expect(prompt).toBe(infographic);
  });

  it('are the first two of the style sheet where none is named', async () => {
    const { fonts } = await make({ fontCssUrl }, { web: sheet(twoFamilies) });
    expect(fonts).toEqual({ headline: set('Sea'), body: set('Shore') });
  });

  it('goes before the brand’s, whose files it may be', async () => {
    const html = `<style>h1{font-family:Sea}body{font-family:Shore}${twoFamilies}</style>`;
    const web = { ...sheet(''), site: async (url: string) => ({ html, url, styles: [] }) };
    const brandUrl = 'https://brand.example/';
    expect((await make({ brandUrl }, { web })).fonts).toEqual({ headline: set('Sea'), body: set('Shore') });
    expect((await make({ brandUrl, fontName: 'Shore' }, { web })).fonts).toEqual({
      headline: set('Shore'),
      body: set('Shore'),
    });
  });

  it.each([
    ['has no address', { fontName: 'Sea' }, {}, ''],
    [
      'has a sheet that is not to be had',
      { fontName: 'Sea', fontCssUrl },
      {},
      ' (The font’s style sheet could not be read.)',
    ],
    [
      'is not in its sheet',
      { fontName: 'Lake', fontCssUrl },
      sheet(twoFamilies),
      ' (Its style sheet has no font “Lake”.)',
    ],
    [
      'has an empty sheet',
      { fontName: 'Lake', fontCssUrl },
      sheet('a{}'),
      ' (The font’s style sheet names no font that can be loaded.)',
    ],
    [
      'has a file that is not to be had',
      { fontName: 'Sea', fontCssUrl },
      { ...sheet(twoFamilies), font: () => Promise.reject(new BroadsideError('too_large')) },
      '',
    ],
  ])('that %s has no files, and the picture is made', async (_, fields, web, said) => {
    const { prompt, fonts } = await make(fields, { web });
    const family = { name: fields.fontName, files: [] };
    expect(fonts).toEqual({ headline: family, body: family });
    expect(prompt).toBe(`${infographic}${said}`);
  });

  it('is said to have a stand-in where it has one', async () => {
    const picture = { bytes: file, width: 1, height: 1, mediaType: 'image/png', description: '' };
    const standIns = ['Bricolage Grotesque', 'Inter'].map((instead) => ({ name: 'Sea', instead }));
    const engine = { drawInfographic: async () => ({ ...picture, standIns }) };
    const service = createTestService({ engine });
    const { json } = await service.post('/api/generate', { sourceText: 'Bees dance.', fontName: 'Sea' });
    const path = `/api/jobs/${String(json.jobId)}`;
    await service.call(path);
    await service.call(path);
    expect((await service.call(path)).json.prompt).toBe(
      `${infographic} (The font “Sea” could not be loaded: Bricolage Grotesque and Inter stand in for it.)`,
    );
  });

  it('says in the job what of the notes the picture could not be', async () => {
    const picture = { bytes: file, width: 1, height: 1, mediaType: 'image/png', description: '' };
    const engine = { drawInfographic: async () => ({ ...picture, unmet: ['layout', 'photo'] as const }) };
    const service = createTestService({ engine });
    const asked = { sourceText: 'Bees dance.', styleNotes: 'Layout: timeline. With a photo.' };
    const { json } = await service.post('/api/generate', asked);
    const path = `/api/jobs/${String(json.jobId)}`;
    await service.call(path);
    await service.call(path);
    expect((await service.call(path)).json.prompt).toBe(
      `${infographic} (The source does not hold the layout that was asked for. There is no photo of the source that could be drawn.)`,
    );
  });

  it('is fetched once for both roles, and only as much as is needed', async () => {
    const font = vi.fn(async () => file);
    const ranges = ['U+0-FF', 'U+370-3FF'].map(
      (range) => `@font-face{font-family:Sea;src:url(${range}.woff2);unicode-range:${range}}`,
    );
    await make({ fontCssUrl }, { web: { ...sheet(ranges.join('')), font } });
    expect(font).toHaveBeenCalledExactlyOnceWith('https://fonts.example/U+0-FF.woff2');
  });
});

describe('the logo of a brand', () => {
  const html = '<header><img class="logo" src="mark.png"></header>';
  const site = async (url: string) => ({ html, url, styles: [] });
  const fields = { sourceText: 'Bees dance.', brandUrl: 'https://brand.example/' };

  it('is fetched for the picture', async () => {
    const image = vi.fn(async () => pngBytes);
    const { assets } = await make(fields, { web: { site, image } });
    expect(image).toHaveBeenCalledExactlyOnceWith('https://brand.example/mark.png');
    expect(assets).toEqual({ logo: pngBytes });
  });

  it('that is not to be had is given as none, for the picture to say so', async () => {
    expect((await make(fields, { web: { site } })).assets).toEqual({ logo: new Uint8Array() });
  });
});
