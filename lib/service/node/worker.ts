import { createEngine } from '../../engine/engine.ts';
import { feedSources } from '../../engine/meme/scout/sources.ts';
import { createNodePlatform } from '../../engine/paint/node.ts';
import { createFeedReader, createWeb } from '../core/web.ts';
import { createPageFetcher } from './fetch-page.ts';
import { createFileGetter } from './get-file.ts';
import { workerSettings } from './start-worker.ts';
import { workOnJobs } from './work.ts';

const { allowedHosts, scouts } = workerSettings.parse(JSON.parse(process.argv[2] ?? ''));

const get = createFileGetter({ allowedHosts });
const feeds = scouts ? feedSources.map(({ id }) => id) : [];
workOnJobs({
  engine: createEngine(
    createNodePlatform(),
    createFeedReader(get, () => feeds),
  ),
  pages: createPageFetcher({ allowedHosts }),
  web: createWeb({ get }),
});
