import type { Density } from '../brief/steering.ts';
import type { Brief } from '../brief.ts';
import type { BriefModule } from '../modules.ts';

const maxGlanced = 4;

function dropDetails(module: BriefModule): BriefModule {
  const withoutBodies = <Item extends { body?: string | undefined; isInseparable?: boolean | undefined }>(
    items: readonly Item[],
  ) => items.map((item) => (item.isInseparable ? item : { ...item, body: undefined }));
  switch (module.kind) {
    case 'items':
      return { ...module, items: withoutBodies(module.items) };
    case 'sequence':
      return { ...module, items: withoutBodies(module.items) };
    case 'sides':
      return { ...module, sides: module.sides.map((side) => ({ ...side, items: withoutBodies(side.items) })) };
    case 'statements':
      return { ...module, items: module.items.slice(0, maxGlanced) };
    case 'numbers':
      return { ...module, figures: module.figures.slice(0, maxGlanced) };
    default:
      return module;
  }
}

const isProse = ({ kind }: BriefModule): boolean => kind === 'statements' || kind === 'thesis';

/** Sentences go where something else is there to see. */
function withoutProse(modules: readonly BriefModule[]): BriefModule[] {
  const seen = modules.filter((module) => !isProse(module));
  return seen.some(({ kind }) => kind !== 'picture' && kind !== 'quote') ? seen : [...modules];
}

const isMessage = ({ kind }: BriefModule) =>
  kind === 'numbers' || kind === 'thesis' || kind === 'quote' || kind === 'chart';

const toSingle = (module: BriefModule): BriefModule =>
  module.kind === 'numbers' ? { ...module, figures: module.figures.slice(0, 1) } : module;

/** The part of a brief for a surface of a density: a header has its title and one message, a story has no bodies. */
export function toDensity(brief: Brief, density: Density): Brief {
  const { modules = [] } = brief;
  if (density === 'normal') return brief;
  if (density === 'sparse') return { ...brief, subtitle: undefined, modules: withoutProse(modules).map(dropDetails) };
  return { ...brief, modules: modules.filter(isMessage).slice(0, 1).map(toSingle) };
}
