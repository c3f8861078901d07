import { parentPort } from 'node:worker_threads';
import { BroadsideError } from '../../../../lib/contract/index.ts';
import { workOnJobs } from '../../../../lib/service/node/work.ts';
import { createWeb } from '../../../../lib/service/web.ts';
import { createFakeEngine } from '../fakes.ts';

/** A worker whose engine does to a text what it says. */
const { engine } = createFakeEngine({
  async extract(source) {
    switch (source.kind === 'text' ? source.text : '') {
      case 'loop':
        for (;;);
      case 'hang':
        return new Promise(() => undefined);
      case 'exit':
        return process.exit(7);
      case 'throw':
        throw new TypeError('secret detail');
      case 'refuse':
        throw new BroadsideError('too_little_text');
      default:
        return { metadata: { title: 'Bees' }, blocks: [] };
    }
  },
});
const web = createWeb({ get: () => Promise.reject(new BroadsideError('url_unreachable')) });
if (parentPort) workOnJobs(parentPort, { engine, pages: { read: async (url) => ({ html: '', url }) }, web });
