import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { type Drawings, loadDrawingsFor } from '../../../../lib/engine/compose/drawings.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { BriefModule, ModuleOf } from '../../../../lib/engine/modules.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import { madeBriefs } from '../../../sheet/module-briefs.ts';
import { loadMeasurer } from './briefs.ts';
import { checkScene } from './check-scene.ts';

const found = madeBriefs.find(({ name }) => name === 'list');
if (!found) throw new Error('no list');
const { brief: listed, color } = found;
const isItems = (module: BriefModule): module is ModuleOf<'items'> => module.kind === 'items';
const items = findItems(listed.modules ?? []);

function findItems(modules: readonly BriefModule[]): ModuleOf<'items'> {
  const module = modules.find(isItems);
  if (!module) throw new Error('no items');
  return module;
}

let measurer: TextMeasurer;
let drawings: Drawings;
beforeAll(async () => {
  measurer = await loadMeasurer();
  drawings = await loadDrawingsFor(listed);
});

/** Texts of the picture that shows five things of so many, set in that form. */
function draw(
  form: 'list' | 'parts',
  aspect: (typeof aspects)[number],
  total: number | undefined,
  title = '15 habits of a kitchen',
) {
  // Without what an anatomy would point at.
  const bare = { ...listed, title, hero: undefined };
  const brief = { ...bare, modules: [{ ...items, form, ...(total !== undefined && { total }) }] };
  const scene = composeInfographic(brief, aspect, derivePalette(color), measurer, {
    drawings,
    wishes: { shape: form },
  });
  const texts = scene.nodes.flatMap((node) => (node.type === 'text' ? node.lines.map(({ text }) => text) : []));
  return { scene, texts };
}

describe.each(['list', 'parts'] as const)('what a %s leaves out', (form) => {
  it.each(aspects)('is counted on its last line in %s', (aspect) => {
    const { scene, texts } = draw(form, aspect, 15);
    expect(scene.composition).toContain(form);
    const shown = items.items.filter(({ heading }) => texts.join(' ').includes(heading)).length;
    expect(texts).toContain(`${shown} of 15`);
    expect(checkScene(scene)).toEqual([]);
  });

  it.each([undefined, 3, 5])('is not counted where nothing is left out: %s', (total) => {
    expect(draw(form, '4:5', total).texts).not.toContainEqual(expect.stringMatching(/^\d+ of \d+$/));
  });

  it('is not counted where the title counts nothing', () => {
    const { texts } = draw(form, '4:5', 15, 'Habits of a kitchen');
    expect(texts).not.toContainEqual(expect.stringMatching(/^\d+ of \d+$/));
  });
});
