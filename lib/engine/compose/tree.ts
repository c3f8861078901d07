import type { Fill, Font, SceneNode, Stroke, TextNode } from '../scene.ts';
import type { Rect } from '../sizes.ts';
import type { Shape } from './shapes.ts';

/** A small subset of flexbox, lengths in pixels. Left and right are logical: right-to-left text mirrors everything. */
export type LayoutNode = Stack | Room | TextLeaf | IconLeaf | ImageLeaf;

interface Sized {
  /** By default from content or parent; a child that grows starts from its height. */
  readonly width?: number;
  readonly height?: number;
  readonly grow?: number;
}

interface Insets {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

export interface Stack extends Sized {
  readonly type: 'row' | 'column';
  readonly children: readonly LayoutNode[];
  readonly gap?: number;
  readonly padding?: Insets;
  /** Cross axis; `stretch` by default. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
  /** Main axis where no child grows; `start` by default. */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  readonly radius?: number;
  /** Pixels moved up over the previous child; the following ones move too. */
  readonly pullUp?: number;
  readonly overlays?: readonly Overlay[];
  /** Shapes behind the children, drawn once their places are known. */
  readonly draw?: (area: Area) => readonly Shape[];
  /** Drawings and scenery, in the picture's own pixels. */
  readonly art?: ((area: ArtArea) => readonly SceneNode[]) | undefined;
  readonly isArtAbove?: boolean;
}

/** A placed stack in the picture's pixels, already mirrored for right-to-left text. */
export interface ArtArea extends Rect {
  readonly isMirrored: boolean;
  readonly texts: readonly Rect[];
  /** Hairlines between them. */
  readonly rules: readonly Rect[];
  readonly children: readonly Rect[];
}

export interface MarkStyle {
  readonly ink: string;
  readonly fill?: string | undefined;
  readonly weight?: number | undefined;
}

export interface Area {
  readonly width: number;
  readonly height: number;
  readonly children: readonly Rect[];
}

export interface Room extends Sized {
  readonly type: 'room';
  readonly minHeight: number;
  readonly build: (width: number, height: number) => Stack;
}

export interface Overlay {
  readonly node: LayoutNode & { readonly width: number; readonly height: number };
  /** Inward distance from the stack's edge; give one of each pair. */
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly behind?: boolean;
}

export interface TextLeaf extends Sized {
  readonly type: 'text';
  readonly text: string;
  readonly font: Font;
  readonly color: string;
  readonly ground: string;
  readonly role: TextNode['role'];
  /** Factor of the font size. */
  readonly lineHeight: number;
  /** For text without a letter of its own. */
  readonly direction: TextNode['direction'];
  readonly align?: 'start' | 'center' | 'end';
  readonly wrap?: 'balance' | 'fill';
  /** Shrinks the font down to `min` until it takes `lines` lines without a broken word, and by up to `thrift` to save a line. */
  readonly fit?: { readonly min: number; readonly lines: number; readonly thrift?: number };
  /** Cut with an ellipsis and reported as clipped. */
  readonly maxLines?: number;
  readonly maxWidth?: number;
  /** Set off only where the phrase is on one line. */
  readonly mark?: { readonly phrase: string; readonly style: MarkStyle } | undefined;
}

export interface IconLeaf {
  readonly type: 'icon';
  readonly width: number;
  readonly height: number;
  readonly grow?: undefined;
  readonly viewBox: number;
  readonly paths: readonly { readonly d: string; readonly opacity: number }[];
  readonly color: string;
}

export interface ImageLeaf extends Sized {
  readonly type: 'image';
  readonly asset: string;
  readonly fit: 'cover' | 'contain';
  readonly radius?: number;
  readonly focus?: readonly [number, number];
  readonly tint?: string | undefined;
}

export const createColumn = (options: Omit<Stack, 'type' | 'children'>, children: readonly LayoutNode[]): Stack => ({
  ...options,
  type: 'column',
  children,
});

export const createRow = (options: Omit<Stack, 'type' | 'children'>, children: readonly LayoutNode[]): Stack => ({
  ...options,
  type: 'row',
  children,
});

export const createRoom = (minHeight: number, build: Room['build']): Room => ({
  type: 'room',
  grow: 1,
  minHeight,
  build,
});

export const createBlock = (width: number, height: number, options: Pick<Stack, 'fill' | 'stroke' | 'radius'>) => ({
  ...createColumn(options, []),
  width,
  height,
});

export type Root = Stack & { readonly width: number; readonly height: number };

export const keepPresent = (nodes: readonly (LayoutNode | undefined)[]): LayoutNode[] =>
  nodes.filter((node) => node !== undefined);
