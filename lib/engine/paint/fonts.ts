import unicodeRanges from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import type { Font } from '../scene.ts';

type Family = Font['family'];

/** One bundled font file: a family's glyphs for a range of characters. */
export interface Face {
  /** The name the face is registered under on every platform. */
  readonly alias: string;
  /** Module specifier of the woff2 file. */
  readonly file: string;
  /** CSS `font-weight` descriptor. Without the range of a variable face, browsers synthesise the other weights. */
  readonly weight: string;
  /** CSS `unicode-range` descriptor. */
  readonly unicodeRange: string;
}

const aliases: Readonly<Record<Family, string>> = {
  headline: 'Broadside Headline',
  body: 'Broadside Body',
  meme: 'Broadside Meme',
};

type Subset = keyof typeof unicodeRanges;

/** Cyrillic and Greek have no glyphs in the headline and meme faces; Inter is the next best for them. */
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

/** Every bundled face. Other scripts, symbols and emoji come from the system through {@link fontString}'s fallbacks. */
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

/** The code points of each face, as the first and last of a range. */
const rangesOf = new Map(
  faces.map((face) => [
    face,
    face.unicodeRange.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  ]),
);

/** Latin letters without most accents: they are drawn in nearly every picture, and their faces never left out. */
const isBasic = ({ unicodeRange }: Face): boolean => unicodeRange === unicodeRanges.latin;

/** The faces that have a character of a text, in whichever case it is drawn. `language`: of the text. */
export function findNeededFaces(text: string, language: string): readonly Face[] {
  const drawn = [text, text.toLowerCase(), text.toUpperCase(), toLocalUpperCase(text, language)].join('');
  const points = [...new Set(drawn)].map((character) => character.codePointAt(0) ?? 0);
  return faces.filter(
    (face) =>
      isBasic(face) ||
      rangesOf.get(face)?.some(([first, last]) => points.some((point) => point >= first && point <= last)),
  );
}

/** Turkish and a few others have capitals of their own. A tag that is none has not. */
function toLocalUpperCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return '';
  }
}

/** The bundled faces that a family is drawn with, in the order in which they are tried. */
export const findFaces = (family: Family): readonly Face[] =>
  [...new Set([aliases[family], aliases.body])].flatMap((alias) => faces.filter((face) => face.alias === alias));

/**
 * The same code point is drawn differently in Japan, China, Taiwan and Korea, so the reader's own come first.
 * Names: Noto (Linux, Android), then what Windows and macOS ship.
 */
const ideographs = {
  ja: ['Noto Sans CJK JP', 'Noto Sans JP', 'Yu Gothic', 'Hiragino Sans'],
  'zh-hant': ['Noto Sans CJK TC', 'Noto Sans TC', 'Microsoft JhengHei', 'PingFang TC'],
  zh: ['Noto Sans CJK SC', 'Noto Sans SC', 'Microsoft YaHei', 'PingFang SC'],
  ko: ['Noto Sans CJK KR', 'Noto Sans KR', 'Malgun Gothic', 'Apple SD Gothic Neo'],
} as const;

function ideographsFor(language: string): readonly string[] {
  const tag = language.toLowerCase();
  if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) return ideographs['zh-hant'];
  if (tag.startsWith('ja')) return ideographs.ja;
  if (tag.startsWith('ko')) return ideographs.ko;
  return ideographs.zh;
}

const otherScripts = ['Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans Devanagari', 'Noto Sans Thai', 'Noto Sans'];
const emoji = ['Noto Color Emoji', 'Apple Color Emoji', 'Segoe UI Emoji'];
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function listFamilies(family: Family, language: string): string {
  const own = family === 'body' ? [aliases.body] : [aliases[family], aliases.body];
  const all = Object.values(ideographs).flat();
  const first = ideographsFor(language);
  const cjk = [...first, ...all.filter((name) => !first.includes(name as never))];
  return `${quoted([...own, ...otherScripts, ...cjk])}, system-ui, ${quoted(emoji)}, sans-serif`;
}

const families = new Map<string, string>();

/** The CSS `font` value of a font at `size` pixels, system fallbacks included. */
export function fontString(font: Font, size = font.size): string {
  const key = `${font.family} ${font.language ?? ''}`;
  let list = families.get(key);
  if (list === undefined) {
    list = listFamilies(font.family, font.language ?? '');
    families.set(key, list);
  }
  const faces = font.faces?.map((name) => `"${name}", `).join('') ?? '';
  return `${font.weight} ${size}px ${faces}${list}`;
}
