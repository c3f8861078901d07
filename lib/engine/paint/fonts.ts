import unicodeRanges from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import { findHanForm, type HanForm } from '../languages/tags.ts';
import type { Font } from '../scene.ts';

type Family = Font['family'];

export interface Face {
  readonly alias: string;
  readonly file: string;
  /** CSS `font-weight` descriptor. A variable face needs its range: browsers synthesise other weights. */
  readonly weight: string;
  readonly unicodeRange: string;
}

const aliases: Readonly<Record<Family, string>> = {
  headline: 'Broadside Headline',
  body: 'Broadside Body',
  meme: 'Broadside Meme',
};

type Subset = keyof typeof unicodeRanges;

/** Headline and meme faces have no Cyrillic or Greek; Inter replaces them. */
const latin: readonly Subset[] = ['latin', 'latin-ext', 'vietnamese'];
const latinCyrillicGreek: readonly Subset[] = [...latin, 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];

const listFaces = (
  family: Family,
  weight: string,
  subsets: readonly Subset[],
  file: (subset: Subset) => string,
): readonly Face[] =>
  subsets.map((subset) => ({
    alias: aliases[family],
    file: file(subset),
    weight,
    unicodeRange: unicodeRanges[subset],
  }));

/** All bundled faces. Other scripts, symbols and emoji use {@link toFontString}'s system fallbacks. */
export const faces: readonly Face[] = [
  ...listFaces(
    'body',
    '100 900',
    latinCyrillicGreek,
    (subset) => `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`,
  ),
  ...listFaces(
    'headline',
    '200 800',
    latin,
    (subset) => `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-wght-normal.woff2`,
  ),
  ...listFaces('meme', '400', latin, (subset) => `@fontsource/anton/files/anton-${subset}-400-normal.woff2`),
];

const rangesOf = new Map(
  faces.map((face) => [
    face,
    face.unicodeRange.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  ]),
);

const isBasic = ({ unicodeRange }: Face): boolean => unicodeRange === unicodeRanges.latin;

/** Faces with a character of `text` in any case. `language` is the text's. */
export function findNeededFaces(text: string, language: string): readonly Face[] {
  const drawn = [text, text.toLowerCase(), text.toUpperCase(), toLocalUpperCase(text, language)].join('');
  const points = [...new Set(drawn)].map((character) => character.codePointAt(0) ?? 0);
  return faces.filter(
    (face) =>
      isBasic(face) ||
      rangesOf.get(face)?.some(([first, last]) => points.some((point) => point >= first && point <= last)),
  );
}

/** Locale-aware (Turkish i); invalid tags are ignored. */
function toLocalUpperCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return '';
  }
}

export const findFaces = (family: Family): readonly Face[] =>
  [...new Set([aliases[family], aliases.body])].flatMap((alias) => faces.filter((face) => face.alias === alias));

/** By the regional form of Han characters: Noto (Linux, Android), then the fonts of Windows and macOS. */
const ideographs: Readonly<Record<HanForm, readonly string[]>> = {
  japanese: ['Noto Sans CJK JP', 'Noto Sans JP', 'Yu Gothic', 'Hiragino Sans'],
  traditional: ['Noto Sans CJK TC', 'Noto Sans TC', 'Microsoft JhengHei', 'PingFang TC'],
  simplified: ['Noto Sans CJK SC', 'Noto Sans SC', 'Microsoft YaHei', 'PingFang SC'],
  korean: ['Noto Sans CJK KR', 'Noto Sans KR', 'Malgun Gothic', 'Apple SD Gothic Neo'],
};

const otherScripts = ['Arabic', 'Hebrew', 'Devanagari', 'Bengali', 'Thai'].map((script) => `Noto Sans ${script}`);
const emoji = ['Noto Color Emoji', 'Apple Color Emoji', 'Segoe UI Emoji'];
const quoteNames = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function listFamilies(family: Family, language: string): string {
  const own = family === 'body' ? [aliases.body] : [aliases[family], aliases.body];
  const all = Object.values(ideographs).flat();
  const first = ideographs[findHanForm(language)];
  const cjk = [...first, ...all.filter((name) => !first.includes(name))];
  return `${quoteNames([...own, ...otherScripts, 'Noto Sans', ...cjk])}, system-ui, ${quoteNames(emoji)}, sans-serif`;
}

const families = new Map<string, string>();

export function toFontString(font: Font, size = font.size): string {
  const key = `${font.family} ${font.language ?? ''}`;
  let list = families.get(key);
  if (list === undefined) {
    list = listFamilies(font.family, font.language ?? '');
    families.set(key, list);
  }
  const faces = font.faces?.map((name) => `"${name}", `).join('') ?? '';
  return `${font.weight} ${size}px ${faces}${list}`;
}
