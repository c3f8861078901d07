import type { Capture } from '../capture/capture.ts';
import type { Choices } from '../settings/settings.ts';
import type { BrandFields } from './brand-fields.ts';
import { type CreateRequest, createRequest, type JobRecord } from './record.ts';
import { writeStyleNotes } from './style-notes.ts';

export interface Order {
  readonly request: CreateRequest;
  readonly source: JobRecord['source'];
  /** The capture it was made from, where the person can change it. */
  readonly captureId?: string | undefined;
}

/**
 * What a person pointed at and chose, as a create request. The interface has no field for a brand colour: it goes in the
 * style notes. A capture that lacks what its target names throws zod’s error, as stored captures are never incomplete.
 */
export function orderOf(capture: Capture, choices: Choices, brand: BrandFields = {}): Order {
  const { target, page, image, link, file, reference } = capture;
  const address = (target === 'link' && link?.url) || (target === 'file' && file?.address) || page.url;
  const request = createRequest.parse({
    kind: choices.kind,
    fields: {
      ...sourceFields(capture, address),
      aspectRatio: choices.aspect,
      outputFormat: choices.format,
      brandUrl: given(choices.brandUrl),
      brandProfileId: brand.brandProfileId,
      styleNotes: writeStyleNotes({
        brandColor: choices.brandId ? brand.brandColor : choices.brandColor,
        words: choices.styleNotes,
      }),
      ...(choices.kind === 'meme' ? memeHints(choices) : infographicHints(choices, brand)),
      ...(choices.kind === 'infographic' && { referenceImage: reference?.address }),
    },
    parts: [
      ...(target === 'image'
        ? [
            {
              name: 'sourceImage',
              blobId: image?.blobId,
              fileName: image?.name,
              mediaType: image?.mediaType,
              description: (capture.edited?.image ?? image?.around) || undefined,
            },
          ]
        : []),
      ...(target === 'file'
        ? [{ name: file?.part, blobId: file?.blobId, fileName: file?.name, mediaType: file?.mediaType }]
        : []),
      ...(choices.kind === 'infographic' && reference?.blobId
        ? [
            {
              name: 'referenceImage',
              blobId: reference.blobId,
              fileName: reference.name,
              mediaType: reference.mediaType,
            },
          ]
        : []),
    ],
  });
  const title =
    (target === 'link' && link?.text) ||
    (target === 'image' && image?.name) ||
    (target === 'file' && file?.name.replace(/\.(?:pdf|pptx)$/i, '')) ||
    page.title;
  return {
    request,
    source: { title: title || hostOf(address), url: address || undefined },
    captureId: capture.id,
  };
}

/** The site whose brand a picture of those choices has, where it can be opened; a meme made on this device looks as its template does. */
export function brandSiteOf({ kind, brandUrl }: Choices): string | undefined {
  const site = kind === 'infographic' ? URL.parse(brandUrl?.trim() ?? '') : undefined;
  return site && /^https?:$/.test(site.protocol) ? site.href : undefined;
}

/** The text that is sent of a capture; undefined where an address or a file is. */
export function sentText({ target, pageAs, edited, selection }: Capture): string | undefined {
  if (target === 'selection') return edited?.selection ?? selection;
  return target === 'page' && pageAs === 'text' ? edited?.page : undefined;
}

function sourceFields(capture: Capture, sourceUrl: string): object {
  const sourceText = sentText(capture);
  if (sourceText !== undefined || capture.target === 'selection') return { sourceText };
  return capture.target === 'page' || capture.target === 'link' ? { sourceUrl } : {};
}

const infographicHints = (
  { outcome, fontName, fontCssUrl, critique, referenceNote }: Choices,
  brand: Pick<BrandFields, 'fontName'>,
): object => ({
  outcome,
  fontName: given(fontName) ?? brand.fontName,
  fontCssUrl: given(fontCssUrl),
  enableCritique: critique,
  referenceNote: given(referenceNote),
});

const memeHints = ({ audienceNote, avoidNote }: Choices): object => ({
  audienceNote: given(audienceNote),
  avoidNote: given(avoidNote),
});

const given = (text: string | undefined): string | undefined => text?.trim() || undefined;

const hostOf = (address: string | undefined) => (address && URL.parse(address)?.host) || '';
