import { ar } from './ar.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Language } from './language.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { likeliestInScript } from './tags.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { zh } from './zh.ts';

export const languages: readonly Language[] = [
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  ar,
  ja,
  zh,
  ru,
  ko,
  pl,
  cs,
  da,
  el,
  fi,
  hu,
  no,
  sv,
  tr,
  uk,
];

/** Read where a text's language is not known, and beside the page's own: pages in any language borrow its words. */
export const defaultLanguage = en;

/** Returns the data of a BCP 47 tag's language ("pt-BR" → `pt`), or nothing where there is none. */
export function findLanguage(tag: string): Language | undefined {
  const [primary = ''] = tag.toLowerCase().split('-');
  return languages.find(({ code, otherCodes = [] }) => code === primary || otherCodes.includes(primary));
}

/** Returns the likeliest language of the script that a tag's language is written in, or nothing where there is no data. */
export const findLikeliest = (tag: string): Language | undefined =>
  findLanguage(likeliestInScript[tag.toLowerCase().split('-')[0] ?? ''] ?? '');

export type { Language } from './language.ts';
