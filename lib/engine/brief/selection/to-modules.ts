import type { Brief, Point } from '../../brief.ts';
import type { BriefModule, ChartRow, Item } from '../../modules.ts';

const pointToItem = ({ heading, body, sentence }: Point): Item => ({ heading, body, sentence });
const toRows = (rows: NonNullable<Brief['rows']>): ChartRow[] =>
  rows.map(({ label, value, text, sentence }) => ({ label, value, text, sentence }));

export function toModules(brief: Brief): BriefModule[] {
  const items = brief.points.map(pointToItem);
  const bid = (layout: Brief['layout']) => ({
    sure: 0.8,
    weight: brief.layout === layout ? 1 : 0.5,
    why: `layout ${layout}`,
  });
  const modules: BriefModule[] = [];
  const push = (module: BriefModule) => modules.push(module);
  if (brief.events) push({ kind: 'sequence', form: 'timeline', items: brief.events, ...bid('timeline') });
  if (brief.sides)
    push({
      kind: 'sides',
      form: brief.layout === 'pros-cons' ? 'pros-cons' : 'comparison',
      sides: brief.sides.map(({ name, points }) => ({ name, items: points.map(pointToItem) })),
      topics: brief.sideTopics,
      ...bid(brief.layout === 'pros-cons' ? 'pros-cons' : 'comparison'),
    });
  if (brief.rows) push({ kind: 'chart', form: 'bars', rows: toRows(brief.rows), ...bid('ranking') });
  if (brief.shares) push({ kind: 'chart', form: 'share', rows: toRows(brief.shares), ...bid('proportion') });
  if (brief.hierarchy)
    push({ kind: 'items', form: 'hierarchy', items: [], tree: brief.hierarchy, ...bid('hierarchy') });
  if (brief.statistics.length > 0) push({ kind: 'numbers', figures: brief.statistics, ...bid('statistics') });
  if (items.length > 0) {
    if (brief.layout === 'steps' || brief.layout === 'cycle')
      push({ kind: 'sequence', form: brief.layout, items, ...bid(brief.layout) });
    else if (brief.layout === 'parts') push({ kind: 'items', form: 'parts', items, ...bid('parts') });
    else push({ kind: 'statements', items, ...bid('list') });
  }
  if (brief.quote) push({ kind: 'quote', ...brief.quote, ...bid('quote') });
  if (brief.leadImage) push({ kind: 'picture', image: brief.leadImage, sure: 1, weight: 0.3, why: 'lead image' });
  return modules.toSorted((a, b) => b.weight - a.weight);
}
