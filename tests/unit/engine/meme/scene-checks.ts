import { createMeasurer } from '../../../../lib/engine/paint/measure.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { SceneNode, TextNode } from '../../../../lib/engine/scene.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Half a pixel of rounding is not an overflow. */
const tolerance = 0.51;

/** Measures with the bundled faces, as the pictures are drawn. */
export async function realMeasurer(): Promise<TextMeasurer> {
  const platform = createNodePlatform();
  await platform.loadFonts();
  return createMeasurer(platform);
}

export function listCaptions(nodes: readonly SceneNode[]): readonly TextNode[] {
  return nodes.filter((node) => node.type === 'text');
}

/** A scene's captions with what the groups around them do to them: moved to (x, y) and turned about that point. */
export function listPlacedCaptions(
  nodes: readonly SceneNode[],
): readonly { readonly caption: TextNode; readonly x: number; readonly y: number }[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ caption: node, x: 0, y: 0 }];
    if (node.type !== 'group' || node.keptAs !== undefined) return [];
    return listCaptions(node.children).map((caption) => ({ caption, x: node.x, y: node.y }));
  });
}

export function inside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  );
}

export function overlap(a: Box, b: Box): boolean {
  return (
    a.x + a.width > b.x + tolerance &&
    b.x + b.width > a.x + tolerance &&
    a.y + a.height > b.y + tolerance &&
    b.y + b.height > a.y + tolerance
  );
}

/** What a caption's lines cover, outline included: the widest line, from the first to the last. */
export function ink(caption: TextNode): Box {
  const outline = (caption.outline?.width ?? 0) / 2;
  const left = Math.min(...caption.lines.map((line) => line.x)) - outline;
  const right = Math.max(...caption.lines.map((line) => line.x + line.width)) + outline;
  return { x: left, y: caption.y, width: right - left, height: caption.height };
}
