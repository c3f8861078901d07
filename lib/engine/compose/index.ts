import type { Aspect } from '../../contract/index.ts';
import type { Palette } from '../brand/palette.ts';
import type { Brief } from '../brief.ts';
import type { TextMeasurer } from '../platform.ts';
import type { Scene } from '../scene.ts';
import { pictureSizes } from '../sizes.ts';
import { fitTree } from './fit.ts';
import { listTree } from './list.ts';
import { type LeadImage, posterTree } from './poster.ts';

/** What the picture says, in the order it is read. */
function descriptionOf({ title, statistics, points }: Brief): string {
  const numbers = statistics.map(({ value, label }) => `${value} ${label}`);
  const said = [...numbers, ...points.map((point) => point.heading)];
  return said.length === 0 ? title : `${title}: ${said.join('; ')}`;
}

/** Composes a brief for one aspect, led by `image` when there is one. What does not fit is left out by the fit rules. */
export function composeInfographic(
  brief: Brief,
  aspect: Aspect,
  palette: Palette,
  measurer: TextMeasurer,
  image?: LeadImage,
): Scene {
  const tree = image ? posterTree(image) : listTree;
  const { nodes } = fitTree(brief, aspect, palette, tree, measurer);
  return { ...pictureSizes[aspect], background: palette.paper, nodes, description: descriptionOf(brief) };
}
