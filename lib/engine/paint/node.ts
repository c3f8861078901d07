import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, Path2D as SkiaPath } from '@napi-rs/canvas';
import type { Format } from '../../contract/index.ts';
import { writeImageWords } from '../image-words/index.ts';
import type { PaintSurface, Platform } from '../platform.ts';
import { createSandboxReaders } from '../read/sandbox/readers.ts';
import { faces } from './fonts.ts';
import { withEmoji } from './node-emoji.ts';
import { hasGlyphs } from './node-glyphs.ts';
import { registerScripts } from './node-scripts.ts';
import { encodeToSize } from './quality.ts';

const { resolve } = createRequire(import.meta.url);

/** Latin goes last: Skia ignores unicode ranges and prefers the last face of a name, and mixed faces lose kerning. */
async function registerFaces(): Promise<void> {
  for (const face of faces.toReversed()) GlobalFonts.register(await readFile(resolve(face.file)), face.alias);
}

/** Offset of four unread bytes by file type: the font's own version, or a table's checksum. */
const unread: Readonly<Record<string, number>> = { wOF2: 24, wOFF: 20 };

/** Skia shares one face for equal bytes over all threads: unloading it would remove it from other pictures too. */
function stamp(bytes: Uint8Array): Buffer {
  const copy = Buffer.from(bytes);
  const at = unread[copy.toString('latin1', 0, 4)] ?? 16;
  crypto.getRandomValues(copy.subarray(at, at + 4));
  return copy;
}

function createSurface(width: number, height: number): PaintSurface {
  const canvas = createCanvas(width, height);
  const encode = (format: Format): Promise<Uint8Array> => {
    if (format === 'png') return canvas.encode('png');
    const getSize = (file: Uint8Array) => file.length;
    return encodeToSize(width * height, getSize, (quality) => canvas.encode(format, Math.round(quality * 100)));
  };
  return {
    context: withEmoji(canvas.getContext('2d') as unknown as OffscreenCanvasRenderingContext2D),
    encode: async (format, words) => {
      const bytes = await encode(format);
      return words ? writeImageWords(bytes, words) : new Uint8Array(bytes);
    },
  };
}

export function createNodePlatform(): Platform {
  let fonts: Promise<void> | undefined;
  return {
    loadFonts: async (needed) => {
      fonts ??= registerFaces().catch((error: unknown) => {
        fonts = undefined;
        throw error;
      });
      await fonts;
      if (needed) await registerScripts(needed.text, needed.language);
    },
    loadFace: async ({ alias, bytes }) => {
      const key = GlobalFonts.register(stamp(bytes), alias);
      if (key === null) throw new Error('no font that Skia can load');
      return () => void GlobalFonts.remove(key);
    },
    readFace: (file) => readFile(resolve(file)),
    hasGlyphs,
    createSurface,
    createPath: (d) => new SkiaPath(d) as unknown as Path2D,
    ...createSandboxReaders(),
  };
}
