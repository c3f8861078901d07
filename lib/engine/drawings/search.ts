import { findLanguage } from '../languages/index.ts';
import { defaultCode } from '../languages/tags.ts';
import { splitTable, splitWords } from './matching/word-index.ts';
import { getDrawingNames, unsureNameMark } from './names-by-language.ts';
import { drawingNames } from './packs.ts';

const dropAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');

type Words = ReadonlyMap<string, readonly string[]>;
const indexes = new Map<string, Words>();

function indexNames(code: string): Words {
  const known = indexes.get(code);
  if (known) return known;
  const names = getDrawingNames(code);
  const lists = new Map(splitTable(findLanguage(code)?.drawings?.words));
  const words = new Map(
    drawingNames.map((name) => {
      const { direct, near } = splitWords(lists.get(name) ?? '');
      const own = (names[name] ?? '').replace(unsureNameMark, '');
      return [name, [own, ...direct, ...near, name.replaceAll('-', ' ')].filter(Boolean).map(dropAccents)] as const;
    }),
  );
  indexes.set(code, words);
  return words;
}

function scoreFit(word: string, query: string): number {
  if (word === query) return 4;
  if (word.startsWith(query)) return 3;
  if (word.includes(` ${query}`)) return 2;
  return query.length >= 3 && word.includes(query) ? 1 : 0;
}

export function searchDrawings(query: string, ...languages: readonly string[]): string[] {
  const wanted = dropAccents(query).trim();
  if (wanted === '') return [...drawingNames];
  const codes = new Set(languages.map((language) => findLanguage(language)?.code ?? defaultCode));
  const tables = [...codes].map(indexNames);
  return drawingNames
    .map((name) => {
      const words = tables.flatMap((table) => table.get(name) ?? []);
      return { name, fit: Math.max(0, ...words.map((word) => scoreFit(word, wanted))) };
    })
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .map(({ name }) => name);
}

export const nameDrawing = (name: string, language: string): string =>
  (getDrawingNames(findLanguage(language)?.code ?? defaultCode)[name] ?? name.replaceAll('-', ' ')).replace(
    unsureNameMark,
    '',
  );
