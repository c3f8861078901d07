import { createPdfHost } from '../../lib/engine/read/pdf/hosted.ts';
import { startPdfWorker } from './start-pdf-worker.ts';

/** Starts the PDF workers that an engine's worker asks for through `port`. */
export const hostPdfs = (port: MessagePort) => createPdfHost(port, startPdfWorker);
