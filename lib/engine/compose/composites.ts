import { type BriefModule, getShape, type ModuleKind, type ModuleOf, type ShapeName } from '../modules.ts';
import type { Plan } from './fit.ts';
import { areOneList, createHeroFigure } from './forms/figures.ts';
import type { BidContext, Form } from './forms/form.ts';
import { listForms } from './forms/index.ts';
import { buildPage } from './page.ts';
import type { Parts } from './page-parts.ts';
import { areSaid, toReadable, withoutSaid } from './said-numbers.ts';
import { findMessage, leadsFor, listSeconds, says } from './seconds.ts';
import { buildSlide } from './slide.ts';

export interface Composition {
  readonly name: string;
  readonly shape?: ShapeName;
  readonly score: number;
  readonly plan: Plan;
  describe(cut: number): string;
}

/** Loss per place: modules are listed in order of importance. */
const orderShare = 0.07;

const findModule = <Kind extends ModuleKind>(modules: readonly BriefModule[], kind: Kind) =>
  modules.find((module): module is ModuleOf<Kind> => module.kind === kind);

interface Bid {
  readonly form: Form;
  readonly module: BriefModule;
  readonly score: number;
}

const besideNumbers = 0.4;
/** Share of a quotation's bid beside a list in which the user has typed: what was typed is drawn. */
const besideTyped = 0.2;

const besideNeeds = 0.85;
const toWorth = ({ weight, sure }: BriefModule): number =>
  (minWeightShare + (1 - minWeightShare) * weight) * Math.sqrt(Math.max(0, sure));

const minWeightShare = 0.35;

const isTyped = (module: BriefModule): boolean =>
  'items' in module && module.items.some((item) => !('sentence' in item) || item.sentence === undefined);

function computeQuoteShare(
  quote: ModuleOf<'quote'>,
  numbers: BriefModule | undefined,
  all: readonly BriefModule[],
): number {
  if (quote.sentence !== undefined && all.some(isTyped)) return besideTyped;
  return numbers && numbers.sure > quote.sure ? besideNumbers : 1;
}

