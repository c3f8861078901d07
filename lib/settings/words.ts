import { browser } from 'wxt/browser';
import type messages from '../../public/_locales/en/messages.json';
import { chosenMessage, languageTag, textDirection } from './language.ts';

export type WordKey = keyof typeof messages;

/** A text of the interface in the person's language; `$1`, `$2`… in it are replaced by `substitutions`. */
export function words(key: WordKey, ...substitutions: readonly string[]): string {
  return lookUp(key, substitutions);
}

/**
 * Words for an error's code where the locale has them (`error_<code>`), followed by what the error says beyond them; else
 * the words it came with.
 */
export function errorText(error: {
  readonly code?: string | undefined;
  readonly message: string;
  readonly detail?: string | undefined;
}): string {
  const known = error.code && lookUp(`error_${error.code}`, []);
  if (!known) return error.message;
  if (!error.detail) return known;
  // What a service said runs its own way: else its full stop stands at the wrong end (UAX #9, isolates).
  return `${known} ${textDirection() === 'rtl' ? `\u2068${error.detail}\u2069` : error.detail}`;
}

/** Names in one line, as the person's language lists things; each runs its own way. */
export const listWords = (names: readonly string[]): string =>
  new Intl.ListFormat(languageTag(), { style: 'narrow' }).format(names.map((name) => `\u2068${name}\u2069`));

function lookUp(key: string, substitutions: readonly string[]): string {
  const i18n: { getMessage(name: string, substitutions: string[]): string } = browser.i18n;
  return chosenMessage(key, substitutions) ?? i18n.getMessage(key, [...substitutions]);
}
