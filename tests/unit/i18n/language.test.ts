import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { getLanguageTag, getTextDirection, loadLanguage } from '../../../lib/i18n/language.ts';
import { fillMessage } from '../../../lib/i18n/message-text.ts';
import { getErrorText, t } from '../../../lib/i18n/t.ts';
import { updateSettings } from '../../../lib/settings/store.ts';

const german = {
  settings: { message: 'Einstellungen' },
  storage_used: { message: '$1 von $2' },
  error_no_credits: { message: 'Keine Credits mehr.' },
};

const choose = async (language: string | undefined) => {
  await updateSettings(({ language: _, ...current }) => ({ ...current, ...(language && { language }) }));
  await loadLanguage();
};

beforeEach(async () => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => `browser:${key}` as never);
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('en-GB');
  vi.stubGlobal('fetch', async (url: string) => {
    if (/_locales\/(?:de|ar|pt_BR)\//.test(url)) return Response.json(german);
    if (url.includes('broken')) return Response.json({ settings: 7 });
    throw new TypeError('There is no such file.');
  });
  await loadLanguage();
});

describe('words', () => {
  it('are the browser’s until a language is chosen, and again after', async () => {
    expect([t('settings'), getLanguageTag()]).toEqual(['browser:settings', 'en-GB']);
    await choose('de');
    expect([t('settings'), getLanguageTag()]).toEqual(['Einstellungen', 'de']);
    expect(t('storage_used', '1 MB', '500 MB')).toBe('1 MB von 500 MB');
    expect(getErrorText({ code: 'no_credits', message: 'None.' })).toBe('Keine Credits mehr.');
    await choose(undefined);
    expect([t('settings'), getLanguageTag()]).toEqual(['browser:settings', 'en-GB']);
  });

  it('keep what a service said together where they run from the right', async () => {
    await choose('ar');
    const refused = { code: 'no_credits', message: 'None.', detail: 'Ask Ada.' };
    expect(getErrorText(refused)).toBe('Keine Credits mehr. \u2068Ask Ada.\u2069');
  });

  it('that the chosen language lacks are the browser’s', async () => {
    await choose('de');
    expect(t('gallery')).toBe('browser:gallery');
    expect(getErrorText({ code: 'constructor', message: 'Odd.' })).toBe('browser:error_constructor');
  });

  it.each(['tlh', 'broken', '../../secrets'])('are the browser’s where %j cannot be had', async (language) => {
    await choose(language);
    expect([t('settings'), getLanguageTag()]).toEqual(['browser:settings', 'en-GB']);
  });

  it.each([
    ['de-AT', 'de'],
    ['pt-BR', 'pt-BR'],
    ['ar', 'ar'],
  ])('are loaded where the browser, set to %s, has none at all', async (browserLanguage, tag) => {
    vi.mocked(fakeBrowser.i18n.getMessage).mockReturnValue('' as never);
    vi.mocked(fakeBrowser.i18n.getUILanguage).mockReturnValue(browserLanguage);
    await loadLanguage();
    expect([t('settings'), getLanguageTag()]).toEqual(['Einstellungen', tag]);
  });

  it.each(['tlh', 'sv-SE', ''])('are loaded in English where a browser without any is set to %j', async (language) => {
    const asked = vi.fn(async () => Response.json(german));
    vi.stubGlobal('fetch', asked);
    vi.mocked(fakeBrowser.i18n.getMessage).mockReturnValue('' as never);
    vi.mocked(fakeBrowser.i18n.getUILanguage).mockReturnValue(language);
    await loadLanguage();
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/_locales\/en\/messages\.json$/));
  });

  it.each([
    ['de-AT', 'de-AT', 'ltr'],
    ['ar-EG', 'ar-EG', 'rtl'],
    ['sv-SE', 'en', 'ltr'],
    ['he', 'en', 'ltr'],
  ])('of a browser set to %s are tagged %s and run %s', (browserLanguage, tag, direction) => {
    vi.mocked(fakeBrowser.i18n.getUILanguage).mockReturnValue(browserLanguage);
    expect([getLanguageTag(), getTextDirection()]).toEqual([tag, direction]);
  });

  it.each([
    ['ar', 'ar', 'rtl'],
    ['pt_BR', 'pt-BR', 'ltr'],
  ])('in %s are tagged %s and run %s', async (language, tag, direction) => {
    await choose(language);
    expect([getLanguageTag(), getTextDirection()]).toEqual([tag, direction]);
  });
});

describe('a message', () => {
  it.each([
    ['$1 of $2', ['1', '9'], '1 of 9'],
    ['$2 von $1', ['1', '9'], '9 von 1'],
    ['Only $2', ['1'], 'Only '],
    ['It costs $$5', [], 'It costs $5'],
    ['$$$1', ['x'], '$$1'],
    ['a $ b', [], 'a $ b'],
    ['Not $1 again', ['$1'], 'Not $1 again'],
  ])('%j with %j is %j', (message, substitutions, text) => {
    expect(fillMessage({ message }, substitutions)).toBe(text);
  });

  it('has its named placeholders filled', () => {
    const message = { message: 'Hello $NAME$, $other$', placeholders: { name: { content: '$1' } } };
    expect(fillMessage(message, ['Ada'])).toBe('Hello Ada, $other$');
  });
});
