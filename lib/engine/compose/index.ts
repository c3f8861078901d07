import type { Aspect } from '../../contract/index.ts';
import type { Palette } from '../brand/palette.ts';
import { chooseLook, type Look, themeOf, type Wish } from '../brand/theme.ts';
import type { Brief } from '../brief.ts';
import type { TextMeasurer } from '../platform.ts';
import type { Scene } from '../scene.ts';
import { pictureSizes } from '../sizes.ts';
import { describe } from './describe.ts';
import { type Fitted, fitTree } from './fit.ts';
import { specs } from './layouts/index.ts';
import { type LeadImage, posterTree } from './layouts/poster.ts';

export interface ComposeOptions {
  /** A picture that leads. */
  readonly image?: LeadImage | undefined;
  /** What the person wishes it to be like. */
  readonly wish?: Wish | undefined;
  /** This look and no other. */
  readonly look?: Look | undefined;
}

/** Composes a brief for one aspect. What does not fit is left out by the fit rules. */
export function composeInfographic(
  brief: Brief,
  aspect: Aspect,
  palette: Palette,
  measurer: TextMeasurer,
  { image, wish, look = chooseLook(brief.title, wish) }: ComposeOptions = {},
): Scene {
  const theme = themeOf(look, palette);
  const setting = { aspect, theme, measurer };
  const scene = ({ nodes, said }: Fitted, layout: Brief['layout']): Scene => ({
    ...pictureSizes[aspect],
    background: theme.body.ground,
    nodes,
    description: describe(said, layout),
  });
  if (image) return scene(fitTree(brief, specs.list, posterTree(image), setting), 'list');
  let best: { fitted: Fitted; layout: Brief['layout'] } | undefined;
  for (const layout of new Set([brief.layout, ...brief.fitting, 'list' as const])) {
    const spec = specs[layout];
    if (!spec.holds(brief)) continue;
    for (const tree of spec.trees(brief, aspect)) {
      const fitted = fitTree(brief, spec, tree, setting);
      if (isBetter(fitted, best?.fitted)) best = { fitted, layout };
      if (fitted.overflow === 0 && fitted.clipped === 0 && fitted.lost === 0) return scene(fitted, layout);
    }
    if (best && best.fitted.overflow === 0 && best.fitted.clipped === 0) break;
  }
  if (best === undefined) throw new TypeError('the layout list takes any brief');
  return scene(best.fitted, best.layout);
}

/** Nothing cut off before nothing left out; of two alike the earlier one. */
function isBetter(one: Fitted, other: Fitted | undefined): boolean {
  if (other === undefined) return true;
  const faults = ({ overflow, clipped, lost }: Fitted) => (overflow > 0 ? 1000 : 0) + clipped * 20 + lost;
  return faults(one) < faults(other);
}
