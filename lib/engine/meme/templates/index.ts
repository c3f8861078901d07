import { iceberg } from './iceberg.ts';
import type { Template } from './template.ts';

export type { Slot, SlotBox, Template } from './template.ts';

/** Every template, by its id; a draft names one of them. */
export const templates: ReadonlyMap<string, Template> = new Map([iceberg].map((template) => [template.id, template]));
