import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { choices } from '../../../lib/settings/settings.ts';
import { mostSites, openSite } from '../../../lib/settings/site-choices.ts';

const wide = choices.parse({ kind: 'infographic', aspect: '16:9' });
const meme = choices.parse({ kind: 'meme', audienceNote: 'Nurses' });
const remember = async (address: string, chosen = wide) => (await openSite(address)).remember(chosen);
const last = async (address: string) => (await openSite(address)).last;

beforeEach(() => fakeBrowser.reset());

describe('choices of a site', () => {
  it('are those last made there, for each kind', async () => {
    const site = await openSite('https://www.news.example/a');
    await site.remember(wide);
    await site.remember(meme);
    expect(await last('https://news.example/b?c')).toEqual({ lastKind: 'meme', infographic: wide, meme });
    expect(await last('https://other.example/')).toBeUndefined();
  });

  it('are remembered for what comes from no site, too', async () => {
    await remember('');
    expect(await last('')).toMatchObject({ infographic: wide });
  });

  it('are lost by none when many are made at once', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => remember(`https://${name}.example/`)));
    for (const name of ['a', 'b', 'c']) expect(await last(`https://${name}.example/`)).toBeDefined();
  });

  it('of the site that was not used for longest are forgotten first', async () => {
    for (let index = 0; index < mostSites; index++) await remember(`https://${index}.example/`);
    await remember('https://1.example/');
    await remember('https://new.example/');
    expect(await last('https://0.example/')).toBeUndefined();
    expect(await last('https://1.example/')).toBeDefined();
    expect(Object.keys(await fakeBrowser.storage.local.get(null))).toHaveLength(mostSites + 1);
  });

  it('that cannot be read are as good as none', async () => {
    await fakeBrowser.storage.local.set({ 'choices:of:news.example': { lastKind: 'poem' }, 'choices:hosts': 7 });
    expect(await last('https://news.example/')).toBeUndefined();
    await remember('https://news.example/');
    expect(await last('https://news.example/')).toMatchObject({ infographic: wide });
  });
});
