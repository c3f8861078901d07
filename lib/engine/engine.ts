import { chooseBrandColor } from './brand/choose.ts';
import { paletteOf } from './brand/palette.ts';
import { makeBrief } from './brief/index.ts';
import { composeInfographic } from './compose/index.ts';
import type { Engine } from './index.ts';
import { composeMeme } from './meme/draw.ts';
import { matchTemplates } from './meme/match.ts';
import { scoutTopics } from './meme/scout.ts';
import { writeMeme } from './meme/write.ts';
import { createMeasurer } from './paint/measure.ts';
import type { Layers } from './paint/paint.ts';
import { decodeImages, renderScene } from './paint/render.ts';
import type { Platform, TextMeasurer } from './platform.ts';
import { readSource } from './read/index.ts';

/** The engine on a platform: a browser's worker or Node. Fonts are loaded with the first picture and kept. */
export function createEngine(platform: Platform): Engine {
  let measurer: TextMeasurer | undefined;
  const layers: Layers = new Map();
  const prepare = async (): Promise<TextMeasurer> => {
    await platform.loadFonts();
    measurer ??= createMeasurer(platform);
    return measurer;
  };

  return {
    extract: (source) => readSource(source, platform),
    drawPdfPage: (bytes) => platform.drawPdfPage(bytes),
    brief: makeBrief,
    async drawInfographic(brief, { aspect, format, steering, assets }) {
      const ready = await prepare();
      const images = await decodeImages(brief.leadImage ? [brief.leadImage] : [], assets, platform);
      const [lead] = Array.from(images, ([asset, { width, height }]) => ({ asset, width, height }));
      const { themeColor, host, title } = brief;
      const palette = paletteOf(chooseBrandColor({ styleNotes: steering.styleNotes, themeColor, host, title }));
      const scene = composeInfographic(brief, aspect, palette, ready, { image: lead });
      return renderScene(scene, format, platform, images, layers);
    },
    scout: async (document) => scoutTopics(document),
    match: matchTemplates,
    write: writeMeme,
    async drawMeme(draft, { aspect, format, assets }) {
      const ready = await prepare();
      const images = await decodeImages(draft.image ? [draft.image] : [], assets, platform);
      const [own] = images.values();
      return renderScene(composeMeme(draft, aspect, ready, own), format, platform, images, layers);
    },
  };
}
