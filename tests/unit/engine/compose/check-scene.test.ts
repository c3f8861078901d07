import { describe, expect, it } from 'vitest';
import type { BoxNode, Scene, SceneNode, TextNode } from '../../../../lib/engine/scene.ts';
import { checkColumns, checkScene, type Fault } from './check-scene.ts';

const makeText = (more: Partial<TextNode> = {}): TextNode => ({
  type: 'text',
  x: 100,
  y: 100,
  width: 300,
  height: 40,
  lines: [{ text: 'Words', x: 100, baseline: 130, width: 90 }],
  font: { family: 'body', weight: 400, size: 30 },
  color: '#000000',
  ground: '#ffffff',
  direction: 'ltr',
  role: 'body',
  ...more,
});
const line = (x: number, baseline: number) => [{ text: 'Words', x, baseline, width: 90 }];
const dark: BoxNode = { type: 'box', x: 80, y: 80, width: 400, height: 100, fill: '#222222' };

const listRules = (nodes: readonly SceneNode[]): Fault['rule'][] => {
  const scene: Scene = { width: 600, height: 600, background: '#ffffff', nodes, description: '' };
  return checkScene(scene).map((fault) => fault.rule);
};

describe('checkScene', () => {
  it('finds nothing wrong with a sound scene', () => {
    expect(listRules([makeText(), makeText({ y: 200, lines: line(100, 230) })])).toEqual([]);
  });

  it.each<[Fault['rule'], string, readonly SceneNode[]]>([
    ['margin', 'text at the edge', [makeText({ x: 10, lines: line(10, 130) })]],
    [
      'margin',
      'text moved to the edge by its group',
      [{ type: 'group', x: 350, y: 0, children: [makeText({ lines: line(200, 130) })] }],
    ],
    ['line', 'a line outside its box', [makeText({ width: 60 })]],
    ['overlap', 'texts on one another', [makeText(), makeText({ lines: line(150, 135) })]],
    ['contrast', 'pale text', [makeText({ color: '#999999' })]],
    ['contrast', 'text without a ground or an outline', [makeText({ ground: undefined })]],
    ['ground', 'text on another box than it was made for', [dark, makeText()]],
    ['size', 'small print', [makeText({ font: { family: 'body', weight: 400, size: 20 } })]],
  ])('finds %s: %s', (rule, _what, nodes) => {
    expect(listRules(nodes)).toEqual([rule]);
  });

  it('lets large bold text have less contrast', () => {
    const font = { family: 'headline', weight: 700, size: 40 } as const;
    expect(listRules([makeText({ color: '#888888', font })])).toEqual([]);
    expect(listRules([makeText({ color: '#888888' })])).toEqual(['contrast']);
  });

  it('takes an outline for a ground', () => {
    const outline = { color: '#000000', width: 4 };
    expect(listRules([makeText({ ground: undefined, color: '#ffffff', outline })])).toEqual([]);
  });
});

describe('checkColumns', () => {
  const heading = (x: number, y: number, width = 300) => makeText({ x, y, width, role: 'heading' });
  const rules = (nodes: readonly SceneNode[]) =>
    checkColumns({ width: 900, height: 600, background: '#ffffff', nodes, description: '' }).map(({ rule }) => rule);

  it('finds a cell that stays empty', () => {
    expect(rules([heading(100, 100), heading(500, 100), heading(100, 300)])).toEqual(['cell']);
  });

  it('lets the one too many take a row of its own', () => {
    expect(rules([heading(100, 100), heading(500, 100), heading(100, 300, 700)])).toEqual([]);
    expect(rules([heading(100, 100, 700), heading(100, 300, 700)])).toEqual([]);
  });
});
