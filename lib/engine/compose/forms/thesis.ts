import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { createFooter } from '../parts/footer.ts';
import { createKicker, drawScenery, findHero, makeSkySurface } from '../parts/header.ts';
import { drawGround, drawMotif } from '../parts/motif.ts';
import { createBlock, createColumn, keepPresent, type LayoutNode } from '../tree.ts';
import { createBodyText, createHeading } from '../type.ts';
import { defineForm } from './form.ts';

/** One statement fills the picture, over its scene. */

const statementSize = {
  '9:16': toSizeRange(108, 60, 148),
  '4:5': toSizeRange(98, 54, 132),
  '1:1': toSizeRange(84, 48, 116),
  '16:9': toSizeRange(92, 52, 124),
} as const;
const sceneShare = 0.34;

function createPage({ text, mark }: ModuleOf<'thesis'>, design: Design): LayoutNode {
  const { theme, measures, space, px, aspect, brief, height } = design;
  const hero = findHero(design);
  const hasScene = hero !== undefined && theme.hasScene;
  const surface = hasScene ? makeSkySurface(design, hero) : theme.header;
  const { margin, top, bottom } = measures;
  const said = design.text(text, {
    family: 'headline',
    weight: 800,
    size: px(statementSize[aspect]),
    tracking: -0.025,
    lineHeight: 1.14,
    surface,
    role: 'title',
    mark,
  });
  const side = { left: margin, right: margin };
  // Without a scene the subject stands on a field of its own, where the look has one.
  const hasField = !hasScene && theme.look === 'illustrated';
  const about = createBodyText(design, brief.title, surface, { of: toSizeRange(34, 28, 40), role: 'subtitle' });
  const words = createColumn({ grow: 1, gap: space(30), justify: hasScene ? 'start' : 'center' }, [
    ...createKicker(design, surface),
    said,
    ...(hasField ? [] : [about]),
  ]);
  const field = createColumn({ fill: theme.thesis.ground, padding: { top: space(48), ...side, bottom: space(52) } }, [
    createHeading(design, brief.title, theme.thesis, { of: toSizeRange(48, 36, 66), role: 'subtitle' }),
  ]);
  const isApart = hasScene || hasField;
  const foot = createFooter(design, isApart ? theme.body : surface);
  const strip = hasScene ? Math.round(height * sceneShare) : 0;
  return createColumn(
    { grow: 1, fill: surface.ground, draw: drawGround(design) },
    keepPresent([
      createColumn(
        {
          grow: 1,
          padding: { top, ...side, bottom: hasField ? space(40) : 0 },
          fill: surface.ground,
          art: hasScene ? (area) => drawScenery(design, hero, area, area.texts) : undefined,
          draw: hasScene ? undefined : drawMotif(design, surface.shape, 'bottom'),
        },
        [words, createBlock(1, strip, {})],
      ),
      hasField ? field : undefined,
      foot &&
        createColumn({ fill: isApart ? theme.body.ground : undefined, padding: { top: 28, ...side, bottom } }, [foot]),
    ]),
  );
}

const lengths = { large: 90, max: 140 };
const bids = { large: 0.55, long: 0.4 };

export const thesis = defineForm({
  name: 'poster',
  kind: 'thesis',
  bid: ({ text: { length } }, { hasImage }) => {
    if (hasImage || length > lengths.max) return 0;
    return length <= lengths.large ? bids.large : bids.long;
  },
  cuts: (module) => [module],
  build: createPage,
  page: createPage,
  describe: ({ text }) => text,
});
