import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { checkPicture } from '../../../../lib/engine/compose/check.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { BoxNode, Scene, SceneNode } from '../../../../lib/engine/scene.ts';
import { madeBriefs } from '../../../sheet/module-briefs.ts';
import { loadMeasurer } from './briefs.ts';
import { textAt } from './text-at.ts';

vi.mock('../../../../lib/engine/compose/check.ts', { spy: true });

const full = Array.from({ length: 9 }, (_, index) => textAt(60 + index * 110));
const scene = (nodes: readonly SceneNode[]): Scene => ({
  width: 1080,
  height: 1080,
  background: '#ffffff',
  nodes,
  description: '',
});
const small = { family: 'body', weight: 400, size: 20 } as const;
const dark: BoxNode = { type: 'box', x: 0, y: 0, width: 1080, height: 1080, fill: '#222222' };

describe('checkPicture', () => {
  beforeEach(() => void vi.mocked(checkPicture).mockReset());

  it('finds nothing against a full page', () => {
    expect(checkPicture(scene(full))).toEqual([]);
  });

  it.each<[string, string, readonly SceneNode[]]>([
    ['margin', 'text at the edge', [textAt(60, { lines: [{ text: 'Out', x: 10, baseline: 105, width: 90 }] })]],
    ['size', 'small print', [textAt(60, { font: small })]],
    ['contrast', 'pale text', [textAt(60, { color: '#999999', font: { ...small, size: 30 } })]],
    ['contrast', 'dark text on a box that is dark, too', [dark, textAt(60)]],
    ['overlap', 'texts on one another', [textAt(60), textAt(70)]],
  ])('finds %s: %s', (rule, _what, nodes) => {
    const found = checkPicture(scene([...nodes, ...full.slice(1)])).map((fault) => fault.rule);
    expect(found).toContain(rule);
  });

  it('finds an empty half', () => {
    expect(checkPicture(scene(full.slice(0, 2)))).toContainEqual({ rule: 'empty' });
  });
});

describe('a picture with a fault', () => {
  let measurer: TextMeasurer;
  beforeAll(async () => {
    measurer = await loadMeasurer();
  });
  const { brief } = madeBriefs.find(({ name }) => name === 'list') ?? {};
  const compose = () => brief && composeInfographic(brief, '4:5', derivePalette('#0f766e'), measurer);

  it.each(['margin', 'size', 'contrast', 'overlap', 'empty'] as const)('of %s is composed again', (rule) => {
    vi.mocked(checkPicture).mockReset();
    const first = compose()?.composition;
    expect(first).toBeDefined();
    vi.mocked(checkPicture).mockImplementation((drawn) =>
      'composition' in drawn && drawn.composition === first ? [{ rule }] : [],
    );
    expect(compose()?.composition).not.toBe(first);
    vi.mocked(checkPicture).mockReset();
  });
});
