import { defaultFormat, mediaTypeOf } from '../contract/index.ts';
import { pictureSizes } from '../engine/sizes.ts';
import type { Delivery } from '../jobs/advance.ts';
import type { CopyOutcome, JobRecord } from '../jobs/record.ts';
import type { DeliverySetting } from '../settings/settings.ts';
import { readSettings } from '../settings/store.ts';
import { words } from '../settings/words.ts';
import { type BlobUrls, downloadState, findDownload, saveEnd, startDownload } from './download.ts';
import { fileKind } from './file-kind.ts';
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
    kind: fileKind(request.kind),
    // A meme's aspect is the service's choice when none was asked for; the picture's sides then say it.
    aspect,
    mediaType: picture?.mediaType ?? mediaTypeOf[request.fields.outputFormat ?? defaultFormat],
    at: new Date(createdAt),
    page: source.url,
    width: picture?.width || pictureSizes[aspect].width,
    height: picture?.height || pictureSizes[aspect].height,
  });
}

/**
 * Delivers finished pictures as the settings say for their kind: onto the disk, under names that say what they are, onto the
 * clipboard through `copy`, or nowhere else, as each is in the gallery. One whose bytes are out of reach goes to disk in any
 * case: its address alone does not keep it.
 */
export function createDelivery(urls: BlobUrls, copy: (blobId: string) => Promise<CopyOutcome>): Delivery {
  const toDisk = async (job: JobRecord, setting: DeliverySetting, begins?: (address: string) => Promise<void>) => {
    const { picture, handing } = job;
    if (!picture) throw new DeliveryError();
    const name = nameOf(job, setting);
    try {
      const begun = handing && (await findDownload(handing.address, handing.at));
      const start = async () => {
        const url = picture.address === undefined ? await urls.create(picture.blobId) : picture.address;
        await begins?.(url);
        return startDownload(url, name, setting);
      };
      const downloadId = begun ?? (await start());
      return { fileName: withoutFolders(name), ...(downloadId === undefined ? { unsaved: true } : { downloadId }) };
    } catch (cause) {
      throw new DeliveryError({ cause });
    }
  };
  const settingOf = async ({ request }: JobRecord) => (await readSettings()).delivery[request.kind];

  return {
    async handOver(job, begins) {
      const { picture } = job;
      if (!picture) throw new DeliveryError();
      const setting = await settingOf(job);
      const saves = setting.to === 'downloads' || setting.to === 'both' || picture.blobId === undefined;
      const copies = setting.to === 'clipboard' || setting.to === 'both';
      const disk = saves ? await toDisk(job, setting, begins) : { fileName: withoutFolders(nameOf(job, setting)) };
      if (!copies) return { ...disk, to: saves ? 'downloads' : 'gallery' };
      const copied = picture.blobId === undefined ? 'distant' : await copy(picture.blobId);
      return { ...disk, to: saves ? 'both' : 'clipboard', copied };
    },
    async save(job) {
      const { copied } = job.delivery ?? {};
      const disk = await toDisk(job, await settingOf(job));
      const end = await saveEnd('downloadId' in disk ? disk.downloadId : undefined);
      if (!end) throw new DeliveryError();
      return { delivery: { ...disk, to: copied ? 'both' : 'downloads', ...(copied && { copied }) }, end };
    },
    async outcome({ downloadId, fileName: asked, unsaved }) {
      if (unsaved) return { type: 'unsaved' };
      const download = downloadId === undefined ? undefined : await downloadState(downloadId);
      switch (download?.state) {
        case 'in_progress':
          return { type: 'under-way' };
        case 'complete':
          return { type: 'done', fileName: download.fileName || asked };
        case 'cancelled':
          return { type: 'unsaved' };
        case 'interrupted': {
          const { code, message } = new DeliveryError();
          return { type: 'failed', reason: { code, message } };
        }
        default:
          // Not to be saved; or cleared from the list of downloads before anyone looked: nothing says that it failed.
          return { type: 'done', fileName: asked };
      }
    },
  };
}
