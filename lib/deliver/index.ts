import { defaultFormat, mediaTypeByFormat } from '../contract/index.ts';
import { pictureSizes } from '../engine/sizes.ts';
import { t } from '../i18n/t.ts';
import type { Delivery } from '../jobs/advance.ts';
import { getPictureTitle } from '../jobs/entry.ts';
import type { DeliveryOutcome } from '../jobs/outcomes.ts';
import type { JobRecord } from '../jobs/record.ts';
import type { CopyOutcome } from '../protocol/messages.ts';
import type { DeliverySetting } from '../settings/settings.ts';
import { readSettings } from '../settings/store.ts';
import { type BlobUrls, downloadState, findDownload, saveEnd, startDownload } from './download.ts';
import { nameFileKind, renderName } from './name.ts';

export class DeliveryError extends Error {
  readonly code: 'download_failed' | 'download_invalid';

  constructor(code: DeliveryError['code'], options: { cause?: unknown } = {}) {
    super(t(`error_${code}`), options);
    this.name = 'DeliveryError';
    this.code = code;
  }
}

type NamedJob = Pick<JobRecord, 'kind' | 'request' | 'source' | 'answer' | 'picture' | 'createdAt'>;

export async function buildFileName(job: NamedJob): Promise<string> {
  const { delivery } = await readSettings();
  return withoutFolders(buildName(job, delivery[job.request.kind]));
}

const withoutFolders = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function buildName(job: NamedJob, { name }: DeliverySetting): string {
  const { request, source, picture, createdAt } = job;
  const aspect = request.fields.aspectRatio ?? '1:1';
  return renderName(name, {
    title: getPictureTitle(job),
    kind: nameFileKind(request.kind),
    // A meme's default aspect is the service's choice; the picture's sides show it.
    aspect,
    mediaType: picture?.mediaType ?? mediaTypeByFormat[request.fields.outputFormat ?? defaultFormat],
    at: new Date(createdAt),
    page: source.url,
    width: picture?.width || pictureSizes[aspect].width,
    height: picture?.height || pictureSizes[aspect].height,
  });
}

export function createDelivery(urls: BlobUrls, copy: (blobId: string) => Promise<CopyOutcome>): Delivery {
  const readDelivery = async ({ request }: JobRecord) => (await readSettings()).delivery[request.kind];

  return {
    async handOver(job, begins) {
      const { picture } = job;
      if (!picture) throw new DeliveryError('download_failed');
      const setting = await readDelivery(job);
      // Versions are saved only on the user's request.
      if (job.isVersion && picture.blobId !== undefined) {
        return { fileName: withoutFolders(buildName(job, setting)), to: 'gallery' };
      }
      const saves = setting.to === 'downloads' || setting.to === 'both' || picture.blobId === undefined;
      const copies = setting.to === 'clipboard' || setting.to === 'both';
      const disk = saves
        ? await saveToDisk(urls, job, setting, begins)
        : { fileName: withoutFolders(buildName(job, setting)) };
      if (!copies) return { ...disk, to: saves ? 'downloads' : 'gallery' };
      const copied = picture.blobId === undefined ? 'distant' : await copy(picture.blobId);
      return { ...disk, to: saves ? 'both' : 'clipboard', copied };
    },
    async save(job) {
      const { copied } = job.delivery ?? {};
      const disk = await saveToDisk(urls, job, await readDelivery(job));
      const end = await saveEnd('downloadId' in disk ? disk.downloadId : undefined);
      if (!end) throw new DeliveryError('download_failed');
      return { delivery: { ...disk, to: copied ? 'both' : 'downloads', ...(copied && { copied }) }, end };
    },
    outcome: readOutcome,
  };
}

async function saveToDisk(
  urls: BlobUrls,
  job: JobRecord,
  setting: DeliverySetting,
  begins?: (address: string) => Promise<void>,
) {
  const { picture, handing } = job;
  if (!picture) throw new DeliveryError('download_failed');
  const name = buildName(job, setting);
  try {
    const begun = handing && (await findDownload(handing.address, handing.at));
    const start = async (url: string) => {
      await begins?.(url);
      return startDownload(url, name, setting);
    };
    const startStored = () =>
      picture.address === undefined ? urls.use(picture.blobId, start) : start(picture.address);
    const downloadId = begun ?? (await startStored());
    return { fileName: withoutFolders(name), ...(downloadId === undefined ? { unsaved: true } : { downloadId }) };
  } catch (cause) {
    throw new DeliveryError('download_failed', { cause });
  }
}

const readOutcome: Delivery['outcome'] = async ({ downloadId, fileName: asked, unsaved }, picture) => {
  if (unsaved) return { type: 'unsaved' };
  const download = downloadId === undefined ? undefined : await downloadState(downloadId);
  const isDistant = picture?.address !== undefined;
  const storedBytes = picture?.address === undefined ? picture?.bytes : undefined;
  switch (download?.state) {
    case 'in_progress':
      return { type: 'under-way' };
    case 'complete': {
      const { bytes, isPage } = download;
      if (isDistant && isPage) return toFailure('download_invalid');
      // The disk may have taken fewer bytes than were stored.
      const isCut = bytes !== undefined && storedBytes !== undefined && bytes !== storedBytes;
      if (isCut) return toFailure('download_failed');
      return { type: 'done', fileName: download.fileName || asked, ...(isDistant && { unchecked: true }) };
    }
    case 'cancelled':
      return { type: 'unsaved' };
    case 'interrupted':
      return toFailure('download_failed');
    default:
      // Not saved, or cleared from the list of downloads: nothing indicates a failure.
      return { type: 'done', fileName: asked, ...(download && isDistant && { unchecked: true }) };
  }
};

function toFailure(code: DeliveryError['code']): DeliveryOutcome {
  const { message } = new DeliveryError(code);
  return { type: 'failed', reason: { code, message } };
}
