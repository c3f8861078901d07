import type { Aspect } from '../../../contract/index.ts';
import type { MemeDraft } from '../../brief.ts';
import type { DrawingSet } from '../../drawings/index.ts';
import type { SceneNode } from '../../scene.ts';
import type { Rect } from './slots.ts';

/** Left, top, width and height as fractions of the picture's width and height. */
export type SlotBox = readonly [x: number, y: number, width: number, height: number];

/** One place for words in a template. */
export interface Slot {
  /** What is said here; the key of its text in a draft's `captions`. */
  readonly role: string;
  /** Where, in each aspect; the words and their outline stay inside, turned with it. */
  readonly box: Readonly<Record<Aspect, SlotBox>>;
  /** Turn about the box's centre in radians, clockwise. */
  readonly angle?: number;
  /** `outlined`: white capitals with a black outline, over a picture. `panel`: dark sentence case on a light ground. */
  readonly style: 'outlined' | 'panel';
  /** Where the block stands in its box when it needs less than all of it. */
  readonly align: 'top' | 'middle' | 'bottom';
  /** What a writer should keep to; more is fitted all the same. */
  readonly maxWords: number;
  readonly maxLines: number;
  /** Pixels; every aspect's shorter side is 1080. */
  readonly maxSize: number;
  /** The drawing's colour behind a panel's words. */
  readonly ground?: string;
}

/** A meme's drawing, ours from the first line to the last, with named places for words. */
export interface Template {
  readonly id: string;
  /** What the drawing shows, one sentence, for people who can't see it. */
  readonly description: string;
  readonly slots: readonly Slot[];
  /** Whether left comes before right in it, so that it is mirrored for languages that read from right to left. */
  readonly ordered?: boolean;
  /** What carries the joke, in the pixels of each aspect's picture: no words stand over it. */
  readonly shows?: Readonly<Record<Aspect, readonly Rect[]>>;
  /** The drawing without words, in the pixels of that aspect's picture and filling it. */
  draw(aspect: Aspect): readonly SceneNode[];
  /** What is drawn over it for one draft alone, under its words; `drawings` holds the draft's drawing. */
  drawFor?(draft: MemeDraft, aspect: Aspect, drawings?: DrawingSet): readonly SceneNode[];
}
