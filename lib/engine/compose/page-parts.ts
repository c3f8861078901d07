import type { Surface } from '../brand/palette.ts';
import type { BriefModule, ModuleOf } from '../modules.ts';
import type { Design } from './design.ts';
import type { Form } from './forms/form.ts';
import type { LayoutNode } from './tree.ts';

export interface Parts {
  readonly form?: Form | undefined;
  readonly module?: BriefModule | undefined;
  readonly lead?: ((design: Design, surface: Surface) => LayoutNode) | undefined;
  readonly leadText?: string | undefined;
  readonly thesis?: ModuleOf<'thesis'> | undefined;
  readonly numbers?: ModuleOf<'numbers'> | undefined;
  readonly seconds?: readonly BriefModule[] | undefined;
  readonly header?: 'scene' | 'spot' | undefined;
}
