import { browser } from 'wxt/browser';
import { captureActiveTab } from '../../lib/capture/active-tab.ts';
import { captureTyped, memeWord, readTyped, type Typed } from '../../lib/capture/typed.ts';
import { loadLanguage } from '../../lib/settings/language.ts';
import { words } from '../../lib/settings/words.ts';
import { inBackground } from './in-background.ts';
import { makeFrom } from './make.ts';

/** The keyword in the address bar: an address or words become a picture; nothing typed, the page in front. */
export function listenToOmnibox(): void {
  // Firefox on phones has none.
  const { omnibox }: Partial<typeof browser> = browser;
  if (!omnibox) return;
  if (import.meta.env.FIREFOX) inBackground(loadLanguage().then(() => offer('')));
  omnibox.onInputStarted.addListener(() => offer(''));
  omnibox.onInputChanged.addListener((typed, suggest) => {
    const { kind, text } = readTyped(typed);
    offer(typed);
    // The other kind is one key away.
    if (kind === 'infographic' && text) {
      suggest([{ content: `${memeWord} ${text}`, description: shown(words('omnibox_meme', text)) }]);
    }
  });
  omnibox.onInputEntered.addListener((entered) => {
    const typed = readTyped(entered);
    inBackground(makeFrom(typed.kind, () => (typed.text ? captureTyped(typed) : captureActiveTab())));
  });
}

function offer(typed: string): void {
  inBackground(
    Promise.resolve(browser.omnibox.setDefaultSuggestion({ description: shown(offered(readTyped(typed))) })),
  );
}

function offered({ kind, text }: Pick<Typed, 'kind' | 'text'>): string {
  // Firefox shows it a key late, and after a paste not at all: there it is true whatever was typed, which stands beside it.
  if (import.meta.env.FIREFOX) return words('make_picture_of_it');
  return text
    ? words(kind === 'meme' ? 'omnibox_meme' : 'omnibox_infographic', text)
    : words(kind === 'meme' ? 'omnibox_page_meme' : 'omnibox_page');
}

/** Longer ones are no suggestion. */
const longestShown = 200;

/** Chrome reads descriptions as XML, in which control characters and halves of letters are an error; Firefox shows them as they are. */
function shown(text: string): string {
  const plain = text
    .slice(0, longestShown)
    .toWellFormed()
    .replace(/\p{Cc}|\uFFFE|\uFFFF/gu, ' ');
  if (import.meta.env.FIREFOX) return plain;
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
