import type { SourceDocument } from '../document.ts';

const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'ckb', 'yi', 'sd', 'ug', 'dv']);

/** The language reading found, BCP 47; English when a text is too short to tell. */
export function languageOf({ metadata }: SourceDocument): string {
  return metadata.language ?? 'en';
}

/** By language rather than first letter: an Arabic title may open with a Latin name. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}
