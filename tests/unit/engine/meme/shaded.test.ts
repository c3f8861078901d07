import { describe, expect, it } from 'vitest';
import { createLinearGradient, drawPath, drawShaded, toRectanglePath } from '../../../../lib/engine/meme/shapes.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { paintScene } from '../../../../lib/engine/paint/paint.ts';
import type { SceneNode } from '../../../../lib/engine/scene.ts';

const platform = createNodePlatform();
const [width, height] = [40, 300];

function drawPixels(nodes: readonly SceneNode[]): Uint8ClampedArray {
  const { context } = platform.createSurface(width, height);
  paintScene({ width, height, background: '#ff00ff', nodes, description: '' }, context, platform, new Map());
  return context.getImageData(0, 0, width, height).data;
}

describe('shaded', () => {
  const stops = [
    [0, '#2c80bd'],
    [0.431, '#79bde0'],
    [0.8, '#d3e9ee'],
    [1, '#ffe6cd'],
  ] as const;

  it.each([
    ['over all of it', 0, 300],
    ['to a height between two rows', 0, 261.7],
    ['from below its top', 33.3, 250],
  ])('is as one gradient of all its colours, without a seam: %s', (_, y0, y1) => {
    const whole = drawPixels([
      drawPath(toRectanglePath(0, 0, width, height), { fill: createLinearGradient(y0, y1, stops) }),
    ]);
    const parts = drawPixels(drawShaded([0, 0, width, height], y0, y1, stops));
    const differences = parts.map((value, index) => Math.abs(value - (whole[index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThanOrEqual(1);
  });

  it('mixes two colours in each part', () => {
    const fills = drawShaded([0, 0, width, height], 0, height, stops).map(({ fill }) => fill);
    expect(fills).toHaveLength(3);
    for (const fill of fills) expect(fill).toMatchObject({ stops: [{ 0: 0 }, { 0: 1 }] });
  });
});
