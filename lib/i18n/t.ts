import { browser } from 'wxt/browser';
import type messages from '../../public/_locales/en/messages.json';
import { chosenMessage, languageTag, textDirection } from './language.ts';

export type MessageKey = keyof typeof messages;

/**
 * A text of the interface in the user's language; `$1`, `$2`… in it are replaced by `substitutions`: often names from
 * elsewhere, each of which runs its own way.
 */
export function t(key: MessageKey, ...substitutions: readonly string[]): string {
  return lookUp(key, substitutions.map(isolated));
}

/** The locale's words for an error's code with its detail, else the words it came with. */
export function errorText(error: {
  readonly code?: string | undefined;
  readonly message: string;
  readonly detail?: string | undefined;
}): string {
  const known = error.code && lookUp(`error_${error.code}`, []);
  if (!known) return isolatedWords(error.message);
  if (!error.detail) return known;
  return `${known} ${isolatedWords(error.detail)}`;
}

/**
 * A service's words or a file's name as part of a text: it runs its own way, else its end stands at the wrong one (UAX #9).
 * One that begins as the text runs is left as it is: a text of isolates alone would have no direction (rule P2).
 */
export const isolated = (text: string): string =>
  text && textDirection() === 'rtl' && !beginsFromRight.test(text) ? `\u2068${text}\u2069` : text;

/** A service's words, likewise where they run from the right and the text around them does not. */
const isolatedWords = (text: string): string =>
  beginsFromRight.test(text) === (textDirection() === 'rtl') ? text : `\u2068${text}\u2069`;

const beginsFromRight = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A file's name to be shown: one with words that run from the right is read from there, part after part. As one text a Latin
 * title would turn the rest, and tear what follows an Arabic word ("4x5.png") apart.
 */
export function shownFileName(name: string): string {
  if (textDirection() === 'ltr' || !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name)) return isolated(name);
  return `\u2067${name.split(' - ').map(isolated).join(' - ')}\u2069`;
}

/** Names in one line, as the user's language lists things; each runs its own way. */
export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat(languageTag(), { style: 'narrow' }).format(names.map((name) => `\u2068${name}\u2069`));

function lookUp(key: string, substitutions: readonly string[]): string {
  const i18n: { getMessage(name: string, substitutions: string[]): string } = browser.i18n;
  return chosenMessage(key, substitutions) ?? i18n.getMessage(key, [...substitutions]);
}