function collectBids(context: BidContext, modules: readonly BriefModule[]): Bid[] {
  const needsAll = modules.some((module) => module.kind === 'items' && module.name !== undefined);
  const numbers = context.brief.genre === 'news' ? findModule(modules, 'numbers') : undefined;
  return modules
    .flatMap((module, index) =>
      listForms(module).map((form) => {
        const own = form.bid(module as never, context);
        const place = 1 - orderShare * Math.min(index, 6);
        const share = module.kind === 'quote' ? computeQuoteShare(module, numbers, modules) : 1;
        const room = needsAll && module.kind === 'sequence' && !form.isKept ? besideNeeds : 1;
        return { form, module, score: own * toWorth(module) * place * share * room };
      }),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** Headers to try: a smaller one too in squares and where rows must stay, which leaves more room than a scene or pattern. */
const listHeaders = (context: BidContext, { kind }: BriefModule, isKept: boolean): readonly Parts['header'][] => {
  const { aspect, brief, hasImage } = context;
  const mayShrink = brief.hero ? aspect === '1:1' || isKept : kind !== 'statements';
  return hasImage || mayShrink ? ['scene', 'spot'] : ['scene'];
};

function liftThesis(parts: Parts, aspect: BidContext['aspect']): Parts {
  const { form, module, thesis, numbers, lead } = parts;
  const isFree = module && aspect !== '16:9' && !thesis && !numbers && !lead;
  const lifted = isFree ? form?.lift?.(module as never) : undefined;
  if (!lifted) return parts;
  const { text, mark, rest } = lifted;
  const { sure, weight, why } = rest;
  return { ...parts, module: rest, thesis: { kind: 'thesis', text, mark, sure, weight, why } };
}

const areKept = (seconds: Parts['seconds'] = []): boolean => seconds.every(({ kind }) => kind === 'items');

const areSentences = (seconds: Parts['seconds'] = []): boolean => seconds.some(({ kind }) => kind === 'statements');

const maxNumberedCuts = 3;

function makePlan(
  { form, module }: Pick<Bid, 'form' | 'module'>,
  context: BidContext,
  around: readonly Parts[],
): Plan & { parts: readonly Parts[] } {
  const modules = form.cuts(module as never, context) as readonly BriefModule[];
  const isKept = (cut: BriefModule | undefined) => form.isKept?.(module as never, cut as never, context) ?? false;
  const combine = (whole: BriefModule, parts: Parts) => {
    const cut = withoutSaid(whole, parts.numbers);
    if (cut === undefined || areSaid(cut, parts.numbers)) return [];
    return listHeaders(context, cut, isKept(cut) || parts.seconds !== undefined).map((header) =>
      liftThesis({ ...parts, header, form, module: cut }, context.aspect),
    );
  };
  // A large number is worth more than the last of several sentences.
  const numbered = module.kind === 'statements' ? around.filter(({ seconds, numbers }) => !seconds && numbers) : [];
  const [joined, alone] = [around.filter(({ seconds }) => seconds), around.filter(({ seconds }) => !seconds)];
  const cuts = [
    ...joined.flatMap((parts) =>
      leadsFor(modules, isKept(modules[0]) || areSentences(parts.seconds)).flatMap((cut) => combine(cut, parts)),
    ),
    ...numbered.flatMap((parts) => modules.slice(0, maxNumberedCuts).flatMap((cut) => combine(cut, parts))),
    ...modules.flatMap((cut) =>
      alone.filter((parts) => !numbered.includes(parts)).flatMap((parts) => combine(cut, parts)),
    ),
  ];
  return {
    cuts: cuts.length,
    parts: cuts,
    // Bands are optional: nothing is set smaller to make room for them.
    maySqueeze: (cut) =>
      !cuts[cut]?.thesis && !cuts[cut]?.numbers && areKept(cuts[cut]?.seconds) && isKept(cuts[cut]?.module),
    build: (header, body, cut) => buildPage(header, body, cuts[cut] ?? { form, module }),
  };
}

function describeParts({ leadText, form, module, thesis, numbers, seconds = [] }: Parts): string {
  const main = form && module ? form.describe(module as never) : '';
  const figures = numbers?.figures.map(({ value, label }) => `${value} ${label}`) ?? [];
  const others = seconds.map((second) => listForms(second)[0]?.describe(second as never));
  return [leadText, thesis?.text, main, ...others, ...figures].filter(Boolean).join('; ');
}

/** Everything that may stand beside a lead, most first: strips of other modules and at most one dark band. */
function listBands(bid: Bid, modules: readonly BriefModule[], brief: BidContext['brief']): Parts[] {
  const { form, module } = bid;
  const numbers = module.kind === 'numbers' ? undefined : findModule(modules, 'numbers');
  const own = module.kind === 'thesis' || module.kind === 'chart' ? undefined : findModule(modules, 'thesis');
  const thesis = own ? (says(module, own.text, own.sentence) ? undefined : own) : findMessage(module, brief.subtitle);
  const figures = numbers?.figures ?? [];
  const counts = areOneList(figures) ? [3] : [3, 2, 1];
  const bands = counts.flatMap((count): Parts[] =>
    numbers && figures.length >= count ? [{ numbers: { ...numbers, figures: figures.slice(0, count) } }] : [],
  );
  const [band] = bands.slice(bands.length > 2 ? 1 : 0);
  const said: readonly Parts[] = [...(thesis ? [{ thesis }] : []), ...(band ? [band] : []), {}];
  const seconds = listSeconds(form, module, modules);
  const joined = said.flatMap((parts) =>
    seconds
      // A statement across the picture and more sentences under the chart would be a page of prose.
      .filter((second) => !parts.thesis || !areSentences(second.seconds))
      .map((second) => ({ ...second, ...parts })),
  );
  const strip: Parts[] =
    thesis && numbers && !form.page && !form.bleeds
      ? [{ thesis, seconds: [{ ...numbers, figures: figures.slice(0, 2) }] }]
      : [];
  return [...joined, ...strip, ...bands, ...(thesis ? [{ thesis }] : []), {}];
}

export const isNamed = ({ name, shape }: Composition, asked: string): boolean => name === asked || shape === asked;

const numberShare = { short: 0.78, long: 0.5 };
const maxShortNumber = 14;
/** Factor for numbers in grave matters, where they go before drawings. */
const graveShare = 1.4;
const secondShare = 0.1;
const minGraveNumbers = 2;

function rankNumbers(context: BidContext, modules: readonly BriefModule[], bids: readonly Bid[]): Composition[] {
  const numbers = findModule(modules, 'numbers');
  const [first, ...others] = numbers?.figures ?? [];
  if (!numbers || !first || areOneList(numbers.figures)) return [];
  const isGrave = context.theme.look === 'grave';
  const leadText = `${first.value} ${first.label}`;
  const lead: Parts = { leadText, lead: (design, surface) => createHeroFigure(design, first, surface) };
  const share = first.value.length <= maxShortNumber ? numberShare.short : numberShare.long;
  const own = toWorth(numbers) * share;
  const rest = others.length > 0 ? [{ ...numbers, figures: others }] : [];
  const supports = bids.filter(
    ({ module }) => module.kind === 'statements' || (module.kind === 'items' && module.items.length <= 5),
  );
  const charts = modules.filter(({ kind }) => kind === 'chart');
  const below: Pick<Bid, 'form' | 'module'>[] = [
    ...((isGrave && others.length >= minGraveNumbers) || supports.length === 0 ? [] : supports.slice(0, 1)),
    ...rest.flatMap((module) =>
      listForms(module)
        .slice(0, 1)
        .map((form) => ({ form, module })),
    ),
    ...supports.slice(0, 1),
  ];
  const asNumber = { name: 'number', shape: 'statistics' } as const;
  if (below.length === 0) {
    const plan: Plan = { cuts: 1, build: (header, body) => buildPage(header, body, lead) };
    return [{ ...asNumber, score: own, plan, describe: () => leadText }];
  }
  return below.slice(0, 2).map((bid, index) => {
    const plan = makePlan(bid, context, [
      ...listSeconds(bid.form, bid.module, charts).map((seconds) => ({ ...lead, ...seconds })),
      lead,
    ]);
    return {
      ...asNumber,
      score: own * (1 - index * secondShare) * (isGrave ? graveShare : 1),
      plan,
      describe: (cut) => describeParts(plan.parts[cut] ?? lead),
    };
  });
}

function toThesis({ brief: { subtitle }, theme, hasImage }: BidContext): ModuleOf<'thesis'> | undefined {
  const isField = subtitle && !hasImage && !theme.hasScene && theme.thesis.ground !== theme.header.ground;
  return isField ? { kind: 'thesis', text: subtitle, sure: 1, weight: 1, why: 'the line under the title' } : undefined;
}

export function rankCompositions(context: BidContext): readonly Composition[] {
  const { slide, subtitle = '' } = context.brief;
  const modules = (context.brief.modules ?? []).flatMap(toReadable);
  if (slide && slide.role !== 'module') {
    const plan: Plan = { cuts: 1, build: (header, body) => buildSlide(header, body, slide) };
    return [{ name: slide.role, score: 1, plan, describe: () => subtitle }];
  }
  const bids = collectBids(context, modules);
  const led = bids.map((bid): Composition => {
    const plan = makePlan(bid, context, listBands(bid, modules, context.brief));
    return {
      name: bid.form.name,
      shape: getShape(bid.module),
      score: bid.score,
      plan,
      describe: (cut) => describeParts(plan.parts[cut] ?? bid),
    };
  });
  const thesis = findModule(modules, 'thesis') ?? toThesis(context);
  const title: Composition = {
    name: 'title',
    score: 0.01,
    plan: { cuts: 1, build: (header, body) => buildPage(header, body, { thesis }) },
    describe: () => thesis?.text ?? '',
  };
  return [...led, ...rankNumbers(context, modules, bids), title].toSorted((a, b) => b.score - a.score);
}
