import { browser } from 'wxt/browser';
import type messages from '../../public/_locales/en/messages.json';
import { getChosenMessage, getLanguageTag, getTextDirection } from './language.ts';

export type MessageKey = keyof typeof messages;

/** Substitutions for `$1`, `$2`… are isolated, as each may have its own direction. */
export function t(key: MessageKey, ...substitutions: readonly string[]): string {
  return lookUp(key, substitutions.map(isolateText));
}

export function getErrorText(error: {
  readonly code?: string | undefined;
  readonly message: string;
  readonly detail?: string | undefined;
}): string {
  const known = error.code && lookUp(`error_${error.code}`, []);
  if (!known) return isolateWords(error.message);
  if (!error.detail) return known;
  return `${known} ${isolateWords(error.detail)}`;
}

/** Isolates a foreign text within a right-to-left one (UAX #9), unless it begins from the right (P2). */
export const isolateText = (text: string): string =>
  text && getTextDirection() === 'rtl' && !beginsFromRight.test(text) ? `\u2068${text}\u2069` : text;

/** Isolates a service's text that runs against the language's direction. */
const isolateWords = (text: string): string =>
  beginsFromRight.test(text) === (getTextDirection() === 'rtl') ? text : `\u2068${text}\u2069`;

const beginsFromRight = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Isolates each part: else Latin parts reorder the rest, and split what follows an Arabic word ("4x5.png"). */
export function toShownFileName(name: string): string {
  if (getTextDirection() === 'ltr' || !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name)) return isolateText(name);
  return `\u2067${name.split(' - ').map(isolateText).join(' - ')}\u2069`;
}

export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat(getLanguageTag(), { style: 'narrow' }).format(names.map((name) => `\u2068${name}\u2069`));

function lookUp(key: string, substitutions: readonly string[]): string {
  const i18n: { getMessage(name: string, substitutions: string[]): string } = browser.i18n;
  return getChosenMessage(key, substitutions) ?? i18n.getMessage(key, [...substitutions]);
}
