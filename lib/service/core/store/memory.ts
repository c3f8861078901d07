import type { Assets } from '../../../engine/index.ts';
import type { ServiceJobStore } from '../ports.ts';
import type { ServedPicture, StoredJob } from '../record.ts';

/** Jobs are lost with the process. They are copied in and out, as by stores on disk. */
export function createMemoryStore(): ServiceJobStore {
  const jobs = new Map<string, StoredJob>();
  const sources = new Map<string, Assets>();
  const pictures = new Map<string, ServedPicture>();

  return {
    async create(job, bytes) {
      jobs.set(job.id, structuredClone(job));
      sources.set(job.id, bytes);
      return undefined;
    },
    async get(id) {
      return structuredClone(jobs.get(id));
    },
    async put(job) {
      jobs.set(job.id, structuredClone(job));
    },
    async sources(jobId) {
      return sources.get(jobId) ?? {};
    },
    async settle(job, picture) {
      jobs.set(job.id, structuredClone(job));
      if (job.picture && picture) pictures.set(job.picture.id, picture);
      sources.delete(job.id);
    },
    async picture(id) {
      return pictures.get(id);
    },
    async removeBefore(createdAt) {
      for (const job of jobs.values()) {
        if (job.createdAt >= createdAt) continue;
        jobs.delete(job.id);
        sources.delete(job.id);
        if (job.picture) pictures.delete(job.picture.id);
      }
    },
  };
}
