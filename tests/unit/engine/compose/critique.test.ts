import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { layouts } from '../../../../lib/engine/brief.ts';
import { type Critique, computePenalty, critique } from '../../../../lib/engine/compose/critique.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import { readHtml } from '../../../../lib/engine/read/html.ts';
import type { Scene, TextNode } from '../../../../lib/engine/scene.ts';
import { samples } from '../../../sheet/briefs.ts';
import { loadMeasurer, withModules } from './briefs.ts';
import { checkScene } from './check-scene.ts';
import { textAt } from './text-at.ts';

const scene = (nodes: readonly TextNode[]): Scene => ({
  width: 1080,
  height: 1080,
  background: '#ffffff',
  nodes,
  description: '',
});
const full = Array.from({ length: 9 }, (_, index) => textAt(60 + index * 110));

describe('critique', () => {
  it('finds nothing against a full, even page', () => {
    expect(Object.values(critique(scene(full))).every((value) => value < 0.2)).toBe(true);
  });

  it.each<[keyof Critique, string, readonly TextNode[]]>([
    ['empty', 'a hole', full.slice(0, 4)],
    ['smallText', 'small print', full.map((node) => ({ ...node, font: { ...node.font, size: 26 } }))],
    ['weakContrast', 'pale text', [textAt(60, { color: '#999999' }), ...full.slice(1)]],
    ['repetition', 'a line said twice', [...full, textAt(1000, { lines: full[0]?.lines ?? [] })]],
    [
      'widows',
      'a last word alone',
      full.map((node) => ({
        ...node,
        lines: [...node.lines, { text: 'so', x: 60, baseline: node.y + 100, width: 60 }],
      })),
    ],
    ['imbalance', 'all at the top', full.slice(0, 3)],
  ])('minds %s: %s', (part, _what, nodes) => {
    expect(critique(scene(nodes))[part]).toBeGreaterThan(critique(scene(full))[part] + 0.2);
  });
});

describe('composing with a critique', () => {
  const palette = derivePalette('#2563eb');
  let measurer: TextMeasurer;
  beforeAll(async () => {
    measurer = await loadMeasurer();
  });

  it.each(aspects)('is never worse, and as sound (%s)', (aspect) => {
    for (const layout of layouts) {
      const brief = withModules(samples[layout]);
      const plain = composeInfographic(brief, aspect, palette, measurer);
      const looked = composeInfographic(brief, aspect, palette, measurer, { critique: true });
      expect(computePenalty(looked), layout).toBeLessThanOrEqual(computePenalty(plain));
      expect(checkScene(looked), layout).toEqual([]);
    }
  });

  it.each(aspects)(
    'says what the source leads with, however well another part of it lies on the sheet (%s)',
    (aspect) => {
      const page = readFileSync(resolve(import.meta.dirname, '../../../fixtures/samples/mornings.html'), 'utf8');
      const brief = makeBrief(readHtml(page), {});
      const image = { asset: 'desk', width: 1200, height: 675 };
      const { description } = composeInfographic(brief, aspect, palette, measurer, { critique: true, image });
      expect(description).toContain('Keep the morning free of meetings; Write before you talk');
    },
  );

  it('keeps the look that was wished for', () => {
    const options = { critique: true, mood: 'dark' } as const;
    const { background } = composeInfographic(withModules(samples.list), '1:1', palette, measurer, options);
    expect(background).toBe(palette.deep.ground);
  });
});
