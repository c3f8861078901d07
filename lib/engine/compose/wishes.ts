import type { PictureWishes } from '../brief/picture-wishes.ts';
import type { Brief } from '../brief.ts';
import { type BriefModule, getShape, type ShapeName } from '../modules.ts';
import { reshape } from './reshape.ts';

export type UnmetWish =
  | 'layout'
  | 'points'
  | 'numbers'
  | 'photo'
  | 'drawings'
  | 'look'
  | 'notes'
  | 'composition'
  | 'template'
  | 'mood'
  | 'audience'
  | 'words'
  | 'avoid'
  | 'outcome';

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

const isInOrder = (module: BriefModule): boolean => module.kind === 'sequence' && module.form !== 'timeline';

/** Things that steps need ("500 g flour") stay, however few points are asked for. */
const isCut = (module: BriefModule, modules: readonly BriefModule[]): boolean =>
  module.kind !== 'items' || !modules.some(isInOrder);

const countPoints = (module: BriefModule): number | undefined =>
  module.kind === 'statements' || module.kind === 'sequence' || (module.kind === 'items' && !module.tree)
    ? module.items.length
    : undefined;

const hasDigit = (text: string): boolean => /\p{N}/u.test(text);

const isNumeric = (module: BriefModule): boolean =>
  module.kind === 'numbers' ||
  module.kind === 'chart' ||
  (module.kind === 'table' && module.rows.flat().some(hasDigit));

function withShape(
  modules: readonly BriefModule[],
  shape: ShapeName | undefined,
  title: string,
): readonly BriefModule[] {
  if (shape === undefined || modules.some((module) => getShape(module) === shape)) return modules;
  return reshape(modules, shape, title) ?? modules;
}

function withoutNumbers(module: BriefModule): BriefModule | undefined {
  if (isNumeric(module)) return undefined;
  if (module.kind === 'thesis' || module.kind === 'quote') return hasDigit(module.text) ? undefined : module;
  if (module.kind !== 'statements') return module;
  const items = module.items.filter(({ heading, body = '' }) => !hasDigit(heading) && !hasDigit(body));
  return items.length > 0 ? { ...module, items } : undefined;
}

export function applyWishes(
  brief: Brief,
  { drawings, numbers, points, shape }: PictureWishes & { readonly shape?: ShapeName | undefined },
): { readonly brief: Brief; readonly unmet: readonly UnmetWish[] } {
  const unmet: UnmetWish[] = [];
  let modules = withShape(brief.modules ?? [], shape, brief.title);
  let { subtitle } = brief;
  if (numbers === 'none') {
    const left = modules.flatMap((module) => withoutNumbers(module) ?? []);
    if (left.some(({ kind }) => kind !== 'picture')) modules = left;
    if (subtitle && hasDigit(subtitle)) subtitle = undefined;
  }
  if (points !== undefined) {
    modules = modules.map((module, _, all) => (isCut(module, all) ? withPoints(module, points) : module));
    const counts = modules.flatMap((module) => countPoints(module) ?? []);
    if (!counts.includes(points)) unmet.push('points');
  }
  const hero = drawings === 'none' ? undefined : brief.hero;
  return { brief: { ...brief, hero, subtitle, modules: [...modules] }, unmet };
}
