import { browser } from 'wxt/browser';
import { captureActiveTab } from '../../lib/capture/active-tab.ts';
import { captureTyped, memeWord, readTyped } from '../../lib/capture/typed.ts';
import { words } from '../../lib/settings/words.ts';
import { inBackground } from './in-background.ts';
import { makeFrom } from './make.ts';

/** The keyword in the address bar: an address or words become a picture; nothing typed, the page in front. */
export function listenToOmnibox(): void {
  // Firefox on phones has none.
  const { omnibox }: Partial<typeof browser> = browser;
  if (!omnibox) return;
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
  const { kind, text } = readTyped(typed);
  const description = text
    ? words(kind === 'meme' ? 'omnibox_meme' : 'omnibox_infographic', text)
    : words(kind === 'meme' ? 'omnibox_page_meme' : 'omnibox_page');
  inBackground(Promise.resolve(browser.omnibox.setDefaultSuggestion({ description: shown(description) })));
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
