import type { BriefModule } from '../engine/modules.ts';
import type { Path } from './change.ts';

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

export interface TextField {
  readonly path: Path;
  readonly name: FieldName;
  readonly value: string;
  readonly isLong: boolean;
  /** The side it belongs to, in a row of several. */
  readonly of?: string;
}

export interface DrawingField {
  readonly path: Path;
  readonly name: string | undefined;
}

export interface FieldItem {
  readonly fields: readonly TextField[];
  readonly drawing?: DrawingField;
  /** The source sentence; undefined once retyped, absent where there is none. */
  readonly sentence?: string | undefined;
}

/** `blank` is a new item, `fields` are the list's own. */
export interface FieldList {
  readonly path: Path;
  readonly fields: readonly TextField[];
  readonly items: readonly FieldItem[];
  readonly blank: unknown;
}

export interface FieldGroup {
  readonly kind: BriefModule['kind'] | 'header' | 'captions';
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
