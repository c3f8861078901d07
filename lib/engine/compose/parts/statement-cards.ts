import type { Surface } from '../../brand/palette.ts';
import type { Item } from '../../modules.ts';
import type { Design } from '../design.ts';
import { isDark } from '../drawings.ts';
import { toSizeRange } from '../measures.ts';
import { createColumn, createRow, keepPresent, type LayoutNode, type Stack } from '../tree.ts';
import { createFact, type Fact, type FactStyle } from './fact.ts';
import { createDrawingDisc } from './spot.ts';

/** Statements on cards, with a drawing beside them where one is sure. */

function chooseSurface({ palette }: Design, surface: Surface): Surface {
  if (isDark(surface)) return surface.ground === palette.deep.ground ? palette.deepCard : palette.deep;
  const isWhite = surface.ground === palette.paper.ground || surface.ground === palette.card.ground;
  return isWhite ? palette.pale : palette.card;
}

const cardPadding = { across: 36, down: 24 } as const;
export const cardReachPx = 48;
const drawnSize = toSizeRange(128, 88, 168);

export interface CardText {
  readonly item: Item;
  readonly fact: Fact;
  readonly source?: LayoutNode | undefined;
}

export function createStatementCard(
  design: Design,
  { item, fact, source }: CardText,
  on: Surface,
  style: FactStyle,
): Stack {
  const { space, theme, px, drawings } = design;
  const surface = chooseSurface(design, on);
  const { drawing } = item;
  const isDrawn = theme.hasDrawings && drawing !== undefined && drawings.set.has(drawing);
  const said = createColumn(
    { grow: 1, gap: space(8), justify: 'center' },
    keepPresent([createFact(design, fact, surface, style), source]),
  );
  const spot =
    isDrawn && drawing !== undefined
      ? createDrawingDisc(design, drawing, px(drawnSize), surface, isDark(surface) ? surface.tile : '#ffffff')
      : undefined;
  const radius = Math.min(theme.radius, 28);
  const [top, left] = [space(cardPadding.down), cardPadding.across];
  const padding = { top, bottom: top, left, right: left };
  return createRow(
    {
      grow: 1,
      fill: surface.ground,
      radius,
      padding,
      gap: space(28),
      align: 'center',
    },
    keepPresent([said, spot]),
  );
}
