import type { BriefModule } from '../engine/modules.ts';
import type { Path } from './change.ts';

/** What a text is, as the form labels it (`edit_…` among the messages). */
const fieldNames = [
  'title',
  'kicker',
  'subtitle',
  'source',
  'heading',
  'body',
  'value',
  'label',
  'date',
  'measure',
  'unit',
  'side',
  'topic',
  'cell',
  'quote',
  'speaker',
  'role',
  'thesis',
  'caption',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** One text that can be changed. */
export interface TextField {
  readonly path: Path;
  readonly name: FieldName;
  readonly value: string;
  /** Whether it is usually more than a line. */
  readonly isLong: boolean;
  /** The side that it is of, among others in one row. */
  readonly of?: string;
}

/** A place for a drawing, and the one that is there. */
export interface DrawingField {
  readonly path: Path;
  readonly name: string | undefined;
}

/** One thing of a list with its texts; `drawing` where it can have one. */
export interface FieldItem {
  readonly fields: readonly TextField[];
  readonly drawing?: DrawingField;
  /** The source's sentence it came from; undefined once the user typed it anew, absent where a thing comes from none. */
  readonly sentence?: string | undefined;
}

/** Things that can be moved, removed and added; `blank` is a new one, `fields` are the list's own. */
export interface FieldList {
  readonly path: Path;
  readonly fields: readonly TextField[];
  readonly items: readonly FieldItem[];
  readonly blank: unknown;
}

/** A module in the form: its single texts, then its lists. */
export interface FieldGroup {
  readonly kind: BriefModule['kind'] | 'header' | 'captions';
  /** Place among the brief's modules. */
  readonly index?: number;
  readonly fields: readonly TextField[];
  readonly drawing?: DrawingField;
  readonly lists?: readonly FieldList[];
}

const long: ReadonlySet<FieldName> = new Set(['title', 'subtitle', 'heading', 'body', 'quote', 'thesis', 'caption']);

export const toField = (path: Path, name: FieldName, value: string | undefined): TextField => ({
  path,
  name,
  value: value ?? '',
  isLong: long.has(name),
});
