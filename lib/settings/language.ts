import { browser } from 'wxt/browser';
import { type Message, messageFile, messageText } from './message-text.ts';
import { readSettings } from './store.ts';

/** The language that was chosen in the settings, once it is loaded; undefined: the browser's. */
let chosen: { readonly locale: string; readonly messages: Readonly<Record<string, Message>> } | undefined;

/** Languages that are written from right to left, of those there may be messages in. */
const fromRight = /^(?:ar|fa|he|ur)(?:$|[-_])/;

/**
 * Loads the texts of the language that the settings name. Every context does this before it first shows words. Where they
 * can't be had the browser's language stays: words there are in any case, so this never rejects.
 */
export async function loadLanguage(): Promise<void> {
  try {
    const { language } = await readSettings();
    if (language !== chosen?.locale) chosen = language === undefined ? undefined : await load(language);
  } catch {
    chosen = undefined;
  }
}

async function load(locale: string) {
  const address: string = `/_locales/${encodeURIComponent(locale)}/messages.json`;
  const urls: { getURL(path: string): string } = browser.runtime;
  const response = await fetch(urls.getURL(address));
  return { locale, messages: messageFile.parse(await response.json()) };
}

/** A text of the chosen language; undefined where none is chosen or it lacks it. */
export function chosenMessage(key: string, substitutions: readonly string[]): string | undefined {
  const message = chosen && Object.hasOwn(chosen.messages, key) ? chosen.messages[key] : undefined;
  return message && messageText(message, substitutions);
}

/** The language that words are in, as pages and `Intl` name it ("pt-BR"). */
export function languageTag(): string {
  return chosen?.locale.replaceAll('_', '-') ?? browser.i18n.getUILanguage();
}

export function textDirection(): 'ltr' | 'rtl' {
  if (chosen) return fromRight.test(chosen.locale) ? 'rtl' : 'ltr';
  return browser.i18n.getMessage('@@bidi_dir') === 'rtl' ? 'rtl' : 'ltr';
}
