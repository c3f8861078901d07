import type { Aspect } from '../../../contract/index.ts';
import type { MemeDraft } from '../../brief.ts';
import type { DrawingSet } from '../../drawings/index.ts';
import type { SceneNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';

/** Left, top, width and height as fractions of the picture. */
export type SlotBox = readonly [x: number, y: number, width: number, height: number];

export interface Slot {
  readonly role: string;
  /** Includes the words' outline; turned by `angle`. */
  readonly box: Readonly<Record<Aspect, SlotBox>>;
  /** About the box's centre, in radians, clockwise. */
  readonly angle?: number;
  /** `outlined`: white capitals with a black outline; `panel`: dark sentence case on a light ground. */
  readonly style: 'outlined' | 'panel';
  readonly align: 'top' | 'middle' | 'bottom';
  /** A guideline; more is fitted too. */
  readonly maxWords: number;
  readonly maxLines: number;
  /** In pixels; every aspect's shorter side is 1080. */
  readonly maxSize: number;
  /** Default 36: a name's words may be smaller. */
  readonly minSize?: number;
  readonly ground?: string;
}

export type Says = (role: string) => boolean;

export const saysAll: Says = () => true;

export interface Template {
  readonly id: string;
  /** One sentence, for alternative text. */
  readonly description: string;
  readonly slots: readonly Slot[];
  /** Whether left comes before right, so that it is mirrored for scripts from right to left. */
  readonly ordered?: boolean;
  /** Areas that carry the joke, in pixels: no words stand over them. */
  readonly shows?: Readonly<Record<Aspect, readonly Rect[]>>;
  draw(aspect: Aspect, says?: Says): readonly SceneNode[];
  /** Drawings for one draft alone, under its words; `drawings` holds its drawing. */
  drawFor?(draft: MemeDraft, aspect: Aspect, drawings?: DrawingSet): readonly SceneNode[];
}
