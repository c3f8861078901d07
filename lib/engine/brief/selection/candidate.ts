import type { Point } from '../../brief.ts';
import type { BriefModule, Item } from '../../modules.ts';
import type { Reading } from '../reading/reading.ts';

export interface Candidate {
  readonly module: BriefModule;
  readonly subtitle?: string | undefined;
  readonly title?: string;
  /** The statement with the main fact; kept even where its number is drawn elsewhere. */
  readonly lead?: Item;
  /** The main fact of `lead` without the sentence that continues it. */
  readonly fact?: Item;
  readonly freed?: ReadonlyMap<string, Item>;
  /** Worth of each item, for layouts that cannot hold them all. */
  readonly worth?: readonly number[];
  readonly weak?: ReadonlySet<string>;
  /** Whether a quotation takes a stand, stands alone and has a person's name: it may lead where statements are few. */
  readonly isStrong?: boolean;
}
export type Finder = (reading: Reading) => readonly Candidate[];

export const maxItems = 7;

export const toItem = ({ heading, body, sentence, isInseparable }: Point): Item => ({
  heading,
  ...(body === undefined ? {} : { body }),
  ...(body !== undefined && isInseparable ? { isInseparable } : {}),
  sentence,
});
