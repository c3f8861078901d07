import type { Density } from '../brief/steering.ts';
import type { Brief } from '../brief.ts';
import type { BriefModule } from '../modules.ts';

/** Rows that are read in the seconds a story stands. */
const maxGlanced = 4;

/** A module in headings alone, as far as it can lose its bodies. */
function bare(module: BriefModule): BriefModule {
  const withoutBodies = <Item extends { body?: string | undefined; isInseparable?: boolean | undefined }>(
    items: readonly Item[],
  ) => items.map((item) => (item.isInseparable ? item : { ...item, body: undefined }));
  switch (module.kind) {
    case 'items':
      return { ...module, items: withoutBodies(module.items) };
    case 'sequence':
      return { ...module, items: withoutBodies(module.items) };
    case 'statements':
      return { ...module, items: module.items.slice(0, maxGlanced) };
    case 'numbers':
      return { ...module, figures: module.figures.slice(0, maxGlanced) };
    default:
      return module;
  }
}

/** Whether a module is one message by itself: a number, a statement, a quotation or a chart. */
const isMessage = ({ kind }: BriefModule) =>
  kind === 'numbers' || kind === 'thesis' || kind === 'quote' || kind === 'chart';

/** A module as one message: its first number. */
const single = (module: BriefModule): BriefModule =>
  module.kind === 'numbers' ? { ...module, figures: module.figures.slice(0, 1) } : module;

/**
 * What a surface of that density says of a brief. A header is one message: its title with a number, a statement or a chart;
 * a story is read in seconds: no bodies.
 */
export function atDensity(brief: Brief, density: Density): Brief {
  const { modules = [] } = brief;
  if (density === 'normal') return brief;
  if (density === 'sparse') return { ...brief, subtitle: undefined, modules: modules.map(bare) };
  return { ...brief, modules: modules.filter(isMessage).slice(0, 1).map(single) };
}
