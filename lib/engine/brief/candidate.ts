import type { Point } from '../brief.ts';
import type { BriefModule, Item } from '../modules.ts';
import type { Reading } from './reading/reading.ts';

/** What a finder offers: a module with its bid, and what else the brief would take from it. */
export interface Candidate {
  readonly module: BriefModule;
  /** What the module is about, as a line under the title. */
  readonly subtitle?: string | undefined;
  /** What a source without a title is called. */
  readonly title?: string;
  /** The statement that says the text's main fact: it stays even where a number of it is drawn. */
  readonly lead?: Item;
  /** The main fact in that statement, without what goes on with it. */
  readonly fact?: Item;
  /** What stands under statements and stands alone, too, by its sentence: it stays where a number says what is over it. */
  readonly freed?: ReadonlyMap<string, Item>;
  /** What each of the module's items is worth, for a picture that cannot hold them all. */
  readonly worth?: readonly number[];
}
export type Finder = (reading: Reading) => readonly Candidate[];

/** Most events, rows or points of one module. */
export const maxItems = 7;

/** A point as a module's item. */
export const toItem = ({ heading, body, sentence, isInseparable }: Point): Item => ({
  heading,
  ...(body === undefined ? {} : { body }),
  ...(body !== undefined && isInseparable ? { isInseparable } : {}),
  sentence,
});
