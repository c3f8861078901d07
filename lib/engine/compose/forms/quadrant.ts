import type { Surface } from '../../brand/palette.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { areAllDrawn, drawInside } from '../parts/spot.ts';
import { countDrawnChars } from '../text.ts';
import { createColumn, createRow, type LayoutNode } from '../tree.ts';
import { createBodyText, createHeading, createLabel } from '../type.ts';
import { countMaxChars, defineForm, fewer } from './form.ts';

/** Three or four named groups in fields of their own; items as drawings where all have one. */

type Sides = ModuleOf<'sides'>;
type QuadrantSide = Sides['sides'][number];

const maxCaptionChars = 18;
const maxDrawn = 3;
const maxItemChars = 96;
const maxItems = 5;

const isPictured = (design: Design, items: readonly Item[]) =>
  items.length <= maxDrawn &&
  items.every(({ heading: name, body }) => !body && countDrawnChars(name) <= maxCaptionChars) &&
  areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );

function createPictured(design: Design, items: readonly Item[], surface: Surface): LayoutNode {
  const { px, space } = design;
  const side = Math.min(px(toSizeRange(140, 84, 220)), Math.floor((design.width - 2 * design.measures.margin) / 7.6));
  return createRow(
    { grow: 1, gap: space(20), align: 'center' },
    items.map(({ heading: name, drawing = '' }) =>
      createColumn({ grow: 1, gap: space(14), align: 'center' }, [
        {
          ...createColumn(
            { art: ({ x, y }) => drawInside(design, drawing, { x, y, width: side, height: side }, surface) },
            [],
          ),
          width: side,
          height: side,
        },
        createLabel(design, name, surface, { align: 'center', of: toSizeRange(30, 26, 38), maxLines: 2 }),
      ]),
    ),
  );
}

const bullet = 10;

function createListed(design: Design, items: readonly Item[], surface: Surface): LayoutNode {
  const { space, px } = design;
  const of = toSizeRange(32, 26, 48);
  const line = px(of) * 1.34;
  return createColumn(
    { gap: space(12) },
    items.map(({ heading: name, mark }) =>
      createRow({ gap: 16 }, [
        createColumn({ padding: { top: Math.round((line - bullet) / 2) } }, [
          { ...createColumn({ fill: surface.highlight, radius: bullet / 2 }, []), width: bullet, height: bullet },
        ]),
        createBodyText(design, name, surface, { of, mark, color: surface.ink, grow: 1 }),
      ]),
    ),
  );
}

function createField(
  design: Design,
  { name, items }: QuadrantSide,
  surface: Surface,
  arePictured: boolean,
): LayoutNode {
  const { space, theme } = design;
  const title = createHeading(design, name, surface, {
    of: toSizeRange(38, 29, 58),
    weight: 800,
    align: arePictured ? 'center' : 'start',
    color: arePictured ? surface.ink : surface.strong,
  });
  return createColumn(
    {
      grow: 1,
      fill: surface.ground,
      stroke:
        surface.ground === theme.body.ground ? { color: surface.line, width: Math.max(2, theme.rule) } : undefined,
      radius: theme.radius,
      padding: { top: space(28), right: 32, bottom: space(28), left: 32 },
      gap: space(arePictured ? 12 : 20),
      justify: 'center',
    },
    [title, arePictured ? createPictured(design, items, surface) : createListed(design, items, surface)],
  );
}

/** Alternating grounds, so that neighbouring fields differ. */
function chooseSurfaces({ palette, theme }: Design): readonly [Surface, Surface] {
  if (theme.look === 'illustrated') return [palette.soft, palette.pale];
  return theme.look === 'grave' ? [theme.card, theme.card] : [theme.card, theme.against];
}

function build({ sides }: Sides, design: Design): LayoutNode {
  const [one, other] = chooseSurfaces(design);
  const arePictured = sides.every(({ items }) => isPictured(design, items));
  const fields = sides.map((side, index) =>
    createField(design, side, (index + Math.floor(index / 2)) % 2 === 0 ? one : other, arePictured),
  );
  const gap = 14;
  if (sides.length === 3)
    return design.aspect === '16:9' ? createRow({ grow: 1, gap }, fields) : createColumn({ grow: 1, gap }, fields);
  return createColumn({ grow: 1, gap }, [
    createRow({ grow: 1, gap }, fields.slice(0, 2)),
    createRow({ grow: 1, gap }, fields.slice(2)),
  ]);
}

const bids = { own: 0.94, other: 0.85 };

export const quadrant = defineForm({
  name: 'quadrant',
  kind: 'sides',
  bid: ({ sides, form }) => {
    if (sides.length < 3 || form === 'venn' || sides.some(({ items }) => items.length === 0)) return 0;
    if (countMaxChars(sides.flatMap(({ items }) => items.map(({ heading: name }) => name))) > maxItemChars) return 0;
    return form === 'quadrant' ? bids.own : bids.other;
  },
  cuts: (module) => {
    const max = Math.min(maxItems, Math.max(...module.sides.map(({ items }) => items.length)));
    return fewer(Array.from({ length: max }), Math.min(2, max)).map(({ length }) => ({
      ...module,
      sides: module.sides.map((side) => ({ ...side, items: side.items.slice(0, length) })),
    }));
  },
  build,
  isWide: true,
  isTitledPlainly: true,
  describe: ({ sides }) =>
    sides.map(({ name, items }) => `${name}: ${items.map(({ heading: text }) => text).join(', ')}`).join('; '),
});
