import { expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { composeMeme, toSlotBox } from '../../../../lib/engine/meme/draw.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { paintScene } from '../../../../lib/engine/paint/paint.ts';
import { pictureSizes } from '../../../../lib/engine/sizes.ts';
import { contrast } from '../../components/contrast.ts';
import { realMeasurer } from './scene-checks.ts';

const strip = ['one', 'two', 'three', 'four'];
/** Not grounds of words, but things of the scene (a domino, a placard, a screen), or panels of a strip. */
const things: Readonly<Record<string, readonly string[]>> = {
  backfire: strip,
  clown: strip,
  beats: strip,
  levels: strip,
  starter: [...strip, 'title'],
  panic: ['panic', 'calm', 'again'],
  nobody: ['nobody', 'who', 'said'],
  shocked: ['moment'],
  story: ['moment'],
  proud: ['moment'],
  weary: ['moment'],
  doubtful: ['moment'],
  delighted: ['moment'],
  domino: ['effect'],
  newsroom: ['headline'],
  sign: ['sign'],
  sofa: ['screen'],
};

const cases = [...templates.values()].flatMap(({ id, slots }) => slots.map(({ role }) => ({ id, role })));
const platform = createNodePlatform();
const share = 6;

it.each(cases)('$id draws no ground for an empty $role', async ({ id, role }) => {
  const template = templates.get(id);
  const slot = template?.slots.find((each) => each.role === role);
  if (template === undefined || slot?.style !== 'panel' || things[id]?.includes(role)) return;
  const measurer = await realMeasurer();
  const captions = Object.fromEntries(template.slots.flatMap((each) => (each === slot ? [] : [[each.role, 'words']])));
  const draft = { template: id, captions, language: 'en', direction: 'ltr' } as const;
  for (const aspect of aspects) {
    const { width, height } = pictureSizes[aspect];
    const scene = composeMeme(draft, aspect, measurer);
    const size = { width: width / share, height: height / share };
    const surface = platform.createSurface(size.width, size.height);
    const nodes = [{ type: 'group', x: 0, y: 0, scale: 1 / share, children: scene.nodes } as const];
    paintScene({ ...size, background: '#ffffff', nodes, description: '' }, surface.context, platform, new Map());
    const pixels = surface.context.getImageData(0, 0, size.width, size.height).data;
    const box = toSlotBox(slot, aspect);
    const isGround = (x: number, y: number) => {
      const at = (Math.round(y / share) * Math.round(size.width) + Math.round(x / share)) * 4;
      const color = `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
      return contrast(color, slot.ground ?? '#ffffff') < 1.02;
    };
    const points = [0.2, 0.4, 0.6, 0.8].flatMap((across) =>
      [0.25, 0.5, 0.75].map((down) => isGround(box.x + box.width * across, box.y + box.height * down)),
    );
    expect(points.every(Boolean), aspect).toBe(false);
  }
});
