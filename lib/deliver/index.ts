import { defaultFormat, mediaTypeOf } from '../contract/index.ts';
import { pictureSizes } from '../engine/sizes.ts';
import type { Delivery } from '../jobs/advance.ts';
import type { JobRecord } from '../jobs/record.ts';
import type { DeliverySetting } from '../settings/settings.ts';
import { readSettings } from '../settings/store.ts';
import { words } from '../settings/words.ts';
import { type BlobUrls, downloadState, startDownload } from './download.ts';
import { renderName } from './name.ts';

/** Thrown when a finished picture could not be given to the person; the message says it to them. */
class DeliveryError extends Error {
  readonly code = 'download_failed';

  constructor(options: { cause?: unknown } = {}) {
    super(words('error_download_failed'), options);
    this.name = 'DeliveryError';
  }
}

type Named = Pick<JobRecord, 'request' | 'source' | 'picture' | 'createdAt'>;

/** The name a job's picture is saved under, without its folders, as the person has set it for its kind. */
export async function fileNameOf(job: Named): Promise<string> {
  const { delivery } = await readSettings();
  return withoutFolders(nameOf(job, delivery[job.request.kind]));
}

const withoutFolders = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function nameOf({ request, source, picture, createdAt }: Named, { name }: DeliverySetting): string {
  const aspect = request.fields.aspectRatio ?? '1:1';
  return renderName(name, {
    title: source.title,
    kind: request.kind,
    // A meme's aspect is the service's choice when none was asked for; the picture's sides then say it.
    aspect,
    mediaType: picture?.mediaType ?? mediaTypeOf[request.fields.outputFormat ?? defaultFormat],
    at: new Date(createdAt),
    page: source.url,
    width: picture?.width || pictureSizes[aspect].width,
    height: picture?.height || pictureSizes[aspect].height,
  });
}

/** Delivers finished pictures into the downloads folder, under names that say what they are. */
export function createDelivery(urls: BlobUrls): Delivery {
  return {
    async handOver(job) {
      const { picture } = job;
      if (!picture) throw new DeliveryError();
      const setting = (await readSettings()).delivery[job.request.kind];
      const name = nameOf(job, setting);
      try {
        const url = picture.address === undefined ? await urls.create(picture.blobId) : picture.address;
        return { downloadId: await startDownload(url, name, setting), fileName: withoutFolders(name) };
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
