import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { errorText, listWords } from '../../../lib/settings/words.ts';

beforeEach(() => {
  const known: Readonly<Record<string, string>> = { error_no_credits: 'Keine Credits mehr.' };
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => (known[String(key)] ?? '') as never);
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('de');
});

describe('an error’s words', () => {
  it.each([
    [{ code: 'no_credits', message: 'No credits.' }, 'Keine Credits mehr.'],
    [{ code: 'no_credits', message: 'No credits. Ask Ada.', detail: 'Ask Ada.' }, 'Keine Credits mehr. Ask Ada.'],
    [{ code: 'unheard_of', message: 'Full. Ask Ada.', detail: 'Ask Ada.' }, 'Full. Ask Ada.'],
    [{ message: 'The page is empty.' }, 'The page is empty.'],
  ])('%o', (error, text) => {
    expect(errorText(error)).toBe(text);
  });
});

it.each([
  ['de-AT', [], ''],
  ['de-AT', ['Lora'], 'Lora'],
  ['de-AT', ['a.example', 'b.example', 'c.example'], 'a.example, b.example und c.example'],
  ['ja', ['Lora', 'Inter'], 'Lora、Inter'],
])('in %s %j are %j', (language, names, text) => {
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue(language);
  expect(listWords(names).replaceAll(/[\u2068\u2069]/g, '')).toBe(text);
});
