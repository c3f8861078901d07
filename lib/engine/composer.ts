import { chooseBrandColor, findAskedColor } from './brand/choose.ts';
import { derivePalette, type Palette } from './brand/palette.ts';
import { chooseDress } from './brand/theme.ts';
import type { PictureWishes } from './brief/picture-wishes.ts';
import { toModules } from './brief/selection/to-modules.ts';
import { readSteering, type Wishes } from './brief/steering.ts';
import type { Brief, MemeDraft } from './brief.ts';
import { loadDrawingsFor } from './compose/drawings.ts';
import type { UnmetWish } from './compose/wishes.ts';
import { loadDrawings } from './drawings/index.ts';
import { EngineError } from './errors.ts';
import { refuseCaptions } from './gate/index.ts';
import type { Assets, Rendering, Steering } from './index.ts';
import { chooseLeadImage, isAddress } from './lead-image.ts';
import { logoAsset, readLogo } from './logo.ts';
import { composeMeme, findPlaces } from './meme/draw.ts';
import { findWordSize } from './meme/jokes/notes.ts';
import { measureBusyness } from './meme/saliency.ts';
import type { Gravity } from './modules.ts';
import { loadTypefaces } from './paint/load-typefaces.ts';
import { createMeasurer } from './paint/measure.ts';
import type { Images } from './paint/paint.ts';
import { decodeImages } from './paint/render.ts';
import type { Platform, TextMeasurer } from './platform.ts';
import { asksForPlace, readReference, toMood } from './reference.ts';

type Composing = Omit<Rendering, 'format'>;

export function createComposer(platform: Platform) {
  let measurer: TextMeasurer | undefined;
  const prepare = async (said?: Brief | MemeDraft): Promise<TextMeasurer> => {
    // All drawn text is part of `said`.
    await platform.loadFonts(said && { text: JSON.stringify(said), language: said.language });
    const shown = said && ('title' in said ? said.title : Object.values(said.captions).join(' '));
    if (said && shown && platform.hasGlyphs?.(shown, said.language) === false) throw new EngineError('letters_missing');
    measurer ??= createMeasurer(platform);
    return measurer;
  };

  async function prepareInfographic(given: Brief, rendering: Composing) {
    const { aspect, steering, assets, fonts = {} } = rendering;
    const wishes = readSteering(steering);
    const brief = given.modules ? given : { ...given, modules: toModules(given) };
    const ready = await prepare(brief);
    const reference = assets.referenceImage && (await readReference(assets.referenceImage, platform));
    const images = await findPictures(brief, rendering, wishes.photo, reference, platform);
    const mark = assets[logoAsset] && (await readLogo(assets[logoAsset], platform));
    const palette = choosePalette(brief, steering, reference);
    const image = findLeadImage(brief, images, palette, platform);
    const seen = wishes.looks.length === 0 && reference ? toMood(reference) : undefined;
    const dress = chooseDress(seen ? [seen] : wishes.looks);
    const { typefaces, standIns, hasFiles, release } = await loadTypefaces(fonts, platform);
    const measuring = hasFiles ? createMeasurer(platform) : ready;
    const set = {
      image,
      mood: dress.mood,
      tone: dress.tone,
      density: wishes.density,
      critique: steering.critique,
      outcome: steering.outcome,
      typefaces,
      drawings: await loadDrawingsFor(brief, wishes.drawings === 'full' ? 'full' : 'brand'),
      logo: mark?.logo,
      wishes,
      composition: rendering.composition ?? wishes.composition,
    };
    if (mark) images.set(logoAsset, mark.image);
    const lacksLogo = assets[logoAsset] !== undefined && !mark;
    const unmet = listUnmet(wishes, {
      hasImage: image !== undefined,
      gravity: brief.gravity,
      isPartial: dress.isPartial,
    });
    const words = { title: brief.title, source: brief.address };
    const setUp = { images, words, reports: { standIns, lacksLogo }, unmet };
    return { work: [brief, aspect, palette, measuring, set] as const, setUp, release };
  }

  async function composeDraft(draft: MemeDraft, rendering: Composing) {
    refuseCaptions(Object.values(draft.captions), draft.language);
    return arrangeDraft(draft, rendering, await prepare(draft), platform);
  }

  return { prepare, prepareInfographic, composeDraft };
}

