import { startModuleWorker } from '../../lib/protocol/module-worker.ts';
import pdfWorker from './pdf.worker.ts?worker&url';

/** Starts a worker that reads one PDF. */
export const startPdfWorker = (): Worker => startModuleWorker(pdfWorker, 'pdf-worker');
