import { hash } from '../../brand/hash.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import { isDark } from '../drawings.ts';
import { toStatement } from '../parts/statement.ts';
import { countDrawnChars } from '../text.ts';
import { type BidContext, fewer, promisedBy } from './form.ts';
import { maxPromised, toAiryItems, withoutBody } from './items.ts';

/** The content decides first (number, length, other modules), then a seed from the title, so that similar pictures vary. */

export const arrangements = ['essay', 'briefing', 'panel', 'window', 'landscape'] as const;
type Arrangement = (typeof arrangements)[number];

const maxPoster = 2;
const maxShown = { '9:16': 5, '4:5': 4, '1:1': 4, '16:9': 4 } as const;
/** Characters of a sentence beside another one, and of all on one scene. */
const maxBesideChars = 84;
const maxOnScene = 300;
const chance = 0.5;

/** Characters of all sentences of a picture; the first `minKept` sentences stay whatever their length. */
const maxChars = { '9:16': 460, '4:5': 370, '1:1': 310, '16:9': 420 } as const;
const minKept = 3;

const isBare = ({ look }: BidContext['theme']) => look === 'grave' || look === 'editorial' || look === 'minimal';

function listShown(items: readonly Item[], aspect: BidContext['aspect'], max: number): readonly Item[] {
  let sum = 0;
  return toAiryItems(items.slice(0, max), false).filter((item, index) => {
    sum += countDrawnChars(toStatement(item));
    return index < minKept || sum <= maxChars[aspect];
  });
}

/** Base fits; a poster on a scene exceeds the others plus `chance`. */
const fit = { poster: 1.3, good: 0.75, fair: 0.5, crowded: 0.4, poor: 0.3 };

function suits(arrangement: Arrangement, module: ModuleOf<'statements'>, context: BidContext): number {
  const { aspect, brief, hasImage, theme } = context;
  const lengths = listShown(module.items, aspect, maxShown[aspect]).map((item) => countDrawnChars(toStatement(item)));
  const isPoster = lengths.length <= maxPoster;
  const rest = lengths.slice(1);
  const hasBands = brief.modules?.some(({ kind }) => kind === 'numbers' || kind === 'thesis') ?? false;
  const hasNumbers = brief.modules?.some(({ kind }) => kind === 'numbers') ?? false;
  const isWide = aspect === '16:9';
  const hasView = theme.hasScene;
  const isNight = brief.hero?.isNight === true;
  const isDarkAbove = !hasView && isDark(theme.header);
  switch (arrangement) {
    case 'essay':
      return isPoster ? fit.poor : hasNumbers ? fit.fair : fit.good;
    case 'briefing':
      if (isPoster || Math.max(...rest) > maxBesideChars) return 0;
      return hasBands && !hasNumbers ? fit.crowded : fit.good;
    case 'panel':
      // Title and lead on one dark ground would look like two headlines.
      if (isWide || theme.isNight || theme.look === 'bold' || isDarkAbove || (hasView && isNight)) return 0;
      return hasBands ? fit.poor : fit.good;
    case 'window':
      // By night the window would be as dark as the wall.
      return isWide || hasImage || !hasView || theme.isNight ? 0 : isPoster ? fit.fair : fit.good;
    case 'landscape': {
      // In a wide picture a poster's words fill it even without a view.
      if (hasImage || hasNumbers || ((isWide || !hasView) && !isPoster)) return 0;
      const all = lengths.reduce((sum, length) => sum + length, 0);
      return isPoster ? fit.poster : all > maxOnScene ? 0 : hasBands ? fit.crowded : fit.good;
    }
  }
}

/** Bid for sentences, and its loss for each place in the ranking of arrangements. */
const worth = 0.6;
const step = 0.012;

export function computeBid(arrangement: Arrangement, module: ModuleOf<'statements'>, context: BidContext): number {
  if (isBare(context.theme) || module.items.length === 0) return 0;
  const { title } = context.brief;
  const ranked = arrangements
    .map((name) => ({ name, own: suits(name, module, context) }))
    .filter(({ own }) => own > 0)
    .map(({ name, own }) => ({ name, own: own + ((hash(`${name} ${title}`) % 1000) / 1000) * chance }))
    .toSorted((a, b) => b.own - a.own);
  const place = ranked.findIndex(({ name }) => name === arrangement);
  // Sentences counted by the title are better as numbered rows.
  const share = isCounted(module, context) ? 0.9 : 1;
  return place < 0 ? 0 : (worth - place * step) * share;
}

/** Words of a title behind which a number counts things ("two towns and three islands") instead of what follows. */
const countWithinWords = 3;

export const isCounted = ({ items }: ModuleOf<'statements'>, { brief }: Pick<BidContext, 'brief'>): boolean => {
  const later = brief.title.split(/\s+/).slice(countWithinWords).join(' ');
  return (
    promisedBy(brief) === items.length && promisedBy({ title: later }) !== items.length && items.length <= maxPromised
  );
};

export function cutStatements(
  module: ModuleOf<'statements'>,
  context: BidContext,
  max: number = maxShown[context.aspect],
): ModuleOf<'statements'>[] {
  const isPromised = isCounted(module, context);
  const hasThesis = context.brief.modules?.some(({ kind }) => kind === 'thesis') ?? false;
  if (isPromised) {
    const items = toAiryItems(module.items.slice(0, maxPromised), true);
    return [items, items.map(withoutBody)].map((some) => ({ ...module, items: some }));
  }
  const items = listShown(module.items, context.aspect, max - (hasThesis ? 1 : 0));
  return fewer(items, Math.min(items.length, 1)).map((some) => ({ ...module, items: some }));
}
