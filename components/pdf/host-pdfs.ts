import { createPdfHost } from '../../lib/engine/read/pdf/hosted.ts';
import { startPdfWorker } from './start-pdf-worker.ts';

export const hostPdfs = (port: MessagePort) => createPdfHost(port, startPdfWorker);
