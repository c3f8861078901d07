import * as z from 'zod/mini';
import { type Capture, getPageTitle } from '../capture/capture.ts';
import type { SavedBrand } from '../settings/brands.ts';
import type { Choices, ConnectionSetting } from '../settings/settings.ts';
import { type CreateRequest, createRequest, type JobRecord } from './record.ts';
import { writeStyleNotes } from './style-notes.ts';

export interface Order {
  readonly request: CreateRequest;
  readonly source: JobRecord['source'];
  readonly captureId?: string | undefined;
}

/** The brand colour goes into the style notes, as it has no field. @throws zod's error for an incomplete capture */
export function toOrder(capture: Capture, choices: Choices, brand: BrandFields = {}): Order {
  const { target, page, image, link, file, reference } = capture;
  const address = (target === 'link' && link?.url) || (target === 'file' && file?.address) || page.url;
  const request = createRequest.parse({
    kind: choices.kind,
    fields: {
      ...listSourceFields(capture, address),
      aspectRatio: choices.aspect,
      outputFormat: choices.format,
      brandUrl: trimToText(choices.brandUrl),
      brandProfileId: brand.brandProfileId,
      styleNotes: writeStyleNotes({
        brandColor: choices.brandId ? brand.brandColor : choices.brandColor,
        ...(choices.kind === 'infographic' ? listDrawingWishes(choices) : { take: choices.take }),
        words: choices.styleNotes,
      }),
      ...(choices.kind === 'meme' ? listMemeHints(choices) : listInfographicHints(choices, brand)),
      ...(choices.kind === 'infographic' && { referenceImage: reference?.address }),
    },
    parts: [...listSourceParts(capture), ...(choices.kind === 'infographic' ? listReferenceParts(capture) : [])],
  });
  const title =
    (target === 'link' && link?.text) ||
    (target === 'image' && image?.name) ||
    (target === 'file' && file?.name.replace(/\.(?:pdf|pptx)$/i, '')) ||
    getPageTitle(capture);
  return {
    request,
    source: {
      title: title || getHost(address),
      url: address || undefined,
      ...(target === 'file' && findSentText(capture) !== undefined && { file, pages: capture.pages }),
    },
    captureId: capture.id,
  };
}

function listSourceParts(capture: Capture) {
  const { target, image, file } = capture;
  if (target === 'image') {
    const description = (capture.edited?.image ?? image?.around) || undefined;
    return [
      { name: 'sourceImage', blobId: image?.blobId, fileName: image?.name, mediaType: image?.mediaType, description },
    ];
  }
  if (target !== 'file' || findSentText(capture) !== undefined) return [];
  return [{ name: file?.part, blobId: file?.blobId, fileName: file?.name, mediaType: file?.mediaType }];
}

function listReferenceParts({ reference }: Capture) {
  if (!reference?.blobId) return [];
  const { blobId, name: fileName, mediaType } = reference;
  return [{ name: 'referenceImage', blobId, fileName, mediaType }];
}

export function getBrandSite({ kind, brandUrl }: Choices): string | undefined {
  const site = kind === 'infographic' ? URL.parse(brandUrl?.trim() ?? '') : undefined;
  return site && /^https?:$/.test(site.protocol) ? site.href : undefined;
}

export function findSentText({ target, pageAs, edited, selection }: Capture): string | undefined {
  if (target === 'file') return edited?.file;
  if (target === 'selection') return edited?.selection ?? selection;
  return target === 'page' && pageAs === 'text' ? edited?.page : undefined;
}

export const isSentByAddress = (capture: Capture): boolean =>
  (capture.target === 'page' || capture.target === 'link') && findSentText(capture) === undefined;

function listSourceFields(capture: Capture, sourceUrl: string): object {
  const sourceText = findSentText(capture);
  if (sourceText !== undefined || capture.target === 'selection') return { sourceText };
  return isSentByAddress(capture) ? { sourceUrl } : {};
}

const listDrawingWishes = ({ design, look, density }: Choices) => ({ design, look, density });

const listInfographicHints = (
  { outcome, fontName, fontCssUrl, critique, referenceNote }: Choices,
  brand: Pick<BrandFields, 'fontName'>,
): object => ({
  outcome,
  fontName: trimToText(fontName) ?? brand.fontName,
  fontCssUrl: trimToText(fontCssUrl),
  enableCritique: critique === false ? undefined : true,
  referenceNote: trimToText(referenceNote),
});

const listMemeHints = ({ audienceNote, avoidNote }: Choices): object => ({
  audienceNote: trimToText(audienceNote),
  avoidNote: trimToText(avoidNote),
});

const trimToText = (text: string | undefined): string | undefined => text?.trim() || undefined;

const getHost = (address: string | undefined) => (address && URL.parse(address)?.host) || '';

export interface BrandFields {
  readonly brandProfileId?: string | undefined;
  readonly brandColor?: string | undefined;
  readonly fontName?: string | undefined;
}

/** Its id on this device, its profile at a service, else its first colour and font. */
export function listBrandFields(saved: SavedBrand | undefined, { type }: ConnectionSetting): BrandFields {
  if (!saved) return {};
  if (type === 'device') return { brandProfileId: saved.id };
  const profile = z.guid().safeParse(saved.profileId).data;
  if (profile) return { brandProfileId: profile };
  return { brandColor: saved.brand.colors[0], fontName: saved.brand.headlineFont };
}
