import type { SourceDocument } from './document.ts';
import { keepByText } from './keep.ts';
import { findLanguage } from './languages/index.ts';
import { defaultCode, rightToLeft } from './languages/tags.ts';

export function getLanguage({ metadata: { language } }: SourceDocument): string {
  return language !== undefined && isLocale(language) ? language : defaultCode;
}

const isLocale = keepByText((tag) => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
});

/** By language, since an Arabic title may open with a Latin name. */
export function findDirection(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

const usualMarks = ['“', '”'] as const;

export const getQuotationMarks = (language: string): readonly [open: string, close: string] =>
  findLanguage(language)?.quotationMarks ?? usualMarks;

export const getDash = (language: string): string => findLanguage(language)?.dash ?? '–';
