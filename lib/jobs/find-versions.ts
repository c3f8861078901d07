import type { Entry } from './entry.ts';

const getFirst = ({ id, versionOf }: Entry): string => versionOf ?? id;

export function findVersions(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const versions = entries
    .filter((other) => getFirst(other) === getFirst(entry) && other.picture !== undefined)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return versions.length > 1 ? versions : [];
}

interface Folded {
  readonly entries: readonly Entry[];
  readonly counts: ReadonlyMap<string, number>;
  readonly unsaved: ReadonlySet<string>;
}

export function foldVersions(entries: readonly Entry[], edited: ReadonlySet<string> = new Set()): Folded {
  const shown = new Map<string, string>();
  const counts = new Map<string, number>();
  const unsaved = new Set<string>();
  const kept = entries.filter((entry) => {
    if (entry.picture === undefined) return true;
    const family = getFirst(entry);
    const top = shown.get(family) ?? entry.id;
    shown.set(family, top);
    counts.set(top, (counts.get(top) ?? 0) + 1);
    if (edited.has(entry.id)) unsaved.add(top);
    return top === entry.id;
  });
  return { entries: kept, counts, unsaved };
}

export const areVersions = (one: Entry, other: Entry): boolean => getFirst(one) === getFirst(other);
