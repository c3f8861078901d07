import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { choices } from '../../../lib/settings/settings.ts';
import { dropChoices, maxSites, openSite } from '../../../lib/settings/site-choices.ts';

const wide = choices.parse({ kind: 'infographic', aspect: '16:9' });
const meme = choices.parse({ kind: 'meme', audienceNote: 'Nurses' });
const remember = async (address: string, chosen = wide) => (await openSite(address)).remember(chosen);
const keep = async (address: string, chosen = wide) => (await openSite(address)).keep(chosen);
const last = async (address: string) => (await openSite(address)).last;

beforeEach(() => fakeBrowser.reset());

describe('choices for a picture', () => {
  it('are there again for the same page, for each kind, and for no other', async () => {
    const site = await openSite('https://www.news.example/a');
    await site.remember(wide);
    await site.remember(meme);
    expect(await last('https://www.news.example/a')).toEqual({ lastKind: 'meme', infographic: wide, meme });
    expect(await last('https://www.news.example/b')).toBeUndefined();
    expect((await openSite('https://www.news.example/a')).isKept).toBe(false);
  });

  it('are not those of the next one', async () => {
    await remember('https://news.example/a');
    await dropChoices('https://news.example/a');
    expect(await last('https://news.example/a')).toBeUndefined();
  });

  it('are kept for no more than thirty pages at a time', async () => {
    for (let index = 0; index < 40; index++) await remember(`https://${index}.example/`);
    expect(await last('https://9.example/')).toBeUndefined();
    expect(await last('https://10.example/')).toBeDefined();
  });
});

describe('choices that are kept for a site', () => {
  it('are those of each of its pages, and say so', async () => {
    const site = await openSite('https://www.news.example/a');
    await site.keep(wide);
    await site.remember(meme);
    await dropChoices('https://www.news.example/a');
    const later = await openSite('https://news.example/b?c');
    expect(later).toMatchObject({ host: 'news.example', isKept: true });
    expect(later.last).toEqual({ lastKind: 'meme', infographic: wide, meme });
    expect(await last('https://other.example/')).toBeUndefined();
  });

  it('are none of a file or a text', async () => {
    await keep('');
    expect(await openSite('')).toMatchObject({ host: '', isKept: false, last: undefined });
  });

  it('are forgotten on request', async () => {
    await keep('https://news.example/');
    await (await openSite('https://news.example/')).forget();
    expect(await openSite('https://news.example/')).toMatchObject({ isKept: false, last: undefined });
  });

  it('are lost by none when many are made at once', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => keep(`https://${name}.example/`)));
    for (const name of ['a', 'b', 'c']) expect(await last(`https://${name}.example/`)).toBeDefined();
  });

  it('of the site that was not used for longest are forgotten first', async () => {
    for (let index = 0; index < maxSites; index++) await keep(`https://${index}.example/`);
    await keep('https://1.example/');
    await keep('https://new.example/');
    expect(await last('https://0.example/')).toBeUndefined();
    expect(await last('https://1.example/')).toBeDefined();
    expect(Object.keys(await fakeBrowser.storage.local.get(null))).toHaveLength(maxSites + 1);
  });

  it('that cannot be read are as good as none', async () => {
    await fakeBrowser.storage.local.set({ 'choices:of:news.example': { lastKind: 'poem' }, 'choices:hosts': 7 });
    expect(await last('https://news.example/')).toBeUndefined();
    await keep('https://news.example/');
    expect(await last('https://news.example/')).toMatchObject({ infographic: wide });
  });
});
