import type { SourceDocument } from '../document.ts';
import { findLanguage } from '../languages/index.ts';

const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'ckb', 'yi', 'sd', 'ug', 'dv']);

/** The language reading found, BCP 47; English when a text is too short to tell, or what is named is no language. */
export function getLanguage({ metadata: { language } }: SourceDocument): string {
  return language !== undefined && isLocale(language) ? language : 'en';
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** By language rather than first letter: an Arabic title may open with a Latin name. */
export function findDirection(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

const usualMarks = ['“', '”'] as const;

/** What a language sets around what somebody says. */
export const quotationMarks = (language: string): readonly [open: string, close: string] =>
  findLanguage(language)?.quotationMarks ?? usualMarks;
