import { servePdfs } from '../../lib/engine/read/pdf/browser-worker.ts';

// Path set by `wxt.config.ts`.
servePdfs(new URL('/pdf/', self.location.origin).href);
