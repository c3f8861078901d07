import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { getErrorText, joinNames, t, toShownFileName } from '../../../lib/i18n/t.ts';

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
    expect(getErrorText(error)).toBe(text);
  });
});

it.each([
  ['de-AT', [], ''],
  ['de-AT', ['Lora'], 'Lora'],
  ['de-AT', ['a.example', 'b.example', 'c.example'], 'a.example, b.example und c.example'],
  ['ja', ['Lora', 'Inter'], 'Lora、Inter'],
])('in %s %j are %j', (language, names, text) => {
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue(language);
  expect(joinNames(names).replaceAll(/[\u2068\u2069]/g, '')).toBe(text);
});

it.each([
  ['de', '$1 von Ada'],
  ['ar', '\u2068$1\u2069 von \u2068Ada\u2069'],
  ['ar', 'صورة Ada von \u2068Ada\u2069', 'صورة Ada'],
])('in %s what is put in runs its own way where it must', (language, text, first = '$1') => {
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue(language);
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation(
    ((_: string, [one, other]: string[]) => `${one} von ${other}`) as never,
  );
  expect(t('storage_used', first, 'Ada')).toBe(text);
});

it.each([
  ['de', 'صورة - Trains.png', 'صورة - Trains.png'],
  ['ar', 'Trains - part 2.png', '\u2068Trains - part 2.png\u2069'],
  ['ar', 'صورة.png', '\u2067صورة.png\u2069'],
  ['ar', '5 habits - ميم 4x5.png', '\u2067\u20685 habits\u2069 - ميم 4x5.png\u2069'],
  ['ar', '', ''],
])('in %s the file name %j is shown as %j', (language, name, shown) => {
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue(language);
  expect(toShownFileName(name)).toBe(shown);
});
