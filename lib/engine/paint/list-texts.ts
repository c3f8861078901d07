import type { Scene, SceneNode, TextLine, TextNode } from '../scene.ts';

type DrawnLine = TextLine;

export interface DrawnText {
  readonly text: string;
  readonly role: TextNode['role'];
  readonly direction: TextNode['direction'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly DrawnLine[];
}

export const listTexts = ({ nodes }: Scene): readonly DrawnText[] => nodes.flatMap((node) => listWithin(node, 0, 0, 1));

function listWithin(node: SceneNode, left: number, top: number, scale: number): readonly DrawnText[] {
  if (node.type === 'group') {
    const inner = scale * (node.scale ?? 1);
    return node.children.flatMap((child) => listWithin(child, left + node.x * scale, top + node.y * scale, inner));
  }
  if (node.type !== 'text') return [];
  const { x, y, width, height, role, direction, lines } = node;
  return [
    {
      text: lines.map((line) => line.text).join(' '),
      role,
      direction,
      x: left + x * scale,
      y: top + y * scale,
      width: width * scale,
      height: height * scale,
      lines: lines.map((line) => ({
        text: line.text,
        x: left + line.x * scale,
        baseline: top + line.baseline * scale,
        width: line.width * scale,
      })),
    },
  ];
}
