import { drawingNames } from '../packs.ts';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** Prefix of a name that usually means something else: searchable, but never chosen by a word of a text. */
export const unsureNameMark = '~';

/** Names in the order of all drawings, which saves repeating the keys for each language. */
const tables: Readonly<Record<string, readonly string[]>> = { ar, de, en, es, fr, it, ja, ko, nl, pl, pt, ru, zh };

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
