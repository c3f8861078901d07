import { defaultFormat, mediaTypeOf } from '../contract/index.ts';
import type { Delivery } from '../jobs/advance.ts';
import type { JobRecord } from '../jobs/record.ts';
import { words } from '../settings/words.ts';
import { type BlobUrls, downloadState, startDownload } from './download.ts';
import { fileName } from './name.ts';

/** Thrown when a finished picture could not be given to the person; the message says it to them. */
class DeliveryError extends Error {
  readonly code = 'download_failed';

  constructor(options: { cause?: unknown } = {}) {
    super(words('error_download_failed'), options);
    this.name = 'DeliveryError';
  }
}

/** The name a job's picture is saved under. */
export function fileNameOf({ request, source, picture }: Pick<JobRecord, 'request' | 'source' | 'picture'>): string {
  return fileName({
    title: source.title,
    kind: request.kind,
    // A meme's aspect is the service's choice when none was asked for; the picture's sides then say it.
    aspect: request.fields.aspectRatio ?? '1:1',
    mediaType: picture?.mediaType ?? mediaTypeOf[request.fields.outputFormat ?? defaultFormat],
  });
}

/** Delivers finished pictures into the downloads folder, under names that say what they are. */
export function createDelivery(urls: BlobUrls): Delivery {
  return {
    async handOver({ request, source, picture }) {
      if (!picture) throw new DeliveryError();
      const name = fileNameOf({ request, source, picture });
      try {
        const url = picture.address === undefined ? await urls.create(picture.blobId) : picture.address;
        return { downloadId: await startDownload(url, name), fileName: name };
      } catch (cause) {
        throw new DeliveryError({ cause });
      }
    },
    async outcome({ downloadId, fileName: asked }) {
      const download = downloadId === undefined ? undefined : await downloadState(downloadId);
      switch (download?.state) {
        case 'in_progress':
          return { type: 'under-way' };
        case 'complete':
          return { type: 'done', fileName: download.fileName || asked };
        case 'interrupted': {
          const { code, message } = new DeliveryError();
          return { type: 'failed', reason: { code, message } };
        }
        default:
          // Cleared from the list of downloads before anyone looked: it was taken, and nothing says that it failed.
          return { type: 'done', fileName: asked };
      }
    },
  };
}
