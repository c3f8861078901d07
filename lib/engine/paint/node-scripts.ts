import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import * as z from 'zod/mini';
import { findHanForm, type HanForm } from '../languages/tags.ts';

/**
 * Fonts of other scripts than the bundled faces'. In Node alone, as a server often has none of them; an extension uses its
 * reader's own. Each family comes in parts by Unicode range, of which a picture's text needs few.
 */

const { resolve } = createRequire(import.meta.url);

interface ScriptFont {
  readonly alias: string;
  readonly file: string;
  readonly letters: RegExp;
  /** Of the languages that write Han characters in this form. */
  readonly han?: readonly HanForm[];
}

const fonts: readonly ScriptFont[] = [
  { alias: 'Noto Sans Arabic', file: 'arabic', letters: /\p{Script=Arabic}/u },
  { alias: 'Noto Sans Bengali', file: 'bengali', letters: /\p{Script=Bengali}/u },
  { alias: 'Noto Sans Devanagari', file: 'devanagari', letters: /\p{Script=Devanagari}/u },
  { alias: 'Noto Sans Hebrew', file: 'hebrew', letters: /\p{Script=Hebrew}/u },
  { alias: 'Noto Sans Thai', file: 'thai', letters: /\p{Script=Thai}/u },
  { alias: 'Noto Sans JP', file: 'jp', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, han: ['japanese'] },
  { alias: 'Noto Sans KR', file: 'kr', letters: /\p{Script=Hangul}/u, han: ['korean'] },
  { alias: 'Noto Sans SC', file: 'sc', letters: /\p{Script=Bopomofo}/u, han: ['simplified', 'traditional'] },
];

const hanCharacter = /\p{Script=Han}/u;

interface Part {
  readonly path: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const unicode = z.record(z.string(), z.string());
/** Parts with the letters of the script; the others are Latin and the like. */
const isOwn = (name: string, file: string): boolean => name === file || /^\[\d+\]$/.test(name);

async function readParts({ file }: ScriptFont): Promise<readonly Part[]> {
  const folder = `@fontsource-variable/noto-sans-${file}`;
  const ranges = unicode.parse(JSON.parse(await readFile(resolve(`${folder}/unicode.json`), 'utf8')));
  return Object.entries(ranges)
    .filter(([name]) => isOwn(name, file))
    .map(([name, list]) => ({
      path: `${folder}/files/noto-sans-${file}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
      ranges: list.split(',').map((range) => {
        const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      }),
    }));
}

const partsOf = new Map<string, Promise<readonly Part[]>>();
const registered = new Set<string>();

async function registerFont(font: ScriptFont, points: readonly number[]): Promise<void> {
  const parts = partsOf.get(font.file) ?? readParts(font);
  partsOf.set(font.file, parts);
  for (const { path, ranges } of await parts) {
    if (registered.has(path)) continue;
    if (!ranges.some(([first, last]) => points.some((point) => point >= first && point <= last))) continue;
    GlobalFonts.register(await readFile(resolve(path)), font.alias);
    registered.add(path);
  }
}

export async function registerScripts(text: string, language: string): Promise<void> {
  const hasHan = hanCharacter.test(text);
  const needed = fonts.filter(
    ({ letters, han }) => letters.test(text) || (hasHan && han?.includes(findHanForm(language))),
  );
  if (needed.length === 0) return;
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  await Promise.allSettled(needed.map((font) => registerFont(font, points)));
}
