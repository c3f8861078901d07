import { type Browser, browser } from 'wxt/browser';
import { captureActiveTab } from '../../lib/capture/active-tab.ts';
import { captureTyped, memeWord, readTyped, type Typed } from '../../lib/capture/typed.ts';
import { loadLanguage } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { readEntries } from '../../lib/jobs/entry-store.ts';
import { findEntries } from '../../lib/jobs/find-entries.ts';
import { runInBackground } from './in-background.ts';
import { makeFrom } from './make.ts';

export function listenToOmnibox(): void {
  // Firefox on phones has none.
  const { omnibox }: Partial<typeof browser> = browser;
  if (!omnibox) return;
  if (import.meta.env.FIREFOX) runInBackground(loadLanguage().then(() => offer('')));
  omnibox.onInputStarted.addListener(() => offer(''));
  omnibox.onInputChanged.addListener((typed, suggest) => {
    offer(typed);
    runInBackground(listSuggestions(typed).then(suggest));
  });
  omnibox.onInputEntered.addListener((entered) => {
    if (entered.startsWith(toEntryAddress(''))) {
      runInBackground(browser.tabs.create({ url: entered }));
      return;
    }
    const typed = readTyped(entered);
    runInBackground(makeFrom(typed.kind, () => (typed.text ? captureTyped(typed) : captureActiveTab())));
  });
}

type Suggestion = Browser.omnibox.SuggestResult;

const maxFound = 3;
const maxSearched = 1000;

async function listSuggestions(typed: string): Promise<Suggestion[]> {
  const { kind, text } = readTyped(typed);
  const other: Suggestion[] =
    kind === 'infographic'
      ? [{ content: `${memeWord} ${text}`, description: text ? t('omnibox_meme', text) : t('omnibox_page_meme') }]
      : text
        ? [{ content: text, description: t('omnibox_infographic', text) }]
        : [];
  const found = await findPictures(text);
  const pictures = found.map(({ id, title }) => ({
    content: toEntryAddress(id),
    description: t('omnibox_open', title),
  }));
  return [...other, ...pictures].map(({ content, description }) => ({
    content,
    description: escapeShown(description),
  }));
}

async function findPictures(query: string): Promise<readonly Entry[]> {
  if (!query) return [];
  const entries: Entry[] = [];
  for await (const page of readEntries()) {
    entries.push(...page);
    if (entries.length >= maxSearched) break;
  }
  return findEntries(entries, { query })
    .filter(({ state }) => state === 'delivered')
    .slice(0, maxFound);
}

const toEntryAddress = (id: string) => browser.runtime.getURL(`/gallery.html?job=${id}`);

function offer(typed: string): void {
  runInBackground(
    Promise.resolve(
      browser.omnibox.setDefaultSuggestion({ description: escapeShown(describeOffer(readTyped(typed))) }),
    ),
  );
}

function describeOffer({ kind, text }: Pick<Typed, 'kind' | 'text'>): string {
  // Firefox updates it a key late, and never after a paste, so it is the same for any input.
  if (import.meta.env.FIREFOX) return t('make_picture_of_it');
  return text
    ? t(kind === 'meme' ? 'omnibox_meme' : 'omnibox_infographic', text)
    : t(kind === 'meme' ? 'omnibox_page_meme' : 'omnibox_page');
}

const maxShownChars = 200;

/** Chrome reads descriptions as XML, where controls and lone surrogates are errors; Firefox as plain text. */
function escapeShown(text: string): string {
  const plain = text
    .slice(0, maxShownChars)
    .toWellFormed()
    .replace(/\p{Cc}|\uFFFE|\uFFFF/gu, ' ');
  if (import.meta.env.FIREFOX) return plain;
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
