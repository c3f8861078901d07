import type { Fill, Font, SceneNode, Stroke, TextNode } from '../scene.ts';
import type { Shape } from './shapes.ts';

/**
 * The tree a layout describes and `layOut` places: a small subset of flexbox, all lengths in pixels. Left and right are
 * logical: the whole is mirrored for text that runs right to left.
 */
export type LayoutNode = Stack | Room | TextLeaf | IconLeaf | ImageLeaf;

interface Sized {
  /** Otherwise what the content or the parent gives. A child that grows starts from its height. */
  readonly width?: number;
  readonly height?: number;
  /** Share of the room its parent has left along its direction. */
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
  /** Across the direction; `stretch` unless said. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
  /** Along the direction, when no child grows; `start` unless said. */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  readonly radius?: number;
  /** Moves it up over what stands before it, the space closing behind it. */
  readonly pullUp?: number;
  readonly overlays?: readonly Overlay[];
  /** What is drawn on its ground, behind its children, once it is known where they stand. */
  readonly draw?: (area: Area) => readonly Shape[];
  /** Drawings and scenery on its ground, in the picture's own pixels. */
  readonly art?: ((area: ArtArea) => readonly SceneNode[]) | undefined;
  /** Whether the art stands over what {@link draw} draws, instead of under it. */
  readonly isArtAbove?: boolean;
}

/** Where a stack stands in the picture, mirrored already for text that runs right to left. */
export interface ArtArea extends Rect {
  readonly isMirrored: boolean;
  /** Lines of text that stand on the stack: what is drawn keeps clear of them. */
  readonly texts: readonly Rect[];
  /** Where the stack's children stand. */
  readonly children: readonly Rect[];
}

/** How a phrase is set off from the text around it. */
export interface MarkStyle {
  readonly ink: string;
  /** The box behind it. */
  readonly fill?: string | undefined;
  readonly weight?: number | undefined;
}

/** Left, top, width and height in the pixels of a stack. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A stack as it was placed. */
export interface Area {
  readonly width: number;
  readonly height: number;
  readonly children: readonly Rect[];
}

/** Content that is made to the measure of the room it is given, as charts are. */
export interface Room extends Sized {
  readonly type: 'room';
  /** What it needs at least. */
  readonly minHeight: number;
  readonly build: (width: number, height: number) => Stack;
}

/** Something of a known size pinned to a stack without taking part in its flow. */
export interface Overlay {
  readonly node: LayoutNode & { readonly width: number; readonly height: number };
  /** Distance of the overlay's edge from the stack's same edge, inwards; one of each pair. */
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
  /** Painted before the stack's children. */
  readonly behind?: boolean;
}

export interface TextLeaf extends Sized {
  readonly type: 'text';
  readonly text: string;
  readonly font: Font;
  readonly color: string;
  readonly ground: string;
  readonly role: TextNode['role'];
  /** Of the font size. */
  readonly lineHeight: number;
  /** Direction when the text has no letter of its own. */
  readonly direction: TextNode['direction'];
  readonly align?: 'start' | 'center' | 'end';
  /** Even lines (the default), or lines filled to the full width. */
  readonly wrap?: 'balance' | 'fill';
  /**
   * Shrinks from the font's size to `min` until it takes no more than `lines` and no word is broken, and by `thrift` of
   * its size where that saves a line.
   */
  readonly fit?: { readonly min: number; readonly lines: number; readonly thrift?: number };
  /** Beyond these the text ends in an ellipsis, which the layout reports as clipped. */
  readonly maxLines?: number;
  /** Of its natural width in a row. */
  readonly maxWidth?: number;
  /** A phrase of the text that is emphasised where it stands on one line. */
  readonly mark?: { readonly phrase: string; readonly style: MarkStyle } | undefined;
}

/** A drawing in the square of `size` units its paths were made for. */
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

export const column = (options: Omit<Stack, 'type' | 'children'>, children: readonly LayoutNode[]): Stack => ({
  ...options,
  type: 'column',
  children,
});

export const row = (options: Omit<Stack, 'type' | 'children'>, children: readonly LayoutNode[]): Stack => ({
  ...options,
  type: 'row',
  children,
});

export const room = (minHeight: number, build: Room['build']): Room => ({ type: 'room', grow: 1, minHeight, build });

/** A plain rectangle of a known size. */
export const block = (width: number, height: number, options: Pick<Stack, 'fill' | 'stroke' | 'radius'>) => ({
  ...column(options, []),
  width,
  height,
});

/** The whole picture. */
export type Root = Stack & { readonly width: number; readonly height: number };

export const present = (nodes: readonly (LayoutNode | undefined)[]): LayoutNode[] =>
  nodes.filter((node) => node !== undefined);
