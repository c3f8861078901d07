import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { choices } from '../../../lib/settings/settings.ts';
import { mostSites, readSiteChoices, rememberSiteChoices } from '../../../lib/settings/site-choices.ts';

const wide = choices.parse({ kind: 'infographic', aspect: '16:9' });
const meme = choices.parse({ kind: 'meme', audienceNote: 'Nurses' });

beforeEach(() => fakeBrowser.reset());

describe('choices of a site', () => {
  it('are those last made there, for each kind', async () => {
    await rememberSiteChoices('https://www.news.example/a', wide);
    await rememberSiteChoices('https://news.example/b?c', meme);
    expect(await readSiteChoices('https://news.example/')).toEqual({
      host: 'news.example',
      lastKind: 'meme',
      infographic: wide,
      meme,
    });
    expect(await readSiteChoices('https://other.example/')).toBeUndefined();
  });

  it('are remembered for what comes from no site, too', async () => {
    await rememberSiteChoices('', wide);
    expect(await readSiteChoices('')).toMatchObject({ host: '', infographic: wide });
  });

  it('are lost by none when many are made at once', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => rememberSiteChoices(`https://${name}.example/`, wide)));
    for (const name of ['a', 'b', 'c']) expect(await readSiteChoices(`https://${name}.example/`)).toBeDefined();
  });

  it('of the site that was not used for longest are forgotten first', async () => {
    const sites = Array.from({ length: mostSites }, (_, index) => ({ host: `${index}.example`, lastKind: 'meme' }));
    await fakeBrowser.storage.local.set({ siteChoices: sites });
    await rememberSiteChoices('https://new.example/', wide);
    expect(await readSiteChoices(`https://${mostSites - 1}.example/`)).toBeUndefined();
    expect(await readSiteChoices('https://0.example/')).toBeDefined();
    expect(await readSiteChoices('https://new.example/')).toBeDefined();
  });

  it('that cannot be read are as good as none', async () => {
    await fakeBrowser.storage.local.set({ siteChoices: [{ host: 'news.example', lastKind: 'poem' }, 7] });
    expect(await readSiteChoices('https://news.example/')).toBeUndefined();
    await fakeBrowser.storage.local.set({ siteChoices: 'broken' });
    await rememberSiteChoices('https://news.example/', wide);
    expect(await readSiteChoices('https://news.example/')).toMatchObject({ infographic: wide });
  });
});
