import { browser } from 'wxt/browser';
import { readSettings } from '../settings/store.ts';
import { fillMessage, type Message, messageFile } from './message-text.ts';

/** The loaded language of the settings, or the browser's stand-in; undefined: the browser's. */
let chosen: { readonly locale: string; readonly messages: Readonly<Record<string, Message>> } | undefined;

const fromRight = /^(?:ar|fa|he|ur)(?:$|-)/;

/** About one browser session in 400 has no message for any key. */
export const isBrowserMute = (): boolean => browser.i18n.getMessage('extension_name') === '';

function findBrowserLocale(): string {
  const [language = '', region = ''] = (browser.i18n.getUILanguage() || navigator.language).split('-');
  const wanted = [`${language}_${region.toUpperCase()}`, language];
  return wanted.find((locale) => import.meta.env.LOCALES.includes(locale)) ?? 'en';
}

/** Loads the settings' language, or the browser's where it has no messages; called before showing words. Never rejects. */
export async function loadLanguage(): Promise<void> {
  try {
    const { language } = await readSettings();
    const wanted = language ?? (isBrowserMute() ? findBrowserLocale() : undefined);
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

export function getChosenMessage(key: string, substitutions: readonly string[]): string | undefined {
  const message = chosen && Object.hasOwn(chosen.messages, key) ? chosen.messages[key] : undefined;
  return message && fillMessage(message, substitutions);
}

export function getLanguageTag(): string {
  if (chosen) return chosen.locale.replaceAll('_', '-');
  const [language = ''] = findBrowserLocale().split('_');
  const tag = browser.i18n.getUILanguage();
  return tag.split('-', 1)[0] === language ? tag : language;
}

export const formatCount = (count: number): string => count.toLocaleString(getLanguageTag());

export const getLocaleFolder = (): string => chosen?.locale ?? findBrowserLocale();

export const getTextDirection = (): 'ltr' | 'rtl' => (fromRight.test(getLanguageTag()) ? 'rtl' : 'ltr');
