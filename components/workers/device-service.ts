import { findCapturedPage, findCapturedPicture, readCapturedPage } from '../../lib/capture/captured-pages.ts';
import { getOpenFile } from '../../lib/capture/open-files.ts';
import { readingPath } from '../../lib/capture/reading.ts';
import { listSentences } from '../../lib/edit/sentences.ts';
import { createEngine } from '../../lib/engine/engine.ts';
import { createBrowserPlatform } from '../../lib/engine/paint/browser.ts';
import type { WorkerLike } from '../../lib/engine/read/pdf/hosted.ts';
import { keepBrief, keepIdeas } from '../../lib/jobs/ideas.ts';
import { readFeedsHeader, readKnownResult } from '../../lib/protocol/device-headers.ts';
import { createAdvance } from '../../lib/service/core/advance.ts';
import { createService } from '../../lib/service/core/app.ts';
import type { StoredJob } from '../../lib/service/core/record.ts';
import { createIndexedDbStore } from '../../lib/service/core/store/indexeddb.ts';
import { createFeedReader, createWeb } from '../../lib/service/core/web.ts';
import { deviceWorkspaces } from '../../lib/service/core/workspaces.ts';
import { findSavedBrand } from '../../lib/settings/brands.ts';
import { answerReading } from './reading.ts';

async function keepItsWords({ id, status, results: { document, draft, brief, brand } }: StoredJob): Promise<void> {
  if (status !== 'completed') return;
  const sentences = document ? listSentences(document) : [];
  // Optional: failures must not hold the picture back.
  if (draft) await keepIdeas(id, draft, sentences).catch(() => undefined);
  else if (brief) await keepBrief(id, brief, sentences, brand).catch(() => undefined);
}

/** No key, no limits; serves captured pages, permitted feeds and the reader. */
export function createDeviceService(startPdfWorker: () => WorkerLike): { fetch(request: Request): Promise<Response> } {
  const store = createIndexedDbStore();
  let permitted: readonly string[] = [];
  const listReadableFeeds = () => (navigator.onLine ? permitted : []);
  const platform = createBrowserPlatform({ startPdfWorker });
  const engine = createEngine(platform, createFeedReader(getOpenFile, listReadableFeeds));
  const advance = createAdvance({
    engine,
    store,
    pages: { read: readCapturedPage, picture: findCapturedPicture },
    web: createWeb({ get: getOpenFile, readAtHand: findCapturedPage }),
  });
  const service = createService({
    store,
    async advance(jobId, workspaceId) {
      const job = await advance(jobId, workspaceId);
      if (job) await keepItsWords(job);
      return job;
    },
    knownFor: readKnownResult,
    scouts: () => listReadableFeeds().length > 0,
    workspaces: { ...deviceWorkspaces, brand: (_, brandId) => findSavedBrand(brandId) },
    sourceSchemes: ['http:', 'https:', 'file:'],
  });
  return {
    async fetch(request) {
      permitted = readFeedsHeader(request);
      return new URL(request.url).pathname === readingPath ? answerReading(request, engine) : service.fetch(request);
    },
  };
}
