import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import config from '../../wxt.config.ts';

/** The texts given to the stores in each language, and the privacy pages: they say the same things, and what the manifest holds. */

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const locales = readdirSync(resolve(root, 'public/_locales'));

const manifestPermissions = z.object({
  permissions: z.array(z.string()),
  optional_permissions: z.array(z.string()),
});

async function permissionsFor(browser: 'chrome' | 'firefox'): Promise<readonly string[]> {
  const { manifest } = config;
  if (typeof manifest !== 'function') throw new TypeError('The manifest is not made for a browser.');
  const env = { browser, mode: 'production', command: 'build', manifestVersion: 3 } as const;
  const made = manifestPermissions.parse(await manifest(env));
  return [...made.permissions, ...made.optional_permissions];
}

/** Headings, list items and table rows in their order, without their words. */
const outline = (markdown: string) =>
  markdown
    .replace(/^The pictures: .*\n\n/m, '')
    .split('\n')
    .filter((line) => line)
    .map((line) => /^(?:#+|-|\|)/.exec(line)?.[0] ?? 'text');

/** The manifest's names for permissions and kinds of data, which no language translates. */
const codes = (markdown: string) => [...markdown.matchAll(/`(\w+)`/g)].map(([, name]) => name);

const elements = (html: string) =>
  [...parseHTML(html).document.querySelectorAll('main *')].map(({ localName }) => localName);

it('each language of the interface has a store listing and a privacy page', () => {
  expect(readdirSync(resolve(root, '.github/store')).sort()).toEqual(
    [...locales.map((locale) => `${locale}.md`), 'reviewers.md'].sort(),
  );
  expect(readdirSync(resolve(root, 'public/privacy')).sort()).toEqual(
    [...locales.map((locale) => `${locale}.html`), 'privacy.css'].sort(),
  );
});

describe.each(locales)('in %s', (locale) => {
  const listing = read(`.github/store/${locale}.md`);
  const page = read(`public/privacy/${locale}.html`);

  it('the listing says what the English one says, with the summary of the extension', () => {
    const english = read('.github/store/en.md');
    expect(outline(listing)).toEqual(outline(english));
    expect(codes(listing)).toEqual(codes(english));
    const { message } = z
      .object({ extension_description: z.object({ message: z.string() }) })
      .parse(JSON.parse(read(`public/_locales/${locale}/messages.json`))).extension_description;
    expect(listing).toContain(`\n\n${message}\n\n`);
  });

  it('the listing has a reason for each permission of the manifest', async () => {
    for (const browser of ['chrome', 'firefox'] as const) {
      for (const permission of await permissionsFor(browser)) expect(codes(listing)).toContain(permission);
    }
  });

  it('the privacy page has the parts of the English one, its own language and a date', () => {
    expect(elements(page)).toEqual(elements(read('public/privacy/en.html')));
    const { document } = parseHTML(page);
    expect(document.documentElement.getAttribute('lang')).toBe(locale.replace('_', '-'));
    expect(document.documentElement.getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : null);
    expect(document.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
