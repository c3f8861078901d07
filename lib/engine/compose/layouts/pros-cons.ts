import type { Design } from '../design.ts';
import { frame } from '../parts/frame.ts';
import { column, type Root, row } from '../tree.ts';
import { sideCard } from './sides.ts';
import { ofSides, type Spec, type Tree } from './spec.ts';

const cards = (design: Design) => [
  sideCard(design, 0, design.theme.card, 'pro'),
  sideCard(design, 1, design.theme.against, 'con'),
];

const under: Tree = (header, body): Root => frame(header, { body: column({ gap: 20, grow: 1 }, cards(body)) });
const beside: Tree = (header, body): Root =>
  frame(header, { body: row({ gap: 20, grow: 1 }, cards(body)), wide: 'top' });

/** What speaks for and what against. */
export const prosCons: Spec = {
  ...ofSides,
  holds: ({ sides }) => sides !== undefined,
  fewest: 1,
  trees: (_brief, aspect) => (aspect === '9:16' ? [under, beside] : [beside, under]),
};
