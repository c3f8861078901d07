import type { TextNode } from '../../../../lib/engine/scene.ts';

/** A line of body text at that height of a picture 1080 wide. */
export const textAt = (y: number, more: Partial<TextNode> = {}): TextNode => ({
  type: 'text',
  x: 60,
  y,
  width: 960,
  height: 60,
  lines: [{ text: `Line at ${y}`, x: 60, baseline: y + 45, width: 960 }],
  font: { family: 'body', weight: 400, size: 48 },
  color: '#000000',
  ground: '#ffffff',
  direction: 'ltr',
  role: 'body',
  ...more,
});
