import type { Design } from '../design.ts';
import { column, type LayoutNode, row, type Stack } from '../tree.ts';
import { leadCard, mayLead } from './lead.ts';
import { type CellShape, pointCells } from './points.ts';
import { insets } from './words.ts';

/**
 * The points in rows of `across`, read row by row. No cell stays empty: of an odd number in two columns the first takes
 * a row of its own where it may lead, else the last.
 */
export function pointGrid(design: Design, shape: CellShape, across = 2): Stack {
  const { brief, theme, space } = design;
  const [, ...rest] = brief.points;
  const isLed = across === 2 && rest.length % 2 === 0 && mayLead(brief);
  const shown = isLed ? { ...design, brief: { ...brief, points: rest } } : design;
  // Marks alone line a grid up; statements need edges.
  const hasCards = theme.hasCards && (shape === 'below' || theme.look === 'light' || theme.look === 'dark');
  const surface = hasCards ? theme.card : theme.body;
  const cells = pointCells(shown, [surface], shape);
  // Across the whole width a mark leaves room beside it.
  const last = cells.length % across === 1 ? pointCells(shown, [surface], 'beside').at(-1) : undefined;
  const lines: LayoutNode[] = isLed ? [leadCard(design)] : [];
  for (let index = 0; index < cells.length; index += across) {
    const line = last && index === cells.length - 1 ? [last] : cells.slice(index, index + across);
    if (hasCards) {
      const cards = line.map((cell) =>
        column(
          {
            grow: 1,
            justify: shape === 'below' ? 'start' : 'center',
            fill: surface.ground,
            radius: theme.radius,
            stroke: theme.look === 'deep' ? { color: surface.line, width: 2 } : undefined,
            padding: insets(space(28), space(30)),
          },
          [{ ...cell, grow: 0 }],
        ),
      );
      lines.push(row({ gap: 20, grow: 1 }, cards));
      continue;
    }
    if (lines.length > 0) lines.push(column({ height: 2, fill: surface.line }, []));
    const align = shape === 'beside' ? 'center' : 'start';
    lines.push(
      column({ grow: 1, justify: shape === 'below' ? 'start' : 'center' }, [row({ gap: space(48), align }, line)]),
    );
  }
  return column({ gap: hasCards ? 20 : space(22), grow: 1 }, lines);
}
