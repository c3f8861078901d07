import type { Aspect } from '../../../contract/index.ts';
import type { Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import { frame } from '../parts/frame.ts';
import { column, type Root, row } from '../tree.ts';
import { type NamePlace, sideCard } from './sides.ts';
import { ofSides, type Spec, type Tree } from './spec.ts';

const cards = (design: Design, name: NamePlace) => [
  sideCard(design, 0, design.theme.card, { kind: 'pro', name }),
  sideCard(design, 1, design.theme.against, { kind: 'con', name }),
];

const under =
  (name: NamePlace): Tree =>
  (header, body): Root =>
    frame(header, { body: column({ gap: 20, grow: 1 }, cards(body, name)) });
const beside: Tree = (header, body): Root =>
  frame(header, { body: row({ gap: 20, grow: 1 }, cards(body, 'above')), wide: 'top' });

/** In half the width a longer heading is broken, and a body is a column of its own. In characters. */
const longestBeside = 13;
/** Beside its points a longer name of a side would take their room. In characters. */
const longestName = 24;
/** Of so many points on a side, one side can stand above the other. */
const mostUnder: Readonly<Record<Aspect, number>> = { '9:16': 7, '4:5': 4, '1:1': 3, '16:9': 0 };

/** Arrangements on an upright or square picture, by whether the points would be broken in half the width. */
function uprightTrees({ sides = [] }: { readonly sides?: Brief['sides'] | readonly [] }, aspect: Aspect): Tree[] {
  const points = sides.flatMap((side) => side.points);
  const isNarrow = points.some(({ heading, body }) => heading.length > longestBeside || body);
  if (!isNarrow || sides.some((side) => side.points.length > mostUnder[aspect])) return [beside, under('above')];
  const isNamedBeside = sides.every(({ name }) => name.length <= longestName);
  return isNamedBeside ? [under('before'), beside] : [under('above'), beside];
}

/** What speaks for and what against. */
export const prosCons: Spec = {
  ...ofSides,
  holds: ({ sides }) => sides !== undefined,
  fewest: 1,
  trees: (brief, aspect) => (aspect === '9:16' ? [under('above'), beside] : uprightTrees(brief, aspect)),
};
