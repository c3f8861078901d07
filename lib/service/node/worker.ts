import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { createEngine } from '../../engine/engine.ts';
import { feedSources } from '../../engine/meme/scout/sources.ts';
import { createNodePlatform } from '../../engine/paint/node.ts';
import { createFeedReader } from '../core/feeds.ts';
import { createWeb } from '../core/web.ts';
import { createPageFetcher } from './fetch-page.ts';
import { createFileGetter } from './get-file.ts';
import { workOnJobs } from './work.ts';

const { allowedHosts, scouts } = z.object({ allowedHosts: z.array(z.string()), scouts: z.boolean() }).parse(workerData);

if (parentPort) {
  const get = createFileGetter({ allowedHosts });
  const feeds = scouts ? feedSources.map(({ id }) => id) : [];
  workOnJobs(parentPort, {
    engine: createEngine(
      createNodePlatform(),
      createFeedReader(get, () => feeds),
    ),
    pages: createPageFetcher({ allowedHosts }),
    web: createWeb({ get }),
  });
}
