/**
 * A finished composition as pure data in pixels: what `compose` and `meme` hand to `paint`, and what the tests check.
 * Origin top left, y down. Painted in order, later on top.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly background: Fill;
  readonly nodes: readonly SceneNode[];
  /** What the picture says, for people who can't see it. */
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

/** `family` is a key of `paint/fonts`; fallbacks for other scripts are added there. Sizes in pixels. */
export interface Font {
  readonly family: 'headline' | 'body' | 'meme';
  readonly weight: number;
  /** Names of loaded faces that come before the family (`paint/load-typefaces`). */
  readonly faces?: readonly string[] | undefined;
  readonly size: number;
  /** Pixels between letters, negative for tight. */
  readonly tracking?: number;
  /** BCP 47. Chooses between the Chinese, Japanese and Korean forms of the same ideograph. */
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

/** One block of text whose lines are already broken and placed. */
export interface TextNode {
  readonly type: 'text';
  /** The block's box; every line lies inside it. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
  readonly font: Font;
  readonly color: string;
  /** The colour behind the text, for the contrast check; undefined when it is a picture (then it has an outline). */
  readonly ground?: string;
  readonly direction: 'ltr' | 'rtl';
  /** Drawn under the fill, round joins. */
  readonly outline?: Stroke;
  /** What it is, for the checks: the body floor holds for bodies, the source floor for the source line. */
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

/** `x` is the line's left edge whatever the direction, `baseline` its y; `width` as measured. */
export interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
}

/** SVG path data in its own units, moved to (x, y) and scaled. */
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

/** A picture by the name of its asset, cropped to cover the box around `focus` (0–1 of its width and height), or fit inside it. */
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
  /** The colour in whose tones it is shown instead of its own. */
  readonly tint?: string | undefined;
}

/** Children moved to (x, y), turned by `angle` radians about that point, optionally clipped to a box of their own coordinates. */
export interface GroupNode {
  readonly type: 'group';
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
  readonly scale?: number;
  /** A width within which the children are mirrored, left to right. */
  readonly mirror?: number;
  readonly clip?: { readonly width: number; readonly height: number; readonly radius?: number };
  /**
   * Names a group that is one with the picture in place and size and that every picture of this size draws alike: it is
   * painted once and kept.
   */
  readonly keptAs?: string;
  readonly children: readonly SceneNode[];
}
