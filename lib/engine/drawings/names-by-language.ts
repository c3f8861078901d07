import namesByLanguage from './names-by-language.json' with { type: 'json' };
import { drawingNames } from './packs.ts';

/** Prefix of a name that usually means something else: searchable, but never chosen by a word of a text. */
export const unsureNameMark = '~';

/** Names in the order of all drawings, which saves repeating the keys for each language. */
const tables: Readonly<Record<string, readonly string[]>> = namesByLanguage;

type Names = Readonly<Record<string, string>>;
const kept = new Map<string, Names>();

/** Unicode's short names in a language (`tests/tools/drawing-names.ts`); empty for an unsupported one. */
export function getDrawingNames(code: string): Names {
  const known = kept.get(code);
  if (known) return known;
  const own = tables[code] ?? [];
  const names = Object.fromEntries(drawingNames.flatMap((name, index) => (own[index] ? [[name, own[index]]] : [])));
  kept.set(code, names);
  return names;
}
