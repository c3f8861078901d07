import type { Surface } from '../../brand/palette.ts';
import type { Design } from '../design.ts';
import type { Icon } from '../icons.ts';
import { column, type LayoutNode, type Stack, type TextLeaf } from '../tree.ts';

export type Mark = Stack & { readonly width: number; readonly height: number };

const centered = (side: number, fill: string | undefined, radius: number, child: LayoutNode): Mark => ({
  ...column({ fill, radius, align: 'center', justify: 'center' }, [child]),
  width: side,
  height: side,
});

/** A number that says where a thing stands in an order. */
export function numeral(design: Design, index: number, size: number, color: string, ground: string): TextLeaf {
  return design.text(String(index + 1), {
    family: 'headline',
    weight: 800,
    size,
    lineHeight: 1,
    color,
    ground,
    role: 'badge',
    align: 'center',
  });
}

/** A disc with a number on it, filled in the colour of what is looked at first. */
export function numberDisc(design: Design, index: number, size: number, colors: { fill: string; ink: string }): Mark {
  return centered(
    size,
    colors.fill,
    size / 2,
    numeral(design, index, Math.max(24, Math.round(size * 0.46)), colors.ink, colors.fill),
  );
}

const drawing = (icon: Icon, size: number, color: string): LayoutNode => ({
  type: 'icon',
  ...icon,
  width: size,
  height: size,
  color,
});

/** An icon alone on a ground of its own. */
export function iconTile(icon: Icon, size: number, surface: Surface, radius = Math.round(size * 0.28)): Mark {
  return centered(size, surface.tile, radius, drawing(icon, Math.round(size * 0.58), surface.onTile));
}

/** The mark before a point: its icon, else its number. An order that matters is told by a badge on the icon. */
export function tile(design: Design, index: number, icon: Icon | undefined, size: number, surface: Surface): Mark {
  const { brief, theme } = design;
  const radius = Math.round(size * 0.28);
  const isBare = theme.look === 'editorial';
  if (icon === undefined) {
    const [ground, color] = isBare ? [surface.ground, surface.strong] : [surface.tile, surface.onTile];
    return centered(
      size,
      isBare ? undefined : ground,
      radius,
      numeral(design, index, Math.max(24, Math.round(size * (isBare ? 0.72 : 0.5))), color, ground),
    );
  }
  if (isBare) return centered(size, undefined, 0, drawing(icon, Math.round(size * 0.82), surface.strong));
  const mark = iconTile(icon, size, surface, radius);
  if (!brief.ordered) return mark;
  const badge = centered(44, surface.hot, 22, numeral(design, index, 26, surface.onHot, surface.hot));
  return { ...mark, overlays: [{ node: badge, right: -18, top: -14 }] };
}
