import type { Brief, Layout } from '../brief.ts';

const numbered = (rows: Brief['rows']) => rows?.map(({ label, text }) => `${label} ${text}`) ?? [];
const headings = ({ points }: Pick<Brief, 'points'>) => points.map(({ heading }) => heading);

/** What is said, in the order it is read. */
function saidBy(brief: Brief, layout: Layout): readonly string[] {
  const numbers = brief.statistics.map(({ value, label }) => `${value} ${label}`);
  switch (layout) {
    case 'timeline':
      return brief.events?.map(({ date, heading }) => `${date} ${heading}`) ?? [];
    case 'comparison':
    case 'pros-cons':
      return brief.sides?.map((side) => `${side.name}: ${headings(side).join(', ')}`) ?? [];
    case 'ranking':
      return numbered(brief.rows);
    case 'proportion':
      return numbered(brief.shares);
    case 'quote':
      return brief.quote ? [`“${brief.quote.text}” ${brief.quote.speaker}`] : [];
    case 'hierarchy':
      return brief.hierarchy?.children.map(({ label }) => label) ?? [];
    case 'list':
    case 'statistics':
      return [...numbers, ...headings(brief)];
    default:
      return headings(brief);
  }
}

/** What the picture says, for people who can't see it. */
export function describe(brief: Brief, layout: Layout): string {
  const said = saidBy(brief, layout);
  return said.length === 0 ? brief.title : `${brief.title}: ${said.join('; ')}`;
}
