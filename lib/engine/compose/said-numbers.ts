import type { BriefModule, ModuleOf } from '../modules.ts';
import { isSaidOnce } from './find-figure.ts';
import { says } from './seconds.ts';

/** Numbers and the sentences that state them: a picture has one of the two. */

export function withoutSaid(module: BriefModule, numbers: ModuleOf<'numbers'> | undefined): BriefModule | undefined {
  if (module.kind !== 'statements' || numbers === undefined) return module;
  const items = module.items.filter((item) =>
    numbers.figures.every(({ label, sentence }) => !says({ ...module, items: [item] }, label, sentence)),
  );
  return items.length === 0 ? undefined : { ...module, items };
}

export function toReadable(module: BriefModule): BriefModule[] {
  if (module.kind !== 'numbers') return [module];
  const figures = module.figures.filter(isSaidOnce);
  return figures.length === 0 ? [] : [{ ...module, figures }];
}

/** Whether rows with their bodies already say a number of a band. */
export const areSaid = (module: BriefModule, numbers: ModuleOf<'numbers'> | undefined): boolean =>
  module.kind === 'items' && numbers?.figures.some(({ label }) => says(module, label)) === true;
