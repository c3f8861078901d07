import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { createEngine } from '../../engine/engine.ts';
import { createNodePlatform } from '../../engine/paint/node.ts';
import { createPageFetcher } from '../fetch-page.ts';
import { createFileGetter } from '../get-file.ts';
import { createWeb } from '../web.ts';
import { workOnJobs } from './work.ts';

const { allowedHosts } = z.object({ allowedHosts: z.array(z.string()) }).parse(workerData);

if (parentPort) {
  workOnJobs(parentPort, {
    engine: createEngine(createNodePlatform()),
    pages: createPageFetcher({ allowedHosts }),
    web: createWeb({ get: createFileGetter({ allowedHosts }) }),
  });
}
