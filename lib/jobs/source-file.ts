import { type CapturedFile, capturedFile, fileParts } from '../capture/capture.ts';
import type { AgainChange } from '../protocol/messages.ts';
import { createRequest, type JobRecord } from './record.ts';
import { readStyleNotes, writeStyleNotes } from './style-notes.ts';

type Made = Pick<JobRecord, 'source' | 'request'>;

const isFilePart = ({ name }: { readonly name: string }) => fileParts.some((each) => each === name);

export function findSourceFile({ source, request }: Made): CapturedFile | undefined {
  const { name: part, blobId, mediaType, fileName: name = source.title } = request.parts.find(isFilePart) ?? {};
  return source.file ?? capturedFile.safeParse({ part, blobId, mediaType, name, address: source.url ?? '' }).data;
}

export function withPages(made: Made, { pages, text }: Extract<AgainChange, { what: 'pages' }>): Made {
  const { request } = made;
  const file = findSourceFile(made);
  const others = request.parts.filter((part) => !isFilePart(part));
  const whole = file && { name: file.part, blobId: file.blobId, fileName: file.name, mediaType: file.mediaType };
  const notes = { ...readStyleNotes(request.fields.styleNotes), design: undefined, take: undefined };
  return {
    request: createRequest.parse({
      ...request,
      // Chosen designs and ideas belong to other words.
      fields: { ...request.fields, sourceText: text, styleNotes: writeStyleNotes(notes) },
      parts: text === undefined && whole ? [whole, ...others] : others,
    }),
    source: { ...made.source, file, pages },
  };
}
