import { megabyte } from '../../lib/contract/index.ts';
import { languageTag } from '../../lib/i18n/language.ts';

export function sizeWords(bytes: number): string {
  const isLarge = bytes >= megabyte;
  return new Intl.NumberFormat(languageTag(), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / megabyte : Math.max(1, bytes / 1024));
}
