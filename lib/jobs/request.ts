import type { Capture } from '../capture/capture.ts';
import type { Choices } from '../settings/settings.ts';
import { type CreateRequest, createRequest, type JobRecord } from './record.ts';
import { writeStyleNotes } from './style-notes.ts';

export interface Order {
  readonly request: CreateRequest;
  readonly source: JobRecord['source'];
}

/**
 * What a person pointed at and chose, as a create request. The interface has no field for a brand colour: it goes in the
 * style notes. A capture that lacks what its target names throws a ZodError, as stored captures are never incomplete.
 */
export function orderOf(capture: Capture, choices: Choices): Order {
  const { target, page, selection, image, link, file } = capture;
  const address = (target === 'link' && link?.url) || (target === 'file' && file?.address) || page.url;
  const request = createRequest.parse({
    kind: choices.kind,
    fields: {
      ...((target === 'page' || target === 'link') && { sourceUrl: address }),
      ...(target === 'selection' && { sourceText: selection }),
      aspectRatio: choices.aspect,
      outputFormat: choices.format,
      styleNotes: writeStyleNotes({ brandColor: choices.brandColor }),
    },
    parts: [
      ...(target === 'image'
        ? [
            {
              name: 'sourceImage',
              blobId: image?.blobId,
              fileName: image?.name,
              mediaType: image?.mediaType,
              description: image?.around,
            },
          ]
        : []),
      ...(target === 'file'
        ? [{ name: file?.part, blobId: file?.blobId, fileName: file?.name, mediaType: file?.mediaType }]
        : []),
    ],
  });
  const title =
    (target === 'link' && link?.text) ||
    (target === 'image' && image?.name) ||
    (target === 'file' && file?.name.replace(/\.(?:pdf|pptx)$/i, '')) ||
    page.title;
  return { request, source: { title: title || hostOf(address), url: address || undefined } };
}

const hostOf = (address: string | undefined) => (address && URL.parse(address)?.host) || '';
