import type { BrokenText, TextBreaker } from './break-text.ts';
import type { LayoutNode, Overlay, Room, Stack } from './tree.ts';

export interface Placed {
  readonly node: LayoutNode;
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
  readonly children: readonly Placed[];
  readonly text?: BrokenText;
}

/** Less is rounding. */
export const minOverflowPx = 0.5;

export class Placer {
  readonly breaker: TextBreaker;
  overflow = 0;

  constructor(breaker: TextBreaker) {
    this.breaker = breaker;
  }

  private naturalWidth(node: LayoutNode): number {
    if (node.width !== undefined) return node.width;
    if (node.type === 'image' || node.type === 'icon' || node.type === 'room') return 0;
    if (node.type === 'text') {
      const width = Math.ceil(this.breaker.measurer.width(node.text, node.font));
      return Math.min(width, node.maxWidth ?? width);
    }
    const widths = node.children.map((child) => this.naturalWidth(child));
    const { left = 0, right = 0 } = node.padding ?? {};
    const gaps = (node.gap ?? 0) * Math.max(0, widths.length - 1);
    const inner = node.type === 'row' ? widths.reduce((sum, width) => sum + width, gaps) : Math.max(0, ...widths);
    return inner + left + right;
  }

  place(node: LayoutNode, width: number, height: number | undefined): Placed {
    const definite = height ?? node.height;
    if (node.type === 'row') return this.placeRow(node, width, definite);
    if (node.type === 'column') return this.placeColumn(node, width, definite);
    if (node.type === 'text') {
      const text = this.breaker.break(node, width);
      const natural = text.lines.length * text.font.size * node.lineHeight;
      return { node, x: 0, y: 0, width, height: definite ?? natural, children: [], text };
    }
    if (node.type === 'room') return this.placeRoom(node, width, definite);
    return { node, x: 0, y: 0, width: node.width ?? width, height: definite ?? 0, children: [] };
  }

  private placeRoom(node: Room, width: number, height: number | undefined): Placed {
    const before = this.overflow;
    const inner = height ?? node.minHeight;
    const placed = this.place(node.build(width, inner), width, inner);
    // A minimum-height pass: content is checked later, at its final height.
    if (height === undefined) this.overflow = before;
    return { node, x: 0, y: 0, width, height: inner, children: [placed] };
  }

  private placeRow(node: Stack, width: number, height: number | undefined): Placed {
    const { top = 0, right = 0, bottom = 0, left = 0 } = node.padding ?? {};
    const { gap = 0, align = 'stretch', justify = 'start', children } = node;
    const gaps = gap * Math.max(0, children.length - 1);
    const room = width - left - right - gaps;
    const natural = children.map((child) => (child.grow ? 0 : this.naturalWidth(child)));
    const shares = children.reduce((sum, child) => sum + (child.grow ?? 0), 0);
    const free = room - natural.reduce((sum, each) => sum + each, 0);
    this.overflow += Math.max(0, -free);
    const widths = children.map((child, index) =>
      child.grow ? (Math.max(0, free) * child.grow) / shares : (natural[index] ?? 0),
    );
    const innerHeight = height === undefined ? undefined : height - top - bottom;
    let placed = children.map((child, index) => this.place(child, widths[index] ?? 0, undefined));
    const tallest = Math.max(0, ...placed.map((child) => child.height));
    const inner = innerHeight ?? tallest;
    if (innerHeight !== undefined) this.overflow += Math.max(0, tallest - innerHeight);
    if (align === 'stretch') {
      const isStretched = (child: Placed) => child.node.height === undefined && child.height < inner;
      placed = placed.map((child) => (isStretched(child) ? this.place(child.node, child.width, inner) : child));
    }
    const { start, between } = computeSpread(justify, shares > 0 ? 0 : Math.max(0, free), children.length);
    let x = left + start;
    for (const child of placed) {
      child.x = x;
      child.y = top + computeOffset(align, inner - child.height);
      x += child.width + gap + between;
    }
    return { node, x: 0, y: 0, width, height: inner + top + bottom, children: placed };
  }

  private placeColumn(node: Stack, width: number, height: number | undefined): Placed {
    const { top = 0, right = 0, bottom = 0, left = 0 } = node.padding ?? {};
    const { gap = 0, align = 'stretch', justify = 'start', children } = node;
    const innerWidth = width - left - right;
    const measureWidth = (child: LayoutNode) =>
      child.width ?? (align === 'stretch' ? innerWidth : Math.min(innerWidth, this.naturalWidth(child)));
    let placed = children.map((child) => this.place(child, measureWidth(child), undefined));
    const gaps = gap * Math.max(0, children.length - 1);
    const pulls = children.reduce((sum, child) => sum + readPull(child), 0);
    const natural = placed.reduce((sum, child) => sum + child.height, gaps) - pulls;
    const inner = height === undefined ? natural : height - top - bottom;
    const free = inner - natural;
    this.overflow += Math.max(0, -free);
    const shares = children.reduce((sum, child) => sum + (child.grow ?? 0), 0);
    // A minimum-height pass only asked for the room's height, so it is placed even with nothing left.
    if (height !== undefined && free > -minOverflowPx && shares > 0) {
      const left = Math.max(0, free);
      placed = placed.map((child) =>
        child.node.grow ? this.place(child.node, child.width, child.height + (left * child.node.grow) / shares) : child,
      );
    }
    const { start, between } = computeSpread(justify, shares > 0 ? 0 : Math.max(0, free), children.length);
    let y = top + start;
    for (const child of placed) {
      y -= readPull(child.node);
      child.x = left + computeOffset(align, innerWidth - child.width);
      child.y = y;
      y += child.height + gap + between;
    }
    return { node, x: 0, y: 0, width, height: inner + top + bottom, children: placed };
  }

  placeOverlay({ node, left, right, top, bottom }: Overlay, width: number, height: number): Placed {
    const placed = this.place(node, node.width, node.height);
    placed.x = left ?? width - node.width - (right ?? 0);
    placed.y = top ?? height - node.height - (bottom ?? 0);
    return placed;
  }
}

const readPull = (node: LayoutNode) => ('pullUp' in node ? (node.pullUp ?? 0) : 0);

const computeOffset = (align: Stack['align'], rest: number) =>
  align === 'center' ? rest / 2 : align === 'end' ? rest : 0;

function computeSpread(justify: Stack['justify'], rest: number, count: number): { start: number; between: number } {
  if (justify === 'center') return { start: rest / 2, between: 0 };
  if (justify === 'end') return { start: rest, between: 0 };
  if (justify === 'between' && count > 1) return { start: 0, between: rest / (count - 1) };
  return { start: 0, between: 0 };
}
