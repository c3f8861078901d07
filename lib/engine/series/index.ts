import type { Brief, Slide } from '../brief.ts';
import { promisedBy } from '../compose/forms/form.ts';
import { type BriefModule, getShape, type Hero, type Item } from '../modules.ts';
import { seriesLength } from '../sizes.ts';

type SlideDraft = Omit<Brief, 'slide'> & { readonly slide: Pick<Slide, 'role' | 'ordinal'> };

const room = seriesLength.max - 2;

interface Points {
  readonly module: BriefModule;
  readonly items: readonly Item[];
  readonly isOrdered: boolean;
}

/** 3 to 10 slides of one design: cover, one point or module each, closing slide with the source. Empty for too little content. */
export function makeSeries(brief: Brief): readonly Brief[] {
  const { modules = [] } = brief;
  const lead = findPoints(brief, modules);
  const shown = lead?.items ?? [];
  const others = modules
    .filter((module) => module !== lead?.module && isDrawnOnSlides(module))
    .flatMap((module) => withoutPoints(module, shown) ?? []);
  const few = others.slice(0, lead ? Math.max(0, room - Math.min(lead.items.length, room - 2)) : room);
  const left = room - few.length;
  const points = lead ? draftPoints(brief, lead, left) : [];
  const middle = [...points, ...few.map((module) => toSlide(brief, module))].slice(0, room);
  if (middle.length + 2 < seriesLength.min) return [];
  const bare = { ...brief, modules: [] };
  const drafts: SlideDraft[] = [
    { ...bare, slide: { role: 'cover' } },
    ...middle,
    { ...bare, subtitle: undefined, hero: withDrawings(brief.hero, []), slide: { role: 'closing' } },
  ];
  const of = drafts.length;
  return drafts.map(({ slide, ...rest }, index) => ({
    ...rest,
    slide: { ...slide, at: index + 1, of, series: brief.title },
  }));
}

const fold = (text = '') =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function withoutPoints(module: BriefModule, points: readonly Item[]): BriefModule | undefined {
  if (module.kind !== 'statements') return module;
  const said = points.flatMap(({ heading, sentence }) => [fold(heading), fold(sentence)]).filter(Boolean);
  const items = module.items.filter(({ heading, sentence }) => {
    const own = [fold(heading), fold(sentence)].filter(Boolean);
    return !said.some((text) => own.some((each) => each.includes(text) || text.includes(each)));
  });
  return items.length > 0 ? { ...module, items } : undefined;
}

function toSlide(brief: Brief, module: BriefModule): SlideDraft {
  const [only, ...rest] = module.kind === 'statements' ? module.items : [];
  return only && rest.length === 0 ? toPointSlide(brief, only) : toModuleSlide(brief, module);
}

function toPointSlide(brief: Brief, { heading, body, drawing }: Item, ordinal?: string): SlideDraft {
  return {
    ...brief,
    kicker: undefined,
    title: heading,
    subtitle: body,
    hero: withDrawings(brief.hero, drawing ? [drawing] : []),
    leadImage: undefined,
    modules: [],
    slide: { role: 'point', ...(ordinal !== undefined && { ordinal }) },
  };
}

/** Pictures lead the cover, and a thesis usually repeats the title. */
const isDrawnOnSlides = ({ kind }: BriefModule): boolean => kind !== 'picture' && kind !== 'thesis';

function findPoints(brief: Brief, modules: readonly BriefModule[]): Points | undefined {
  for (const module of modules) {
    if (module.kind === 'sequence' && module.form === 'steps') return { module, items: module.items, isOrdered: true };
    if (module.kind === 'items' && !module.tree && module.form !== 'anatomy' && module.items.length > 1) {
      const isOrdered = module.isOrdered === true || promisedBy(brief) === module.items.length;
      return { module, items: module.items, isOrdered };
    }
    if (module.kind === 'statements' && module.items.length > 1) {
      return { module, items: module.items, isOrdered: false };
    }
  }
  return undefined;
}

/** One point per slide where possible, else several on each, none left out. */
function draftPoints(brief: Brief, { module, items, isOrdered }: Points, slides: number): readonly SlideDraft[] {
  if (items.length <= slides) {
    return items.map((item, index) => toPointSlide(brief, item, isOrdered ? String(index + 1) : undefined));
  }
  const each = Math.ceil(items.length / slides);
  return Array.from({ length: Math.ceil(items.length / each) }, (_, index) => {
    const own = items.slice(index * each, (index + 1) * each);
    return toModuleSlide(brief, withItems(module, own, index * each + 1, items.length));
  });
}

function withItems(module: BriefModule, items: readonly Item[], from: number, total: number): BriefModule {
  if (module.kind === 'sequence' && items.length > 1) return { ...module, items: [...items], from, total };
  const { sure, weight, why } = module;
  return { kind: 'items', form: 'list', items: [...items], sure, weight, why };
}

function toModuleSlide(brief: Brief, module: BriefModule): SlideDraft {
  const title = module.kind === 'chart' ? module.measure : module.kind === 'table' ? module.caption : undefined;
  const shape = getShape(module);
  return {
    ...brief,
    kicker: title ? undefined : brief.kicker,
    title: title || brief.title,
    subtitle: undefined,
    hero: undefined,
    leadImage: undefined,
    source: undefined,
    modules: [shape === 'quote' ? { ...module, weight: 1 } : module],
    slide: { role: 'module' },
  };
}

const withDrawings = (hero: Hero | undefined, drawings: readonly string[]): Hero | undefined =>
  hero && { ...hero, drawings: [...drawings] };