async function arrangeDraft(
  draft: MemeDraft,
  { aspect, assets, steering }: Composing,
  measurer: TextMeasurer,
  platform: Platform,
) {
  const images = await decodeImages(draft.image ? [draft.image] : [], assets, platform);
  const [own] = images.values();
  const image = own && { width: own.width, height: own.height, busy: measureBusyness(own, platform) };
  const drawings = draft.drawing === undefined ? undefined : await loadDrawings([draft.drawing]);
  const tint = findAskedColor({ styleNotes: steering.styleNotes, brand: steering.brand?.colors[0] });
  const scene = composeMeme(draft, aspect, measurer, {
    image,
    drawings,
    tint,
    wordSize: findWordSize(steering.styleNotes ?? ''),
  });
  return { scene, images, places: image && findPlaces(image, aspect) };
}

type Reference = Awaited<ReturnType<typeof readReference>>;

/** The leading picture, decoded: the source's own where allowed, or one that leads by request. */
async function findPictures(
  { leadImage, gravity }: Brief,
  { steering, assets }: Composing,
  photo: PictureWishes['photo'],
  reference: Reference | undefined,
  platform: Platform,
) {
  // Photographs of grave matters may show victims: only on request.
  const isWanted = photo === 'with' || (photo !== 'none' && gravity !== 'grave');
  const isPictured = leadImage !== undefined && (isWanted || !isAddress(leadImage));
  const own = isPictured ? await decodeLead(leadImage, assets, platform) : [];
  if (reference && asksForPlace(steering.referenceNote)) return new Map([['referenceImage', reference.image]]);
  return new Map(own);
}

function choosePalette(brief: Brief, { styleNotes, brand }: Steering, reference: Reference | undefined): Palette {
  const { themeColor, host, title } = brief;
  const [first, second] = brand?.colors ?? [];
  const color = chooseBrandColor({
    styleNotes,
    brand: first,
    reference: reference?.colors[0],
    themeColor,
    host,
    title,
  });
  // The second colour is only used with the first.
  return derivePalette(color, color === first ? second : undefined);
}

function findLeadImage(brief: Brief, images: Images, { tones }: Palette, platform: Platform) {
  const own = brief.modules?.find((module) => module.kind === 'picture');
  const [found] = Array.from(images).flatMap(([asset, decoded]) => {
    const credit = asset === own?.image ? own.credit : undefined;
    return chooseLeadImage({ asset, image: decoded, credit }, tones, platform) ?? [];
  });
  return found && brief.leadFocus ? { ...found, focus: brief.leadFocus } : found;
}

function listUnmet(
  { photo, drawings, looks }: Wishes,
  {
    hasImage,
    gravity,
    isPartial,
  }: { readonly hasImage: boolean; readonly gravity: Gravity | undefined; readonly isPartial: boolean },
): UnmetWish[] {
  return [
    ...(photo === 'with' && !hasImage ? (['photo'] as const) : []),
    ...(drawings === 'full' && gravity === 'grave' ? (['drawings'] as const) : []),
    ...(isPartial || (looks.length > 0 && gravity === 'grave') ? (['look'] as const) : []),
  ];
}

/** Decodes a brief's picture. One from a page is skipped if invalid; one from the user must be valid. */
async function decodeLead(name: string | undefined, assets: Assets, platform: Platform): Promise<Images> {
  const images = decodeImages(name === undefined ? [] : [name], assets, platform);
  return name !== undefined && isAddress(name) ? images.catch(() => new Map()) : images;
}
