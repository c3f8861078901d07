import { browser } from 'wxt/browser';
import { readSettings } from '../settings/store.ts';
import { type Message, messageFile, messageText } from './message-text.ts';

/** The language that was chosen in the settings, or stands in for the browser's, once it is loaded; undefined: the browser's. */
let chosen: { readonly locale: string; readonly messages: Readonly<Record<string, Message>> } | undefined;

/** Languages that are written from right to left, of those there may be messages in. */
const fromRight = /^(?:ar|fa|he|ur)(?:$|-)/;

/** Whether the browser has no words: about one session in 400 answers for every key that there is no such text. */
export const isBrowserMute = (): boolean => browser.i18n.getMessage('extension_name') === '';

/** The folder of `_locales` that the browser would have taken: of its language and region, of its language, the default. */
function localeOfBrowser(): string {
  const [language = '', region = ''] = (browser.i18n.getUILanguage() || navigator.language).split('-');
  const wanted = [`${language}_${region.toUpperCase()}`, language];
  return wanted.find((locale) => import.meta.env.LOCALES.includes(locale)) ?? 'en';
}

/**
 * Loads the texts of the language that the settings name; where they name none and the browser has no words, those of its
 * language. Every context does this before it first shows words. Where they can't be had the browser's language stays, so
 * this never rejects.
 */
export async function loadLanguage(): Promise<void> {
  try {
    const { language } = await readSettings();
    const wanted = language ?? (isBrowserMute() ? localeOfBrowser() : undefined);
    if (wanted !== chosen?.locale) chosen = wanted === undefined ? undefined : await load(wanted);
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

/** BCP 47 tag of the words shown, which are the default's where the browser's language has none. */
export function languageTag(): string {
  if (chosen) return chosen.locale.replaceAll('_', '-');
  const [language = ''] = localeOfBrowser().split('_');
  const tag = browser.i18n.getUILanguage();
  return tag.split('-', 1)[0] === language ? tag : language;
}

/** The folder of `_locales` that texts are taken from; other files for each language bear its name. */
export const localeFolder = (): string => chosen?.locale ?? localeOfBrowser();

export const textDirection = (): 'ltr' | 'rtl' => (fromRight.test(languageTag()) ? 'rtl' : 'ltr');
