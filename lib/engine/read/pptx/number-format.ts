import { dayMs } from '../../../contract/index.ts';
import { defaultCode } from '../../languages/tags.ts';

/** Day 0 of Office's dates, counting 29 February 1900, which did not exist; and of old Macs. */
const epoch = { windows: Date.UTC(1899, 11, 30), mac: Date.UTC(1904, 0, 1) };
const enoughDigits = 2;

type WriteNumber = (raw: string, format: string) => string;

export function createNumberWriter(language: string | undefined, is1904: boolean): WriteNumber {
  const formats = new Map<string, Intl.NumberFormat>();
  const write = (value: number, min: number, max: number, useGrouping: boolean) => {
    const key = `${min} ${max} ${useGrouping}`;
    const format =
      formats.get(key) ??
      new Intl.NumberFormat(language ?? defaultCode, {
        minimumFractionDigits: Math.min(20, min),
        maximumFractionDigits: Math.min(20, max),
        useGrouping,
        numberingSystem: 'latn',
      });
    formats.set(key, format);
    return format.format(value);
  };

  return (raw, format) => {
    const value = Number(raw);
    if (format === '@' || raw.trim() === '' || !Number.isFinite(value)) return raw.trim();
    const code = toPlainFormat(format);
    if (isDate(code)) return formatDate(value, code, is1904);
    const digits = /[0#?](?:[0#?,]*)(?:\.([0#?]*))?(,*)/.exec(code);
    if (!digits || /^general$/i.test(code.trim())) {
      return write(value, 0, countGeneralDigits(value), Math.abs(value) >= 10_000);
    }
    const [pattern, decimals = '', scaling = ''] = digits;
    const scaled = (code.includes('%') ? value * 100 : value) / 1000 ** countTrailingCommas(pattern, scaling);
    const min = decimals.replace(/[^0]/g, '').length;
    const number = write(Math.abs(scaled), min, decimals.length, /,[0#?]/.test(pattern));
    const before = code.slice(0, digits.index).replace(/[()\s-]+/g, '');
    const after = code
      .slice(digits.index + pattern.length)
      .replace(/[()-]/g, '')
      .trimEnd();
    return `${scaled < 0 ? '-' : ''}${before}${number}${after}`;
  };
}

/** The positive numbers' format without colours, conditions, fillers and padding. */
const toPlainFormat = (format: string): string =>
  (format.slice(0, 200).split(';')[0] ?? '')
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/[_*]./g, '')
    .replace(/\\(.)/g, '$1')
    .replaceAll('"', '');

function countGeneralDigits(value: number): number {
  const size = Math.abs(value);
  return size > 0 && size < 1 ? enoughDigits - 1 - Math.floor(Math.log10(size)) : enoughDigits;
}

const countTrailingCommas = (pattern: string, scaling: string): number =>
  Math.min(4, scaling.length || (/,*$/.exec(pattern)?.[0].length ?? 0));

const isDate = (code: string): boolean => /^[^0#]*(?:y{2,4}|m{3,4}|d{1,4}[./-]m|m{1,2}[./-](?:d|y))/i.test(code);

/** As ISO, largest unit first: independent of language, and sortable. */
function formatDate(value: number, code: string, is1904: boolean): string {
  const date = new Date((is1904 ? epoch.mac : epoch.windows) + Math.floor(value) * dayMs);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || value < 0) return String(value);
  const written = date.toISOString();
  if (/d/i.test(code)) return written.slice(0, 10);
  return /m/i.test(code) ? written.slice(0, 7) : written.slice(0, 4);
}
