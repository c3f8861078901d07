import type { Surface } from '../../brand/palette.ts';
import type { Item, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { drawInside } from '../parts/spot.ts';
import { type Dot, drawDisc, drawPolyline, type Shape } from '../shapes.ts';
import {
  type ArtArea,
  createColumn,
  createRow,
  keepPresent,
  type LayoutNode,
  type Overlay,
  type Stack,
} from '../tree.ts';
import { createBodyText, createFigureText, createHeading, createLabel } from '../type.ts';
import { defineForm } from './form.ts';

/** Two things side by side; the winner of a row has a ticked pill where the better direction is known. */

type Sides = ModuleOf<'sides'>;

/** Longer cells are set as text under the name of their row. */
const maxValueChars = 13;
const toShown = (text: string) => (text.trim() === '' ? '–' : text);

const tickPoints: readonly Dot[] = [
  [0.27, 0.52],
  [0.43, 0.68],
  [0.74, 0.35],
];

export function createTick(diameter: number, fill: string, ink: string): Stack {
  const draw = (): Shape[] => {
    const toDot = ([x, y]: Dot): Dot => [x * diameter, y * diameter];
    return [
      drawDisc([diameter / 2, diameter / 2], diameter / 2, fill),
      drawPolyline(tickPoints.map(toDot), { color: ink, width: diameter * 0.12 }),
    ];
  };
  return { ...createColumn({ draw }, []), width: diameter, height: diameter };
}

const drawnShare = { '9:16': 0.19, '4:5': 0.19, '1:1': 0.19, '16:9': 0.2 } as const;

function createSidePicture(design: Design, drawing: string, surface: Surface, sky: string, tall: number): Stack {
  const drawArt = ({ x, y, width, height }: ArtArea) => {
    const box = { x: x + width * 0.2, y: y + height * 0.12, width: width * 0.6, height: height * 0.76 };
    return drawInside(design, drawing, box, { ...surface, ground: sky }, { outline: '#ffffff' });
  };
  return { ...createColumn({ fill: sky, art: drawArt }, []), height: tall };
}

function createVersusBadge(design: Design, tall: number): Overlay {
  const { palette, px } = design;
  const { accent, ink } = palette.tones;
  const badge = px({ base: 92, min: 72, max: 110 });
  const word = createHeading(
    design,
    'vs',
    { ...palette.card, ground: accent, ink },
    { align: 'center', of: toSizeRange(34, 30, 38), weight: 800 },
  );
  const disc = { fill: accent, stroke: { color: '#ffffff', width: 7 }, radius: badge / 2, justify: 'center' } as const;
  return {
    node: { ...createColumn(disc, [word]), width: badge, height: badge },
    left: (design.width - badge) / 2,
    top: Math.round((tall - badge) / 2),
  };
}

function createSideHeads(design: Design, { sides }: Sides, left: Surface, right: Surface): LayoutNode {
  const { drawings, theme, space, height, palette } = design;
  const isDrawn = theme.hasDrawings && sides.every(({ drawing }) => drawing && drawings.set.has(drawing));
  const tall = isDrawn ? Math.round(height * drawnShare[design.aspect]) : 0;
  const padding = { top: space(18), bottom: space(20), left: 44, right: 44 };
  const halves = sides.slice(0, 2).map(({ name, drawing }, index): LayoutNode => {
    const surface = index === 0 ? left : right;
    const sky = index === 0 ? palette.tones.deep2 : palette.tones.soft;
    const words = createHeading(design, name, surface, {
      of: toSizeRange(42, 30, 54),
      weight: 800,
      align: 'center',
      maxLines: 2,
    });
    return createColumn({ grow: 1 }, [
      ...(isDrawn && drawing ? [createSidePicture(design, drawing, surface, sky, tall)] : []),
      createColumn({ fill: surface.ground, grow: 1, padding, justify: 'center' }, [words]),
    ]);
  });
  return createRow({ overlays: isDrawn ? [createVersusBadge(design, tall)] : [] }, halves);
}

function createValue(design: Design, text: string, surface: Surface, isWinner: boolean, side: 0 | 1): LayoutNode {
  const of = toSizeRange(48, 34, 62);
  const number = createFigureText(
    design,
    toShown(text),
    { ...surface, ground: isWinner ? surface.highlight : surface.ground },
    {
      of,
      color: isWinner ? surface.onHighlight : surface.muted,
      weight: isWinner ? 800 : 600,
      tracking: -0.02,
      lineHeight: 1.15,
    },
  );
  const width = design.measureWidth(number) + 2;
  const pill = isWinner
    ? [
        createRow({ fill: surface.highlight, radius: 60, padding: { top: 6, bottom: 8, left: 26, right: 26 } }, [
          { ...number, width },
        ]),
        createTick(design.px({ base: 40, min: 34, max: 48 }), surface.hot, surface.onHot),
      ]
    : [createRow({ padding: { left: 26, right: 26 } }, [{ ...number, width }])];
  return createRow(
    { grow: 1, gap: 14, align: 'center', justify: side === 0 ? 'end' : 'start' },
    side === 0 ? pill.toReversed() : pill,
  );
}

function createValueRows(design: Design, { sides, topics = [], winners = [] }: Sides, surface: Surface): LayoutNode {
  const [one, other] = sides;
  const { width, measures, theme } = design;
  const middle = Math.round((width - 2 * measures.margin) * 0.28);
  const count = topics.length;
  return createColumn(
    { grow: 1, padding: { left: measures.margin, right: measures.margin } },
    Array.from({ length: count }, (_, index): LayoutNode[] => [
      ...(index > 0 ? [{ ...createColumn({ fill: surface.line }, []), height: theme.rule }] : []),
      createRow({ grow: 1, align: 'center', gap: 8, padding: { top: 6, bottom: 6 } }, [
        createValue(design, one?.items[index]?.heading ?? '', surface, winners[index] === 0, 0),
        {
          ...createLabel(design, topics[index] ?? '', surface, {
            align: 'center',
            of: toSizeRange(29, 26, 34),
            maxLines: 3,
          }),
          width: middle,
        },
        createValue(design, other?.items[index]?.heading ?? '', surface, winners[index] === 1, 1),
      ]),
    ]).flat(),
  );
}

function createCell(design: Design, item: Item | undefined, surface: Surface, isWinner: boolean): LayoutNode {
  const text = item ? [item.heading, item.body].filter(Boolean).join('. ') : '';
  const said = createBodyText(design, toShown(text), surface, {
    color: isWinner ? surface.ink : surface.muted,
    weight: isWinner ? 600 : 400,
    mark: item?.mark,
    of: toSizeRange(30, 26, 36),
    grow: 1,
  });
  return createRow(
    { grow: 1, gap: 14, align: 'start' },
    isWinner ? [createTick(34, surface.hot, surface.onHot), said] : [said],
  );
}

function createTextRows(design: Design, { sides, topics = [], winners = [] }: Sides, surface: Surface): LayoutNode {
  const [one, other] = sides;
  const { measures, space, theme } = design;
  const count = Math.max(one?.items.length ?? 0, other?.items.length ?? 0);
  return createColumn(
    { grow: 1, padding: { left: measures.margin, right: measures.margin } },
    Array.from({ length: count }, (_, index): LayoutNode[] => [
      ...(index > 0 ? [{ ...createColumn({ fill: surface.line }, []), height: theme.rule }] : []),
      createColumn({ grow: 1, gap: space(6), justify: 'center', padding: { top: space(12), bottom: space(12) } }, [
        ...keepPresent([
          topics[index]
            ? createLabel(design, topics[index], surface, {
                color: surface.strong,
                weight: 700,
                of: toSizeRange(27, 26, 30),
                maxLines: 1,
              })
            : undefined,
        ]),
        createRow({ gap: 56, align: 'start' }, [
          createCell(design, one?.items[index], surface, winners[index] === 0),
          createCell(design, other?.items[index], surface, winners[index] === 1),
        ]),
      ]),
    ]).flat(),
  );
}

const bids = { own: 0.92, other: 0.4 };

export const comparison = defineForm({
  name: 'comparison',
  kind: 'sides',
  bid: ({ sides, form }) => {
    if (sides.length !== 2 || sides.some(({ items }) => items.length === 0)) return 0;
    return form === 'comparison' || form === 'before-after' ? bids.own : bids.other;
  },
  cuts: (module) => {
    const [one, other] = module.sides;
    const count = Math.max(one?.items.length ?? 0, other?.items.length ?? 0);
    const take = (maxCount: number, hasBodies: boolean): Sides => ({
      ...module,
      sides: module.sides.map((side) => ({
        ...side,
        items: side.items.slice(0, maxCount).map(({ body, ...rest }) => (hasBodies && body ? { ...rest, body } : rest)),
      })),
      topics: module.topics?.slice(0, maxCount),
      winners: module.winners?.slice(0, maxCount),
    });
    const counts = Array.from({ length: Math.max(1, count - 1) }, (_, index) => count - index);
    return [
      ...counts.filter((each) => each >= 3 || each === count).map((each) => take(each, true)),
      ...counts.map((each) => take(each, false)),
    ];
  },
  build: (module, design, surface) => {
    const { palette, theme } = design;
    const texts = module.sides.flatMap(({ items }) => items.map((item) => `${item.heading}${item.body ?? ''}`));
    const areValues = (module.topics?.length ?? 0) > 0 && texts.every((text) => text.length <= maxValueChars);
    const [left, right] =
      theme.look === 'grave'
        ? [palette.grave, { ...palette.grave, ground: palette.grave.tile }]
        : [palette.deep, theme.isNight ? palette.deepCard : palette.pale];
    return createColumn({ grow: 1 }, [
      createSideHeads(design, module, left, right),
      areValues ? createValueRows(design, module, surface) : createTextRows(design, module, surface),
    ]);
  },
  isWide: true,
  bleeds: true,
  isTitledPlainly: true,
  describe: ({ sides }) =>
    sides.map(({ name, items }) => `${name}: ${items.map(({ heading: text }) => text).join(', ')}`).join('; '),
});
