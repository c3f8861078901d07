import { expect, it } from 'vitest';
import { computeContrast } from '../../../../lib/engine/brand/color.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { looks } from '../../../../lib/engine/brand/theme.ts';
import { loadDrawingsFor } from '../../../../lib/engine/compose/drawings.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { paintScene } from '../../../../lib/engine/paint/paint.ts';
import type { SceneNode, TextNode } from '../../../../lib/engine/scene.ts';
import { madeBriefs } from '../../../sheet/module-briefs.ts';
import { loadMeasurer } from './briefs.ts';

/** Share of the pixels behind a line that may have less contrast: edges, hairlines (visual language, "Checked"). */
const percentile = 0.03;
/** Every so many pixels one is looked at. */
const step = 4;
const [width, height] = [1080, 1350];

const withoutText = (nodes: readonly SceneNode[]): SceneNode[] =>
  nodes.flatMap((node): SceneNode[] => {
    if (node.type === 'text') return [];
    return node.type === 'group' ? [{ ...node, children: withoutText(node.children) }] : [node];
  });

/** Texts that stand upright in no group: where they are painted is where they say. */
const listTexts = (nodes: readonly SceneNode[]) => nodes.filter((node): node is TextNode => node.type === 'text');
const findMinRatio = ({ font }: TextNode) => (font.size >= 40 || (font.size >= 32 && font.weight >= 700) ? 3 : 4.5);
const hex = (rgb: number) => `#${rgb.toString(16).padStart(6, '0')}`;

const ratios = new Map<string, number>();

/** Pictures have few colours, and a ratio takes longer than a look at a map. */
function computeRatio(color: string, rgb: number): number {
  const key = `${color} ${rgb}`;
  const ratio = ratios.get(key) ?? computeContrast(color, hex(rgb));
  ratios.set(key, ratio);
  return ratio;
}

/** The contrast that all but a few of the pixels behind a text have. */
function measureBehind(node: TextNode, data: Uint8ClampedArray): number {
  const found: number[] = [];
  for (const line of node.lines)
    for (let y = Math.round(line.baseline - node.font.size * 0.7); y < line.baseline; y += step)
      for (let x = Math.round(line.x); x < line.x + line.width; x += step) {
        const at = (y * width + x) * 4;
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
        found.push(computeRatio(node.color, (red << 16) | (green << 8) | blue));
      }
  return found.sort((a, b) => a - b)[Math.floor(found.length * percentile)] ?? 21;
}

const platform = createNodePlatform();

it.each(looks)(
  'text of the look %s has its contrast on the pixels behind it',
  async (look) => {
    const measurer = await loadMeasurer();
    const weak: string[] = [];
    for (const { name, brief, style, color } of madeBriefs) {
      const drawings = await loadDrawingsFor(brief, style);
      const scene = composeInfographic(brief, '4:5', derivePalette(color), measurer, { drawings, look });
      const { context } = platform.createSurface(width, height);
      paintScene({ ...scene, nodes: withoutText(scene.nodes) }, context, platform, new Map());
      const { data } = context.getImageData(0, 0, width, height);
      for (const node of listTexts(scene.nodes)) {
        if (node.outline) continue;
        const low = measureBehind(node, data);
        if (low < findMinRatio(node)) weak.push(`${name}: “${node.lines[0]?.text}” ${low.toFixed(2)}`);
      }
    }
    expect(weak).toEqual([]);
  },
  30_000,
);
