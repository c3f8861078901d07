import { type Brief, type Layout, layouts, type Point, type Statistic } from '../../brief.ts';
import { type BriefModule, getShape, type Item, type ModuleOf } from '../../modules.ts';
import { measureDrawnLength } from '../text/text.ts';
import { maxItems } from './candidate.ts';

/** Three short values stand beside other points, or two longer ones. */
const beside = { short: 3, long: 2, letters: 7 };

const toPoint = ({ heading, body, sentence }: Item): Point => ({
  heading,
  ...(body === undefined ? {} : { body }),
  sentence: sentence ?? heading,
});

function findLayout(module: BriefModule): Layout | undefined {
  const shape = getShape(module);
  if (shape === 'questions') return 'list';
  return layouts.find((layout) => layout === shape);
}

function find<Kind extends BriefModule['kind']>(
  modules: readonly BriefModule[],
  kind: Kind,
  fits: (module: ModuleOf<Kind>) => boolean = () => true,
): ModuleOf<Kind> | undefined {
  const isOne = (module: BriefModule): module is ModuleOf<Kind> => module.kind === kind;
  return modules.filter(isOne).find(fits);
}

export function findFields(modules: readonly BriefModule[], asked: Layout | undefined) {
  const drawable = modules.flatMap((module) => findLayout(module) ?? []);
  const first = asked === 'list' ? 'list' : (drawable.find((layout) => layout === asked) ?? drawable[0] ?? 'list');
  const fitting = [...new Set<Layout>([...drawable.filter((layout) => layout !== 'list'), 'list'])];
  const timeline = find(modules, 'sequence', ({ form }) => form === 'timeline');
  const sides = find(modules, 'sides', ({ form }) => form === 'comparison' || form === 'pros-cons');
  const [left, right] = sides?.sides ?? [];
  const bars = find(modules, 'chart', ({ form }) => form === 'bars');
  const shares = find(modules, 'chart', ({ form }) => form === 'share');
  const tree = find(modules, 'items', ({ form }) => form === 'hierarchy')?.tree;
  const quote = find(modules, 'quote', ({ speaker }) => speaker !== undefined);
  const lead = modules.find((module) => findLayout(module) === first);
  const listed =
    lead?.kind === 'items' || (lead?.kind === 'sequence' && lead.form !== 'timeline') || lead?.kind === 'statements'
      ? lead
      : (find(modules, 'items', ({ items }) => items.length > 0) ?? find(modules, 'statements'));
  const points = (listed?.items ?? []).slice(0, maxItems).map(toPoint);
  const figures: readonly Statistic[] = (find(modules, 'numbers')?.figures ?? []).map(({ value, label, sentence }) => ({
    value,
    label,
    sentence: sentence ?? label,
  }));
  const isLong = figures.some(({ value }) => measureDrawnLength(value) > beside.letters);
  const fields: Partial<Brief> = {};
  if (timeline)
    fields.events = timeline.items
      .slice(0, maxItems)
      .map((item) => ({ ...toPoint(item), date: item.date ?? '', at: item.at ?? 0 }));
  if (left && right) {
    const toSide = (side: typeof left) => ({ name: side.name, points: side.items.slice(0, maxItems).map(toPoint) });
    fields.sides = [toSide(left), toSide(right)];
    if (sides?.topics) fields.sideTopics = sides.topics;
  }
  const toRow = ({ label, value, text, sentence }: ModuleOf<'chart'>['rows'][number]) => ({
    label,
    value,
    text,
    sentence: sentence ?? label,
  });
  if (bars) fields.rows = bars.rows.slice(0, maxItems).map(toRow);
  if (shares) fields.shares = shares.rows.slice(0, maxItems).map(toRow);
  if (tree) fields.hierarchy = tree;
  if (quote)
    fields.quote = {
      text: quote.text,
      speaker: quote.speaker ?? '',
      ...(quote.role === undefined ? {} : { role: quote.role }),
      sentence: quote.sentence ?? quote.text,
    };
  const isOrdered = listed?.kind === 'sequence' || (listed?.kind === 'items' && listed.isOrdered === true);
  return {
    ...fields,
    layout: first,
    fitting,
    ordered: isOrdered,
    points,
    statistics: figures.slice(0, first === 'statistics' || !isLong ? beside.short : beside.long),
  };
}
