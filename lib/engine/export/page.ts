import type { Platform, TextMeasurer } from '../platform.ts';
import type { Scene } from '../scene.ts';
import type { TextShaper } from './text-runs.ts';

export interface PageImage {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

export interface Page {
  readonly scene: Scene;
  readonly title: string;
  readonly language: string;
  readonly images: ReadonlyMap<string, PageImage>;
}

export interface WriterTools {
  readonly shaper: TextShaper;
  readonly measurer: TextMeasurer;
  readonly platform: Platform;
}

/** `rrggbb` and alpha from 0 to 1. */
export function splitColor(color: string): { readonly rgb: string; readonly alpha: number } {
  const [, rgb = '000000', alpha = 'ff'] = /^#([\da-f]{6})([\da-f]{2})?$/i.exec(color) ?? [];
  return { rgb, alpha: Number.parseInt(alpha, 16) / 255 };
}

/** Where an image lies in its box: its whole area, and the visible part. */
export function placeImage(
  image: { readonly width: number; readonly height: number },
  { width, height, fit, focus = [0.5, 0.5] }: ImageBox,
) {
  const choose = fit === 'cover' ? Math.max : Math.min;
  const scale = choose(width / image.width, height / image.height);
  const whole = { width: image.width * scale, height: image.height * scale };
  const left = (width - whole.width) * focus[0];
  const top = (height - whole.height) * focus[1];
  const seen = {
    x: Math.max(0, left),
    y: Math.max(0, top),
    width: Math.min(whole.width, width),
    height: Math.min(whole.height, height),
  };
  return { whole: { x: left, y: top, ...whole }, seen };
}

interface ImageBox {
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'contain';
  readonly focus?: readonly [number, number] | undefined;
}
