import { servePdfs } from '../../lib/engine/read/pdf/browser-worker.ts';

// Where `wxt.config.ts` puts them.
servePdfs(new URL('/pdf/', self.location.origin).href);
