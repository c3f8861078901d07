import { expect, it } from 'vitest';
import { createEngine } from '../../../lib/engine/engine.ts';
import type { Steering } from '../../../lib/engine/index.ts';
import { createNodePlatform } from '../../../lib/engine/paint/node.ts';

const text = `# Four ways to keep a shed dry

## Open the door at noon
Air carries the water out.

## Raise the floor
Bricks under the boards are enough.

## Fix the gutter
Rain that runs down a wall comes in.

## Hang up wet tools
A wet spade on the floor rots the boards.
`;
const engine = createEngine(createNodePlatform());
const draw = async (steering: Steering) => {
  const document = await engine.extract({ kind: 'text', text });
  const brief = engine.brief(document, steering);
  return engine.drawInfographic(brief, { aspect: '4:5', format: 'png', steering, assets: {}, widthPx: 270 });
};

it.each([
  ['make it sparkle', ['notes']],
  ['as a quadrant', ['layout']],
  ['as a funnel', ['layout']],
  ['as a pyramid', []],
  ['darker', []],
  ['lighter', []],
  ['playful', []],
  ['only three points', []],
  ['Layout: list.', []],
  ['bold and hand-drawn', ['look']],
])('reports of the notes “%s” what is not met: %j', async (notes, unmet) => {
  const [plain, steered] = [await draw({}), await draw({ styleNotes: notes })];
  expect(steered.unmet).toEqual(unmet);
  const isSame = Buffer.from(steered.bytes).equals(Buffer.from(plain.bytes));
  if (isSame) expect(notes.startsWith('Layout') || unmet.length > 0).toBe(true);
});

it.each([
  ['linkedin_post', []],
  ['instagram_post', []],
  ['custom', []],
  ['presentation_slide', ['outcome']],
])('draws for %s another picture, or reports that it is the same: %j', async (outcome, unmet) => {
  const [plain, steered] = [await draw({}), await draw({ outcome })];
  expect(steered.unmet).toEqual(unmet);
  const isSame = Buffer.from(steered.bytes).equals(Buffer.from(plain.bytes));
  expect(isSame).toBe(outcome === 'custom' || unmet.length > 0);
});
