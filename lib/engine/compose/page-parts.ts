import type { Surface } from '../brand/palette.ts';
import type { BriefModule, ModuleOf } from '../modules.ts';
import type { Design } from './design.ts';
import type { Form } from './forms/form.ts';
import type { LayoutNode } from './tree.ts';

/** What one picture is made of: a form with its module that leads, and what stands around it. */
export interface Parts {
  readonly form?: Form | undefined;
  readonly module?: BriefModule | undefined;
  /** The number that leads, under the title. */
  readonly lead?: ((design: Design, surface: Surface) => LayoutNode) | undefined;
  /** What it says, for people who can't see it. */
  readonly leadText?: string | undefined;
  readonly thesis?: ModuleOf<'thesis'> | undefined;
  readonly numbers?: ModuleOf<'numbers'> | undefined;
  /** What stands in a strip each under the lead, or beside it. */
  readonly seconds?: readonly BriefModule[] | undefined;
  /** How the hero is shown over a square: as a scene, or as a spot where there is less room. */
  readonly header?: 'scene' | 'spot' | undefined;
}
