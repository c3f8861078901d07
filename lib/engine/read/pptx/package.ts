import type { Archive } from './archive.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** Drawing details that take up most of a slide's XML and say nothing in words. */
const unread: ReadonlySet<string> = new Set(
  'extLst effectLst custGeom ln solidFill gradFill scene3d sp3d timing transition latin ea cs buFont'.split(' '),
);

/** One relationship of a part to another inside the file. */
export interface Relation {
  /** The last word of its type: "slide", "chart". */
  readonly type: string;
  readonly target: string;
}

/** More elements than all parts of a deck have: hundreds of slides have some hundred thousand. */
const maxElements = 400_000;

/** The parts of an Office file and how they hang together (Open Packaging Conventions, ECMA-376 part 2). */
export interface Package {
  has(name: string): boolean;
  /**
   * The XML of a part; undefined when it is not there. Read anew each time, so that what was read can be let go of.
   * @throws {EngineError} as {@link Archive.read}.
   * @throws {XmlError} when it is no XML.
   */
  part(name: string): XmlElement | undefined;
  /** The same, kept, for what many slides share. */
  sharedPart(name: string): XmlElement | undefined;
  /** A part's relationships by their id; those to addresses outside are left out. `''` is the whole file. */
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

/** The name of a part from a target that is relative to the folder of the part that names it. */
function resolve(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

/** The first relationship of a type. */
export const findRelation = (relations: ReadonlyMap<string, Relation>, type: string): Relation | undefined =>
  [...relations.values()].find((relation) => relation.type === type);
