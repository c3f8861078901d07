import { servePdfs } from '../../lib/engine/read/pdf/browser-worker.ts';

servePdfs(new URL('/pdf/', self.location.origin).href);
