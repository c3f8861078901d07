import type { Branch, Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import { chooseIcons } from '../icons.ts';
import { forCount, size } from '../measures.ts';
import { branching, hanging } from '../parts/branches.ts';
import { frame } from '../parts/frame.ts';
import { iconTile } from '../parts/marks.ts';
import { body as bodyText, heading, insets } from '../parts/words.ts';
import { type Dot, disc, type Shape, segment } from '../shapes.ts';
import { type Area, column, type LayoutNode, type Root, row, type Stack } from '../tree.ts';
import type { Spec, Tree } from './spec.ts';

const childSize = size(40, 30, 76);
const leafSize = size(31, 26, 56);

/** The root as a card of its own, unless the title has said it. */
function root({ brief, theme, px, ...design }: Design): Stack | undefined {
  const name = brief.hierarchy?.label ?? '';
  if (name === '' || brief.title.toLowerCase().includes(name.toLowerCase())) return undefined;
  const { highlight, onHighlight } = theme.body;
  const surface = { ...theme.body, ground: highlight, ink: onHighlight };
  const words = heading({ brief, theme, px, ...design }, name, surface, px(childSize), {
    align: 'center',
    maxLines: 2,
  });
  return column({ fill: highlight, radius: theme.radius, padding: insets(20, 36) }, [words]);
}

/** What a part consists of, in one line where that is short, else one under another. */
function leaves(design: Design, children: readonly Branch[], count: number, inline: boolean): LayoutNode[] {
  const { px, theme } = design;
  const font = px(forCount(leafSize, count));
  if (children.length === 0) return [];
  if (inline) {
    const words = children.map(({ label }) => label.replaceAll(' ', '\u00a0')).join('\u00a0· ');
    return [bodyText(design, words, theme.card, font, { wrap: 'fill' })];
  }
  return children.map(({ label }) =>
    row({ gap: 16 }, [
      {
        ...column({ draw: ({ height }) => [disc([6, height / 2], 6, theme.card.highlight)] }, []),
        width: 12,
        height: font * 1.3,
      },
      bodyText(design, label, theme.card, font, { grow: 1, lineHeight: 1.3, maxLines: 3 }),
    ]),
  );
}

/** Of the size of a name, that of one on a card of its own. */
const bareFactor = 1.25;

function card(design: Design, branch: Branch, icon: LayoutNode | undefined, count: number, inline: boolean): Stack {
  const { theme, px, space } = design;
  // Without parts of its own a name has the card to itself.
  const isBare = design.brief.hierarchy?.children.every(({ children }) => children.length === 0) ?? false;
  const size = Math.round(px(forCount(childSize, count)) * (isBare ? bareFactor : 1));
  const align = isBare && !inline && icon === undefined ? 'center' : 'start';
  const name = heading(design, branch.label, theme.card, size, { grow: 1, align });
  return column(
    {
      grow: 1,
      justify: inline || isBare ? 'center' : 'start',
      gap: space(inline ? 8 : 14),
      fill: theme.card.ground,
      radius: theme.radius,
      padding: insets(space(22), space(30)),
      stroke: { color: theme.hasCards ? theme.card.line : theme.body.trace, width: theme.hasCards ? 2 : 3 },
    },
    [
      row({ gap: space(22), align: 'center' }, [...(icon ? [icon] : []), name]),
      ...leaves(design, branch.children, count, inline),
    ],
  );
}

/** Longer names do not stand in a line with others. */
const longestInline = 24;

function cards(design: Design, isTall: boolean): Stack[] {
  const { brief, theme, measures, px } = design;
  const children = brief.hierarchy?.children ?? [];
  const inline =
    isTall || children.every((branch) => branch.children.every(({ label }) => label.length <= longestInline));
  const icons = chooseIcons(
    children.map(({ label }) => label),
    brief.language,
  );
  const tile = Math.round(px(forCount(measures.tile, children.length)) * 0.8);
  return children.map((branch, index) => {
    const icon = icons?.[index];
    return card(design, branch, icon && iconTile(icon, tile, theme.card), children.length, inline && !isTall);
  });
}

/** Room the line has between the whole and its parts. */
const drop = 28;

/** The whole above its parts. */
function under(header: Design, top: Stack | undefined, list: Stack): Root {
  return frame(header, { body: column({ gap: drop, grow: 1 }, [...(top ? [top] : []), list]) });
}

/** Parts under one another, hanging on a line from the whole. */
const down: Tree = (header, body) => {
  const top = root(body);
  return under(header, top, hanging(body, cards(body, false), top && drop));
};

/** Parts in two columns, branching off a line from the whole. */
const branched: Tree = (header, body) => {
  const top = root(body);
  return under(header, top, branching(body, cards(body, true), top && drop));
};

/** Parts side by side under the whole, as a family tree. */
function across(header: Design, body: Design): Root {
  const { theme, space, measures, px } = body;
  const top = root(body);
  const rise = space(80);
  const stroke = { color: theme.body.trace, width: 5 };
  const branches = ({ width, children }: Area): Shape[] => {
    const tops = children.map(({ x, width: wide }): Dot => [x + wide / 2, rise]);
    const bar = rise / 2;
    const [first, last] = [tops[0]?.[0] ?? 0, tops.at(-1)?.[0] ?? 0];
    return [
      ...(top || theme.hasBand
        ? [segment([width / 2, top ? 0 : -px(measures.section)], [width / 2, bar], stroke)]
        : []),
      segment([first, bar], [last, bar], stroke),
      ...tops.map(([x, y]) => segment([x, bar], [x, y], stroke)),
    ];
  };
  const list = row({ gap: 24, grow: 1, padding: { top: rise }, draw: branches }, cards(body, true));
  const above = top ? [row({ justify: 'center' }, [top])] : [];
  return frame(header, { body: column({ grow: 1 }, [...above, list]), wide: 'top' });
}

const partsOf = ({ hierarchy }: Brief) => hierarchy?.children ?? [];

/** In half the width a longer name would be a column of its own. */
const longestInColumn = 18;

/** Whether the parts are even in number, each with parts of its own, all named in a word or two. */
const fillsTwoColumns = (brief: Brief) =>
  partsOf(brief).length % 2 === 0 &&
  partsOf(brief).every(
    (part) =>
      part.children.length > 1 && [part, ...part.children].every(({ label }) => label.length <= longestInColumn),
  );

/** A whole and what it consists of. */
export const hierarchy: Spec = {
  holds: (brief) => partsOf(brief).length >= 2,
  things: (brief) => partsOf(brief).length,
  fewest: 2,
  take: (brief, count) =>
    brief.hierarchy ? { ...brief, hierarchy: { ...brief.hierarchy, children: partsOf(brief).slice(0, count) } } : brief,
  bare: (brief) =>
    brief.hierarchy
      ? {
          ...brief,
          hierarchy: { ...brief.hierarchy, children: partsOf(brief).map((part) => ({ ...part, children: [] })) },
        }
      : brief,
  trees: (brief, aspect) => {
    if (aspect === '16:9' && partsOf(brief).length <= 5) return [across, down];
    if (!fillsTwoColumns(brief)) return [down];
    // Half of an upright story is narrow: names would stay small on cards that are tall.
    return aspect === '9:16' ? [down, branched] : [branched, down];
  },
};
