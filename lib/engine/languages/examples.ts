import type { ShapeName } from '../modules.ts';

/** Examples in a language's file: `tests/unit/engine/languages.test.ts` tries it. Nothing ships of it. */
export interface Examples {
  /** Plain text, a title and its paragraphs, and the shape of the first module of its brief: where the language has words for it. */
  readonly article?: string;
  readonly form?: ShapeName;
  /** A title that is grave, and one that is not. */
  readonly grave: string;
  readonly harmless: string;
  /** A sentence that harms. */
  readonly harmful?: string;
  /** A date as a text has it, and where it lies: a year with its fraction; the fraction alone for a day of any year. */
  readonly date: readonly [text: string, at: number];
}
