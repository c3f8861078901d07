import type { Surface } from '../../brand/palette.ts';
import type { Brief, Point } from '../../brief.ts';
import type { Design } from '../design.ts';
import { forCount, size } from '../measures.ts';
import { headingStyle, pointText } from '../parts/points.ts';
import { heading, insets } from '../parts/words.ts';
import { disc, line } from '../shapes.ts';
import { column, type LayoutNode, row, type Stack } from '../tree.ts';

export type Sides = NonNullable<Brief['sides']>;

const nameSize = size(48, 34, 64);

/** What one side is called. */
export const sideName = (design: Design, name: string, surface: Surface): LayoutNode =>
  heading(design, name, surface, design.px(nameSize), {
    weight: 800,
    color: surface.strong,
    fit: { min: 32, lines: 3 },
  });

/** Good or bad, told by form as well as by colour: a tick on a disc, a cross in a ring. */
function verdict(kind: 'pro' | 'con', side: number, surface: Surface): Stack {
  const center = [side / 2, side / 2] as const;
  const at = (x: number, y: number) => [side * x, side * y] as const;
  const width = side * 0.1;
  const draw = () =>
    kind === 'pro'
      ? [
          disc(center, side / 2, surface.highlight),
          line([at(0.29, 0.52), at(0.44, 0.67), at(0.72, 0.36)], { color: surface.onHighlight, width }),
        ]
      : [
          disc(center, (side - width) / 2, surface.ground, { color: surface.strong, width }),
          line([at(0.35, 0.35), at(0.65, 0.65)], { color: surface.strong, width }),
          line([at(0.65, 0.35), at(0.35, 0.65)], { color: surface.strong, width }),
        ];
  return { ...column({ draw }, []), width: side, height: side };
}

/** How large what is said of a side may be: columns are narrower than the picture. */
export function sideStyle({ brief }: Design, perColumn: number) {
  const points = brief.sides?.flatMap((side) => side.points) ?? [];
  return { ...headingStyle(points), count: Math.max(1, perColumn), share: 0.96 };
}

/** Where a side's name stands: above its points, or in a column before them. */
export type NamePlace = 'above' | 'before';

/** Share of a card's width that a name before the points takes. */
const nameShare = 0.27;

interface SideOptions {
  readonly kind?: 'pro' | 'con';
  readonly name?: NamePlace;
}

/** One side as a card of its own, its points sharing the height. */
export function sideCard(
  design: Design,
  index: 0 | 1,
  surface: Surface,
  { kind, name: place = 'above' }: SideOptions = {},
): Stack {
  const { brief, theme, space, px } = design;
  const side = brief.sides?.[index];
  const points = side?.points ?? [];
  const most = Math.max(...(brief.sides?.map((each) => each.points.length) ?? [1]));
  const style = { ...sideStyle(design, most), surface };
  const mark = Math.round(px(forCount(size(44, 36, 64), most)));
  const cells = points.map((point: Point, at): LayoutNode => {
    const words = pointText(design, point, style);
    const cell: LayoutNode = kind
      ? row({ gap: space(20), align: point.body ? 'start' : 'center' }, [verdict(kind, mark, surface), words])
      : words;
    const rule = at > 0 || kind === undefined ? [column({ height: 2, fill: surface.line }, [])] : [];
    return column({ grow: 1, gap: space(14) }, [
      ...rule,
      column({ grow: 1, justify: 'center' }, [{ ...cell, grow: 0 }]),
    ]);
  });
  const name = sideName(design, side?.name ?? '', surface);
  const padding = theme.hasCards || index === 1 ? insets(space(32), space(34)) : insets(space(32), 0);
  return column(
    {
      grow: 1,
      gap: space(18),
      fill: surface.ground,
      radius: theme.radius,
      padding,
      stroke: theme.look === 'deep' && index === 0 ? { color: surface.line, width: 2 } : undefined,
    },
    place === 'above'
      ? [column({ padding: { bottom: space(14) } }, [name]), ...cells]
      : [
          row({ grow: 1, gap: space(28) }, [
            { ...column({ justify: 'center' }, [name]), width: Math.round(design.width * nameShare) },
            column({ grow: 1, gap: space(14) }, cells),
          ]),
        ],
  );
}
