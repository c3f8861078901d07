import type { Job } from '../../contract/index.ts';
import type { StoredJob } from './record.ts';

/** A picture is at `{picturesPath}/{id}`, with or without a file extension. */
export const picturesPath = '/pictures';

export function toInterfaceJob(job: StoredJob, base: string, mirrorBase?: string): Job {
  const { picture } = job;
  return {
    id: job.id,
    status: job.status,
    sourceUrl: job.source.type === 'url' ? job.source.url : undefined,
    assetType: job.kind,
    aspect: job.aspect,
    format: job.format,
    createdAt: job.createdAt,
    imageUrl: picture && `${base}${picturesPath}/${picture.id}`,
    mirrorUrl: picture && mirrorBase && `${mirrorBase}${picturesPath}/${picture.id}.${job.format}`,
    width: picture?.width,
    height: picture?.height,
    contentType: picture?.mediaType,
    prompt: job.prompt,
    error: job.error,
    completedAt: job.completedAt,
  };
}
