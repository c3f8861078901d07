import { BroadsideError } from '../../../../lib/contract/index.ts';
import { type ImageProvider, makeEngineProviders, ProviderError } from '../../../../lib/service/core/providers.ts';
import { createWeb } from '../../../../lib/service/core/web.ts';
import { workOnJobs } from '../../../../lib/service/node/work.ts';
import { createFakeEngine } from '../fakes.ts';

/** A worker whose engine does to a text what it says. */
let text = '';
const { engine } = createFakeEngine({
  async extract(source) {
    text = source.kind === 'text' ? source.text : '';
    switch (text) {
      case 'loop':
        for (;;);
      case 'hang':
        return new Promise(() => undefined);
      case 'exit':
        return process.exit(7);
      case 'crash':
        process.kill(process.pid, 'SIGTRAP');
        return new Promise(() => undefined);
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
const drawn = makeEngineProviders(engine).images;
/** Is at work for two turns with “slow”, and never gets anywhere with “faulty”. */
const images: ImageProvider = {
  tries: 2,
  async image(order, ticket = '') {
    if (text === 'faulty') throw new ProviderError('Overloaded.');
    return text === 'slow' && ticket.length < 2 ? { ticket: `${ticket}.`, after: 1 } : drawn.image(order);
  },
};
workOnJobs({ engine, images, pages: { read: async (url) => ({ html: '', url }) }, web });
