import type { Archive } from './archive.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** Drawing details without words, most of a slide's XML. */
const unread: ReadonlySet<string> = new Set(
  'extLst effectLst custGeom ln solidFill gradFill scene3d sp3d timing transition latin ea cs buFont'.split(' '),
);

export interface Relation {
  /** Its last word: "slide", "chart". */
  readonly type: string;
  readonly target: string;
}

const maxElements = 400_000;

export interface Package {
  has(name: string): boolean;
  /** Parsed at each call to save memory. @throws {EngineError} as {@link Archive.read}. @throws {XmlError} if malformed. */
  part(name: string): XmlElement | undefined;
  sharedPart(name: string): XmlElement | undefined;
  relations(name: string): ReadonlyMap<string, Relation>;
}

export function openPackage(archive: Archive): Package {
  const budget = { elements: maxElements };
  const part = (name: string): XmlElement | undefined => {
    const bytes = archive.read(name);
    return bytes && parseXml(bytes, { unread, budget });
  };
  return {
    has: archive.has,
    part,
    sharedPart: keep(part),
    relations: keep((name) => {
      const folder = name.slice(0, name.lastIndexOf('/') + 1);
      const file = name.slice(folder.length);
      return readRelations(part(`${folder}_rels/${file}.rels`), folder);
    }),
  };
}

function keep<T>(read: (name: string) => T): (name: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (name) => {
    const { value } = known.get(name) ?? { value: read(name) };
    known.set(name, { value });
    return value;
  };
}

function readRelations(root: XmlElement | undefined, folder: string): Map<string, Relation> {
  const relations = new Map<string, Relation>();
  for (const relation of root?.children ?? []) {
    const [id, type, target] = ['Id', 'Type', 'Target'].map((key) => relation.attribute(key));
    if (!id || !type || !target || relation.attribute('TargetMode') === 'External') continue;
    relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), target: resolve(folder, target) });
  }
  return relations;
}

function resolve(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

export const findRelation = (relations: ReadonlyMap<string, Relation>, type: string): Relation | undefined =>
  [...relations.values()].find((relation) => relation.type === type);
