import type { Material } from '../material/material.ts';
import type { JokeSigns } from '../words/signs.ts';

/** In the order of "Another idea". */
const mechanisms = [
  'verbatim',
  'question',
  'quip',
  'punchline',
  'tag',
  'titled-quote',
  'turned-title',
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
  'mask',
  'consequence',
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

export interface Situation {
  readonly mechanism: Mechanism;
  readonly template: string;
  readonly captions: Readonly<Record<string, string>>;
  readonly panels: readonly string[];
  readonly base: number;
  readonly loss: number;
  /** Place of its sentence, 0 to 1. */
  readonly place: number;
}

export interface Scan {
  readonly material: Material;
  readonly signs: JokeSigns;
  /** Sentences by paragraph, including answers of one word. */
  readonly exchanges: readonly (readonly string[])[];
  readonly sentences: readonly { readonly text: string; readonly place: number; readonly isLast: boolean }[];
}

export type SituationFinder = (scan: Scan) => readonly Situation[];
