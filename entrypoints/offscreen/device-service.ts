import { readingPath } from '../../lib/capture/reading.ts';
import { createEngine } from '../../lib/engine/engine.ts';
import { createBrowserPlatform } from '../../lib/engine/paint/browser.ts';
import { keepIdeas } from '../../lib/jobs/ideas.ts';
import { toldDraft } from '../../lib/messages/told-draft.ts';
import { toldFeeds } from '../../lib/messages/told-feeds.ts';
import { createAdvance } from '../../lib/service/advance.ts';
import { createService } from '../../lib/service/app.ts';
import { createFeedReader } from '../../lib/service/feeds.ts';
import type { StoredJob } from '../../lib/service/record.ts';
import { createIndexedDbStore } from '../../lib/service/store/indexeddb.ts';
import { createWeb } from '../../lib/service/web.ts';
import { deviceWorkspaces } from '../../lib/service/workspaces.ts';
import { findSavedBrand } from '../../lib/settings/brands.ts';
import { findCapturedPage, readCapturedPage } from '../../lib/settings/captured-pages.ts';
import { getOpenFile } from '../../lib/settings/open-files.ts';
import { answerReading } from './reading.ts';
import { startPdfWorker } from './start-pdf-worker.ts';

/** A finished meme that was read from its source leaves its other ideas for another time. */
async function keepItsIdeas({ id, status, results: { document, draft } }: StoredJob): Promise<void> {
  // Without them another idea takes longer: no reason to hold the picture back.
  if (status === 'completed' && document && draft) await keepIdeas(id, draft).catch(() => undefined);
}

/**
 * The service as this device serves it, no key, no limits, pages as they were captured, feeds as each request permits; and
 * its reader alone.
 */
export function createDeviceService(): { fetch(request: Request): Promise<Response> } {
  const store = createIndexedDbStore();
  let permitted: readonly string[] = [];
  const readableFeeds = () => (navigator.onLine ? permitted : []);
  const platform = createBrowserPlatform({ startPdfWorker });
  const engine = createEngine(platform, createFeedReader(getOpenFile, readableFeeds));
  const advance = createAdvance({
    engine,
    store,
    pages: { read: readCapturedPage },
    web: createWeb({ get: getOpenFile, readAtHand: findCapturedPage }),
  });
  const service = createService({
    store,
    async advance(jobId, workspaceId) {
      const job = await advance(jobId, workspaceId);
      if (job) await keepItsIdeas(job);
      return job;
    },
    draftFor: toldDraft,
    scouts: () => readableFeeds().length > 0,
    workspaces: { ...deviceWorkspaces, brand: (_, brandId) => findSavedBrand(brandId) },
    sourceSchemes: ['http:', 'https:', 'file:'],
  });
  return {
    async fetch(request) {
      permitted = toldFeeds(request);
      return new URL(request.url).pathname === readingPath ? answerReading(request, engine) : service.fetch(request);
    },
  };
}
