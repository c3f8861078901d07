import { startModuleWorker } from '../../lib/protocol/module-worker.ts';
import pdfWorker from './pdf.worker.ts?worker&url';

export const startPdfWorker = (): Worker => startModuleWorker(pdfWorker, 'pdf-worker');
