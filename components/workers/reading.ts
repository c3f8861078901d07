import { readCapturedPage } from '../../lib/capture/captured-pages.ts';
import { readableSource, refuseReading, type SourceReading } from '../../lib/capture/reading.ts';
import { BroadsideError, limits, sniffMediaType } from '../../lib/contract/index.ts';
import type { Engine, Source } from '../../lib/engine/index.ts';
import { writeText } from '../../lib/engine/read/write-text.ts';
import { getBlob } from '../../lib/storage/blobs.ts';

export async function answerReading(request: Request, { extract }: Pick<Engine, 'extract'>): Promise<Response> {
  try {
    const asked = readableSource.parse(Object.fromEntries(new URL(request.url).searchParams));
    const { metadata, blocks } = await extract(await toSource(asked));
    const origin = { title: metadata.title ?? '', url: 'url' in asked ? asked.url : '' };
    const read: SourceReading = { text: writeText(blocks, origin, limits.sourceText), pages: metadata.pages };
    return Response.json(read);
  } catch (error) {
    return refuseReading(error instanceof BroadsideError ? error : { code: 'internal' });
  }
}

async function toSource(asked: ReturnType<typeof readableSource.parse>): Promise<Source> {
  if ('url' in asked) return { kind: 'html', ...(await readCapturedPage(asked.url)) };
  const file = await getBlob(asked.blobId);
  if (!file) throw new BroadsideError('unsupported_source');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { kind: sniffMediaType(bytes) === 'application/pdf' ? 'pdf' : 'pptx', bytes };
}
