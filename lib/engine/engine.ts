import { chooseBrandColor } from './brand/choose.ts';
import { paletteOf } from './brand/palette.ts';
import { makeBrief } from './brief/index.ts';
import { readSteering } from './brief/steering.ts';
import { composeInfographic } from './compose/index.ts';
import type { Engine } from './index.ts';
import { logoAsset, readLogo } from './logo.ts';
import { composeMeme } from './meme/draw.ts';
import { matchMemes } from './meme/match.ts';
import { busyMapOf } from './meme/saliency.ts';
import { type FeedReader, Scout } from './meme/scout/index.ts';
import { writeMeme } from './meme/write.ts';
import { loadTypefaces } from './paint/load-typefaces.ts';
import { createMeasurer } from './paint/measure.ts';
import type { Layers } from './paint/paint.ts';
import { decodeImages, renderScene } from './paint/render.ts';
import type { DecodedImage, Platform, TextMeasurer } from './platform.ts';
import { readSource } from './read/index.ts';
import { asksForPlace, moodOf, readReference } from './reference.ts';

/**
 * The engine on a platform: a browser's worker or Node. Fonts are loaded with the first picture and kept. Without `feeds`
 * nothing is scouted.
 */
export function createEngine(platform: Platform, feeds?: FeedReader): Engine {
  const scout = new Scout(feeds);
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
    async drawInfographic(brief, { aspect, format, steering, assets, fonts = {} }) {
      const ready = await prepare();
      const { referenceImage } = assets;
      const reference = referenceImage && (await readReference(referenceImage, platform));
      const found = await decodeImages(brief.leadImage ? [brief.leadImage] : [], assets, platform);
      const images = new Map(Array.from(found).filter(([name, image]) => !isAddress(name) || isLarge(image)));
      // A picture that leads by request goes before the source's own.
      if (reference && asksForPlace(steering.referenceNote)) {
        images.clear();
        images.set('referenceImage', reference.image);
      }
      const mark = assets[logoAsset] && (await readLogo(assets[logoAsset], platform));
      const [image] = Array.from(images, ([asset, { width, height }]) => ({ asset, width, height }));
      const { themeColor, host, title, address } = brief;
      const { styleNotes, critique, brand } = steering;
      const color = chooseBrandColor({
        styleNotes,
        brand: brand?.colors[0],
        reference: reference?.colors[0],
        themeColor,
        host,
        title,
      });
      const { looks, density } = readSteering(steering);
      const wish = looks[0] ?? (reference && moodOf(reference));
      const { typefaces, standIns, hasFiles, release } = await loadTypefaces(fonts, platform);
      try {
        const own = hasFiles ? createMeasurer(platform) : ready;
        const options = { image, wish, density, critique, typefaces, logo: mark?.logo };
        const scene = composeInfographic(brief, aspect, paletteOf(color), own, options);
        if (mark) images.set(logoAsset, mark.image);
        const picture = await renderScene(scene, format, platform, images, layers, { title, source: address });
        const lacksLogo = assets[logoAsset] !== undefined && !mark;
        return { ...picture, standIns, lacksLogo };
      } finally {
        release();
      }
    },
    scout: (document) => scout.scout(document),
    match: matchMemes,
    write: writeMeme,
    async drawMeme(draft, { aspect, format, assets }) {
      const ready = await prepare();
      const images = await decodeImages(draft.image ? [draft.image] : [], assets, platform);
      const [own] = images.values();
      const image = own && { width: own.width, height: own.height, busy: busyMapOf(own, platform) };
      const scene = composeMeme(draft, aspect, ready, image);
      return renderScene(scene, format, platform, images, layers, { source: draft.address });
    },
  };
}

/** Pixels of a page's own picture, longer and shorter side: shown across a poster, a smaller one would be blurred. */
const leastLead = [600, 300] as const;

const isAddress = (name: string): boolean => /^https?:/i.test(name);

const isLarge = ({ width, height }: DecodedImage): boolean =>
  Math.max(width, height) >= leastLead[0] && Math.min(width, height) >= leastLead[1];
