import type { PictureWishes } from '../brief/picture-wishes.ts';
import type { Brief } from '../brief.ts';
import { type BriefModule, getShape, type Shape } from '../modules.ts';

export type UnmetWish =
  | 'layout'
  | 'points'
  | 'numbers'
  | 'photo'
  | 'drawings'
  | 'composition'
  | 'template'
  | 'mood'
  | 'audience';

function withPoints(module: BriefModule, count: number): BriefModule {
  switch (module.kind) {
    case 'statements':
      return { ...module, items: module.items.slice(0, count) };
    case 'items':
      return module.tree ? module : { ...module, items: module.items.slice(0, count) };
    case 'sequence':
      // Dropping steps would change the message; events are independent.
      return module.form === 'timeline' && count >= 2 ? { ...module, items: module.items.slice(0, count) } : module;
    case 'numbers':
      return { ...module, figures: module.figures.slice(0, count) };
    default:
      return module;
  }
}

const countPoints = (module: BriefModule): number | undefined =>
  module.kind === 'statements' || module.kind === 'sequence' || (module.kind === 'items' && !module.tree)
    ? module.items.length
    : undefined;

const isNumeric = ({ kind }: BriefModule) => kind === 'numbers' || kind === 'chart';

/** Adds a list made from other rows. */
function withList(modules: BriefModule[]): BriefModule[] {
  if (modules.some((module) => getShape(module) === 'list')) return modules;
  const rows = modules.find(
    (module) => (module.kind === 'items' && module.items.length > 0) || module.kind === 'sequence',
  );
  if (rows?.kind !== 'items' && rows?.kind !== 'sequence') return modules;
  const { sure, weight, why } = rows;
  const dated = rows.items.map((item): (typeof rows.items)[number] =>
    'date' in item && item.date ? { ...item, heading: `${item.date}: ${item.heading}` } : item,
  );
  return [{ kind: 'items', form: 'list', items: dated, sure, weight, why }, ...modules];
}

/** The brief with the user's wishes applied, and those that could not be met. */
export function applyWishes(
  brief: Brief,
  { drawings, numbers, points, shape }: PictureWishes & { readonly shape?: Shape | undefined },
): { readonly brief: Brief; readonly unmet: readonly UnmetWish[] } {
  const unmet: UnmetWish[] = [];
  let modules = brief.modules ?? [];
  if (shape === 'list') modules = withList(modules);
  if (numbers === 'none') {
    const left = modules.filter((module) => !isNumeric(module));
    if (left.some(({ kind }) => kind !== 'picture')) modules = left;
    else if (modules.some(isNumeric)) unmet.push('numbers');
  }
  if (points !== undefined) {
    modules = modules.map((module) => withPoints(module, points));
    const counts = modules.flatMap((module) => countPoints(module) ?? []);
    if (!counts.includes(points)) unmet.push('points');
  }
  const hero = drawings === 'none' ? undefined : brief.hero;
  return { brief: { ...brief, hero, modules }, unmet };
}
