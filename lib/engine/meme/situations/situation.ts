import type { Material } from '../jokes/material.ts';
import type { Signs } from './words.ts';

/** What a joke is made of, in the order in which "Another idea" goes through them. */
const mechanisms = [
  'verbatim',
  'question',
  'quip',
  'tag',
  'titled-quote',
  'later',
  'number',
  'reaction',
  'remark',
  'same',
  'expectation',
  'choice',
  'change',
  'swap',
  'escalation',
  'groups',
  'thing',
  'turn',
  'subject',
  'own-line',
  'quote',
  'audience',
  'title',
  'genre',
  'trouble',
  'topic',
  'spoken',
  'social',
  'named',
  'list',
  'frame',
  'obsession',
  'headline',
  'premise',
] as const;
export type Mechanism = (typeof mechanisms)[number];

/** A joke found in the source: every panel is its own words, cut as a punch line is. */
export interface Situation {
  readonly mechanism: Mechanism;
  /** The template and its captions; further templates that suit come as further situations. */
  readonly template: string;
  readonly captions: Readonly<Record<string, string>>;
  /** The panels in the order in which they are read. */
  readonly panels: readonly string[];
  /** What the mechanism is worth before its words are looked at. */
  readonly base: number;
  /** What its cuts cost. */
  readonly loss: number;
  /** Place of its sentence, 0 to 1. */
  readonly place: number;
}

/** What a finder of situations looks at. */
export interface Scan {
  readonly material: Material;
  readonly signs: Signs;
  /** Sentences of each paragraph as they stand, with answers of one word. */
  readonly exchanges: readonly (readonly string[])[];
  /** Sentences in their order that one may joke about; `isLast` ends its paragraph. */
  readonly sentences: readonly { readonly text: string; readonly place: number; readonly isLast: boolean }[];
}

export type Finder = (scan: Scan) => readonly Situation[];
