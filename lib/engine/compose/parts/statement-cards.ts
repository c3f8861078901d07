import { hash } from '../../brand/hash.ts';
import type { Surface } from '../../brand/palette.ts';
import type { Item } from '../../modules.ts';
import type { SceneNode } from '../../scene.ts';
import type { Design } from '../design.ts';
import { isDark } from '../drawings.ts';
import { size } from '../measures.ts';
import { type Dot, disc, pathData, ringSector, type Shape } from '../shapes.ts';
import { type ArtArea, column, type LayoutNode, present, row, type Stack } from '../tree.ts';
import { type Fact, type FactStyle, factText } from './fact.ts';
import { drawingDisc } from './spot.ts';

/** Statements on cards, each with an ornament of the brand in a corner or its drawing beside it. */

/** A surface that stands out on another one. */
function cardSurface({ palette }: Design, surface: Surface): Surface {
  if (isDark(surface)) return surface.ground === palette.deep.ground ? palette.deepCard : palette.deep;
  const isWhite = surface.ground === palette.paper.ground || surface.ground === palette.card.ground;
  return isWhite ? palette.pale : palette.card;
}

type Ornament = (corner: Dot, reach: number, color: string, other: string) => Shape[];

/** Radii and steps as shares of an ornament's reach. */
const shares = { hole: 0.52, inner: 0.36, dot: 0.085, step: 0.22, inset: 0.26, noHole: 0.001 } as const;
const [left, up] = [Math.PI, Math.PI * 1.5];

const quarter: Ornament = (corner, reach, color, other) => [
  ringSector(corner, reach * shares.noHole, reach, left, up, color),
  ringSector(corner, reach * shares.noHole, reach * shares.inner, left, up, other),
];
const arcs: Ornament = (corner, reach, color, other) => [
  ringSector(corner, reach * shares.hole, reach, left, up, color),
  ringSector(corner, reach * shares.noHole, reach * (shares.hole / 2), left, up, other),
];
const dots: Ornament = ([x, y], reach, color, other) =>
  [0, 1, 2, 3].flatMap((rank) =>
    [0, 1, 2, 3]
      .filter((at) => at + rank < 4)
      .map((at) => {
        const center: Dot = [
          x - reach * (shares.inset + shares.step * at),
          y - reach * (shares.inset + shares.step * rank),
        ];
        return disc(center, reach * shares.dot, (at + rank) % 3 === 2 ? other : color);
      }),
  );
const ornaments: readonly Ornament[] = [quarter, arcs, dots];

const ornamentSize = size(112, 80, 150);
const narrowOrnament = size(84, 64, 110);
/** Share of an ornament that is kept free under the words of a narrow card. */
const underText = 0.6;
const cardPadding = { across: 40, down: 30 } as const;
const drawnSize = size(128, 88, 168);

function ornament(
  design: Design,
  [surface, on]: readonly [own: Surface, on: Surface],
  index: number,
  radius: number,
  reach: number,
) {
  const draw = ornaments[((hash(design.brief.title) >>> 5) + index) % ornaments.length] ?? quarter;
  const { soft, pale } = design.palette.tones;
  // In the colour around the card an ornament would look like a hole in it.
  const color = isDark(surface) ? surface.line : on.ground === soft ? pale : soft;
  return ({ x, y, width, height, isMirrored }: ArtArea): readonly SceneNode[] => {
    const shapes = draw([width, height], Math.min(reach, height), color, surface.hot);
    const children = shapes.map(
      ({ commands, fill }): SceneNode => ({
        type: 'path',
        d: pathData(commands, isMirrored ? width : undefined),
        x: 0,
        y: 0,
        scale: 1,
        fill,
      }),
    );
    return [{ type: 'group', x, y, clip: { width, height, radius }, children }];
  };
}

export interface CardText {
  readonly item: Item;
  readonly fact: Fact;
  readonly source?: LayoutNode | undefined;
}

/** One card; its text keeps clear of the ornament. */
export function statementCard(
  design: Design,
  { item, fact, source }: CardText,
  on: Surface,
  style: FactStyle & { readonly index: number; readonly isNarrow?: boolean },
): Stack {
  const { space, theme, px, drawings } = design;
  const surface = cardSurface(design, on);
  const { drawing } = item;
  const isDrawn = theme.hasDrawings && drawing !== undefined && drawings.set.has(drawing);
  const said = column(
    { grow: 1, gap: space(8), justify: 'center' },
    present([factText(design, fact, surface, style), source]),
  );
  const spot =
    isDrawn && drawing !== undefined
      ? drawingDisc(design, drawing, px(drawnSize), surface, isDark(surface) ? surface.tile : '#ffffff')
      : undefined;
  const radius = Math.min(theme.radius, 28);
  const reach = px(style.isNarrow ? narrowOrnament : ornamentSize);
  const padding = {
    top: space(cardPadding.down),
    bottom: space(cardPadding.down) + (style.isNarrow && !spot ? Math.round(reach * underText) : 0),
    left: cardPadding.across,
    right: spot || style.isNarrow ? cardPadding.across : reach,
  };
  return row(
    {
      grow: 1,
      fill: surface.ground,
      radius,
      padding,
      gap: space(28),
      align: 'center',
      art: spot || !theme.hasDrawings ? undefined : ornament(design, [surface, on], style.index, radius, reach),
    },
    present([said, spot]),
  );
}
