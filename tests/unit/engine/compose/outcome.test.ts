import { beforeAll, describe, expect, it } from 'vitest';
import { aspects, type Outcome, outcomes } from '../../../../lib/contract/index.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { type Drawings, loadDrawingsFor, noDrawings } from '../../../../lib/engine/compose/drawings.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import { madeBriefs } from '../../../sheet/module-briefs.ts';
import { loadMeasurer } from './briefs.ts';
import { checkScene } from './check-scene.ts';

const shown = madeBriefs.filter(({ name }) => ['list', 'ranking', 'numbers'].includes(name));
const drawingsOf = new Map<string, Drawings>();
let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await loadMeasurer();
  for (const { name, brief, style } of shown) drawingsOf.set(name, await loadDrawingsFor(brief, style));
});
const palette = derivePalette('#0f766e');
const [first] = shown;
if (!first) throw new Error('no briefs');
const composeFor = (outcome: Outcome | undefined, aspect: (typeof aspects)[number], { name, brief } = first) =>
  composeInfographic(brief, aspect, palette, measurer, { outcome, drawings: drawingsOf.get(name) ?? noDrawings });
const listTexts = (scene: ReturnType<typeof composeFor>) =>
  scene.nodes.flatMap((node) => (node.type === 'text' ? [node] : []));

describe.each(outcomes)('a picture for %s', (outcome) => {
  it.each(aspects)('is sound in %s', (aspect) => {
    for (const made of shown) expect(checkScene(composeFor(outcome, aspect, made)), made.name).toEqual([]);
  });
});

it('keeps a story’s words clear of what the app draws over it', () => {
  for (const made of shown)
    for (const { y, height } of listTexts(composeFor('story_reel', '9:16', made))) {
      expect(y).toBeGreaterThanOrEqual(250);
      expect(y + height).toBeLessThanOrEqual(1920 - 340);
    }
});

it('draws a post for Instagram larger than one for LinkedIn', () => {
  const sizes = (outcome: Outcome) => listTexts(composeFor(outcome, '4:5')).map(({ font }) => font.size);
  expect(Math.min(...sizes('instagram_post'))).toBeGreaterThanOrEqual(Math.min(...sizes('linkedin_post')));
  expect(Math.max(...sizes('instagram_post'))).toBeGreaterThan(Math.max(...sizes('linkedin_post')));
});
