/**
 * A finished composition as data in pixels, from `compose` and `meme` to `paint`.
 * Origin top left, y down. Painted in order, later on top.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly background: Fill;
  readonly nodes: readonly SceneNode[];
  readonly description: string;
}

/** A CSS colour (`#rrggbb` or `#rrggbbaa`) or a gradient in the node's own pixels. */
export type Fill = string | Gradient;
export interface Gradient {
  readonly type: 'linear' | 'radial';
  /** Linear: from (x0, y0) to (x1, y1). Radial: centre (x0, y0), radius `r`. */
  readonly x0: number;
  readonly y0: number;
  readonly x1?: number;
  readonly y1?: number;
  readonly r?: number;
  readonly stops: readonly (readonly [offset: number, color: string])[];
}

export interface Stroke {
  readonly color: string;
  readonly width: number;
}

/** `family` is a key of `paint/fonts`, which adds fallbacks for other scripts. Sizes in pixels. */
export interface Font {
  readonly family: 'headline' | 'body' | 'meme';
  readonly weight: number;
  readonly faces?: readonly string[] | undefined;
  readonly size: number;
  /** Pixels between letters, negative for tight. */
  readonly tracking?: number;
  /** BCP 47; chooses between Chinese, Japanese and Korean forms of an ideograph. */
  readonly language?: string;
}

export type SceneNode = BoxNode | TextNode | PathNode | ImageNode | GroupNode;

export interface BoxNode {
  readonly type: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly fill?: Fill;
  readonly stroke?: Stroke;
}

export interface TextNode {
  readonly type: 'text';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
  readonly font: Font;
  readonly color: string;
  /** The colour behind the text, for the contrast check; undefined over a picture (which needs an outline). */
  readonly ground?: string;
  readonly direction: 'ltr' | 'rtl';
  readonly outline?: Stroke;
  readonly role:
    | 'kicker'
    | 'title'
    | 'subtitle'
    | 'heading'
    | 'body'
    | 'number'
    | 'label'
    | 'source'
    | 'badge'
    | 'caption';
}

/** `x` is the line's left edge in any direction, `baseline` its y; `width` as measured. */
export interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
}

export interface PathNode {
  readonly type: 'path';
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill?: Fill;
  readonly fillRule?: 'evenodd';
  /** Width in the path's own units. Caps and joins are round. */
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

/** An asset, cropped to cover the box around `focus` (0–1 of its width and height), or fit inside it. */
export interface ImageNode {
  readonly type: 'image';
  readonly asset: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly fit: 'cover' | 'contain';
  readonly focus?: readonly [number, number];
  readonly tint?: string | undefined;
}

/** Children moved to (x, y), turned by `angle` radians about it, optionally clipped to a box in their own coordinates. */
export interface GroupNode {
  readonly type: 'group';
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
  readonly scale?: number;
  readonly mirror?: number;
  readonly clip?: { readonly width: number; readonly height: number; readonly radius?: number };
  /** Names an untransformed group that every picture of this size draws alike: painted once and cached. */
  readonly keptAs?: string;
  readonly children: readonly SceneNode[];
}

export const isText = (node: SceneNode): node is TextNode => node.type === 'text';
