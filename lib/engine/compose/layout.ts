import type { SceneNode } from '../scene.ts';
import type { Rect } from '../sizes.ts';
import type { TextBreaker } from './break-text.ts';
import { drawMarked } from './marked.ts';
import { minOverflowPx, type Placed, Placer } from './place.ts';
import { placeText } from './place-text.ts';
import { writePathData } from './shapes.ts';
import type { Overlay, Stack, TextLeaf } from './tree.ts';

export interface Laid {
  /** Lazy: fitting discards most layouts without drawing them. */
  nodes(): readonly SceneNode[];
  readonly overflow: number;
  readonly clipped: number;
}

/** Pixels; a higher box is not a hairline. */
const maxRule = 6;

class Flattener {
  readonly nodes: SceneNode[] = [];
  private readonly placer: Placer;
  private readonly pictureWidth: number;
  private readonly mirrored: boolean;

  constructor(placer: Placer, pictureWidth: number, mirrored: boolean) {
    this.placer = placer;
    this.pictureWidth = pictureWidth;
    this.mirrored = mirrored;
  }

  add(placed: Placed, originX: number, originY: number): void {
    const { node, width, height } = placed;
    const logicalX = originX + placed.x;
    const y = originY + placed.y;
    const x = this.mirrored ? this.pictureWidth - logicalX - width : logicalX;
    switch (node.type) {
      case 'text':
        this.addText(placed, node, x, y);
        return;
      case 'icon':
        for (const { d, opacity } of node.paths) {
          this.nodes.push({ type: 'path', d, x, y, scale: width / node.viewBox, fill: node.color, opacity });
        }
        return;
      case 'image': {
        const { asset, fit, radius, focus, tint } = node;
        this.nodes.push({ type: 'image', asset, fit, radius, focus, tint, x, y, width, height });
        return;
      }
      case 'room':
        for (const child of placed.children) this.add(child, logicalX, y);
        return;
      default: {
        const { fill, stroke, radius, overlays = [], art } = node;
        if (fill || stroke) this.nodes.push({ type: 'box', x, y, width, height, radius, fill, stroke });
        const putArt = () => {
          if (!art) return;
          const texts = this.placeTexts(placed, originX, originY);
          const children = placed.children.map((child) => this.toRect(child, logicalX, y));
          const rules = this.placeRules(placed, originX, originY);
          this.nodes.push(...art({ x, y, width, height, isMirrored: this.mirrored, texts, rules, children }));
        };
        if (!node.isArtAbove) putArt();
        const put = (overlay: Overlay) => this.add(this.placer.placeOverlay(overlay, width, height), logicalX, y);
        overlays.filter((overlay) => overlay.behind).forEach(put);
        for (const shape of node.draw?.(placed) ?? []) {
          const d = writePathData(shape.commands, this.mirrored ? width : undefined);
          this.nodes.push({ type: 'path', d, x, y, scale: 1, fill: shape.fill, stroke: shape.stroke });
        }
        if (node.isArtAbove) putArt();
        for (const child of placed.children) this.add(child, logicalX, y);
        overlays.filter((overlay) => !overlay.behind).forEach(put);
      }
    }
  }

  private toRect({ x, y, width, height }: Placed, originX: number, originY: number): Rect {
    const left = originX + x;
    return { x: this.mirrored ? this.pictureWidth - left - width : left, y: originY + y, width, height };
  }

  private placeTexts(placed: Placed, originX: number, originY: number): Rect[] {
    const [x, y] = [originX + placed.x, originY + placed.y];
    const { node, text } = placed;
    if (node.type === 'text' && text && text.lines.length > 0) {
      const height = text.font.size * node.lineHeight;
      const rect = this.toRect(placed, originX, originY);
      const inset = { start: this.mirrored ? 1 : 0, center: 0.5, end: this.mirrored ? 0 : 1 }[node.align ?? 'start'];
      return text.lines.map(({ width }, index) => ({
        x: rect.x + (rect.width - width) * inset,
        y: rect.y + index * height,
        width,
        height,
      }));
    }
    return placed.children.flatMap((child) => this.placeTexts(child, x, y));
  }

  private placeRules(placed: Placed, originX: number, originY: number): Rect[] {
    const { node, height, children } = placed;
    if ('fill' in node && node.fill && height <= maxRule) return [this.toRect(placed, originX, originY)];
    return children.flatMap((child) => this.placeRules(child, originX + placed.x, originY + placed.y));
  }

  private addText({ width, text }: Placed, leaf: TextLeaf, x: number, y: number): void {
    if (text === undefined || text.lines.length === 0) return;
    const { color, ground, role, direction, lineHeight, align = 'start' } = leaf;
    const sides = this.mirrored ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const side = { start: sides[0], center: 'center' as const, end: sides[1] }[align];
    const { measurer } = this.placer.breaker;
    const node = placeText(
      text.lines,
      { x, y, width, lineHeight, align: side },
      { font: text.font, color, ground, role, direction },
      measurer,
    );
    this.nodes.push(...(leaf.mark ? drawMarked(node, leaf.mark, side, measurer) : [node]));
  }
}

function countClipped({ node, width, height, children, text }: Placed, placer: Placer): number {
  const isSource = 'role' in node && node.role === 'source';
  let count = text?.clipped && text.lines.length > 0 && !isSource ? 1 : 0;
  if ('overlays' in node) {
    for (const overlay of node.overlays ?? []) {
      count += countClipped(placer.placeOverlay(overlay, width, height), placer);
    }
  }
  for (const child of children) count += countClipped(child, placer);
  return count;
}

export function layOut(
  root: Stack & { readonly width: number; readonly height: number },
  direction: 'ltr' | 'rtl',
  breaker: TextBreaker,
): Laid {
  const placer = new Placer(breaker);
  const placed = placer.place(root, root.width, root.height);
  const clipped = countClipped(placed, placer);
  const { overflow } = placer;
  const listNodes = () => {
    const flattener = new Flattener(placer, root.width, direction === 'rtl');
    flattener.add(placed, 0, 0);
    return flattener.nodes;
  };
  return { nodes: listNodes, overflow: overflow < minOverflowPx ? 0 : overflow, clipped };
}
