import { withoutWww } from '../contract/host.ts';
import { type MessageKey, t } from '../i18n/t.ts';
import type { Delivered } from '../settings/settings.ts';

/** Absent parts leave no gap in the name. */
interface Naming {
  readonly title: string;
  readonly mediaType: string;
  readonly kind?: string;
  readonly aspect?: string;
  readonly at?: Date;
  readonly page?: string;
  readonly author?: string;
  readonly width?: number;
  readonly height?: number;
  readonly n?: number;
}

export const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'image/vnd.microsoft.icon': 'ico',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
};

const values = {
  title: ({ title }) => title,
  kind: ({ kind }) => kind,
  aspect: ({ aspect }) => aspect?.replace(':', 'x'),
  date: ({ at }) => at && [at.getFullYear(), padToTwo(at.getMonth() + 1), padToTwo(at.getDate())].join('-'),
  time: ({ at }) => at && [padToTwo(at.getHours()), padToTwo(at.getMinutes()), padToTwo(at.getSeconds())].join('-'),
  site: ({ page }) => withoutWww(URL.parse(page ?? '')?.hostname ?? '') || undefined,
  author: ({ author }) => author,
  width: ({ width }) => (width ? String(width) : undefined),
  height: ({ height }) => (height ? String(height) : undefined),
  n: ({ n }) => (n ? String(n) : undefined),
} as const satisfies Record<string, (naming: Naming) => string | undefined>;

export type NameToken = keyof typeof values;
export const nameTokens = Object.keys(values) as readonly NameToken[];

const padToTwo = (part: number) => String(part).padStart(2, '0');

/** Longer names open a Save dialog; file systems take 255 bytes, with a " (1)". */
const maxChars = { letters: 120, bytes: 230 };
/** Number of folders and size of each: whole paths have limits too. */
const folders = { max: 4, letters: 40, bytes: 120 };

/** Refused by Chromium, Firefox or a file system. */
const between = /[\\/:|<>]+/g;
const around = /[?*]+/g;
/** Zero-width and bidi marks can disguise a name. */
const unseen = /[\p{Zl}\p{Zp}\p{Cc}]+/gu;
const marks = /\p{Cf}+/gu;
const imageExtension = /\.(?:png|jpe?g|webp|gif|bmp|avif|ico|svg)$/i;
/** Reserved Windows device names, whatever follows the first dot. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|\s|$)/i;

/** `How tides work - infographic 4x5.png` from `{title} - {kind} {aspect}`. Only the template's "/" makes folders. */
export function renderName(template: string, naming: Naming): string {
  const ending = `.${extensions[naming.mediaType] ?? 'png'}`;
  const [file = '', ...above] = template.split('/').reverse();
  const path = above
    .reverse()
    .map((folder) => fillTokens(folder, naming, folders.letters, folders.bytes))
    .filter(Boolean)
    .slice(0, folders.max);
  const room = { letters: maxChars.letters - ending.length, bytes: maxChars.bytes - ending.length };
  return [...path, (fillTokens(file, naming, room.letters, room.bytes) || 'Broadside') + ending].join('/');
}

type NamePiece = { readonly text: string; readonly token?: NameToken };

const tokenPattern = new RegExp(`\\{(${nameTokens.join('|')})\\}`);

function fillTokens(part: string, naming: Naming, letters: number, bytes: number): string {
  const pieces = withoutGaps(
    part.split(tokenPattern).map((text, index): NamePiece => {
      if (index % 2 === 0) return { text };
      const token = nameTokens.find((name) => name === text);
      const value = token && cleanText(values[token](naming) ?? '');
      return { token, text: token === 'title' ? value || 'Broadside' : (value ?? '') };
    }),
  );
  const write = (title?: string) =>
    cleanText(pieces.map(({ text, token }) => (token === 'title' ? (title ?? text) : text)).join(''));
  const rest = cleanText(pieces.map(({ text, token }) => (token === 'title' ? '' : text)).join('|'));
  const title = pieces.find(({ token }) => token === 'title')?.text ?? '';
  const times = pieces.filter(({ token }) => token === 'title').length || 1;
  const share = (all: number, taken: number) => Math.max(1, Math.floor((all - taken) / times));
  return cutToFit(write(cutToFit(title, share(letters, rest.length), share(bytes, countBytes(rest)))), letters, bytes);
}

/** Drops empty tokens with the separator before, or the brackets around them. */
function withoutGaps(pieces: readonly NamePiece[]): readonly NamePiece[] {
  const kept: NamePiece[] = [];
  let gap: { readonly isFirst: boolean; readonly isBracketed: boolean } | undefined;
  for (const { token, text } of pieces) {
    if (token && !text) {
      const before = isSeparator(kept.at(-1)) ? kept.pop() : undefined;
      gap = { isFirst: kept.length === 0, isBracketed: /[([{]\s?$/.test(before?.text ?? '') };
    } else if (text) {
      const rest: NamePiece = gap?.isBracketed && !token ? { text: text.replace(/^\s?[)\]}]/, '') } : { token, text };
      if (!(gap?.isFirst && isSeparator(rest))) kept.push(rest);
      gap = undefined;
    }
  }
  return kept;
}

const isSeparator = (piece: NamePiece | undefined) =>
  piece !== undefined && !piece.token && /^[\s\p{P}\p{S}]+$/u.test(piece.text);

/** Limits hostile titles, as some expressions backtrack. */
const maxReadChars = 1000;

function cleanText(text: string): string {
  return (
    text
      .slice(0, maxReadChars)
      .toWellFormed()
      .replace(marks, '')
      .replace(unseen, ' ')
      .replace(/:\s+/g, ' - ')
      .replaceAll('"', "'")
      // Chromium would replace it by "_".
      .replaceAll('%', '％')
      .replace(between, '-')
      .replace(around, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(imageExtension, '')
      .replace(/^[.~\s]+|[.\s]+$/g, '')
      .replace(device, '_$&')
  );
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const encoder = new TextEncoder();
const countBytes = (text: string) => encoder.encode(text).length;

function cutToFit(text: string, letters: number, bytes: number): string {
  let left = bytes;
  const kept: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    left -= countBytes(segment);
    if (left < 0 || kept.length >= letters) break;
    kept.push(segment);
  }
  return kept.join('').replace(/[.\s]+$/, '');
}

const names = {
  infographic: 'file_infographic',
  meme: 'file_meme',
  saved: 'file_image',
} as const satisfies Record<Delivered, MessageKey>;

export const nameFileKind = (kind: Delivered): string => t(names[kind]);
