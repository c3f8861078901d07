import type { Surface } from '../../brand/palette.ts';
import type { Design } from '../design.ts';
import { column, type LayoutNode, type Stack } from '../tree.ts';
import { insets } from './words.ts';

/** What a chart stands on: a card, or on the editorial look the page itself. */
export const panelSurface = ({ theme }: Design): Surface => (theme.hasCards ? theme.card : theme.body);

/** Room a panel keeps around its content, left and right. */
const inside = 40;

/** A chart on its ground, taking all the room it is given. */
export function panel(design: Design, content: LayoutNode): Stack {
  const { theme, space } = design;
  if (!theme.hasCards) return column({ grow: 1 }, [content]);
  const surface = panelSurface(design);
  return column(
    {
      grow: 1,
      fill: surface.ground,
      radius: theme.radius,
      padding: insets(space(36), inside),
      stroke: theme.look === 'deep' ? { color: surface.line, width: 2 } : undefined,
    },
    [content],
  );
}
