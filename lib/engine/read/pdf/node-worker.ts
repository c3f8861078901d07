import { parentPort } from 'node:worker_threads';
import { createNodePdfHost } from './node-host.ts';
import { answerPdf } from './serve.ts';

parentPort?.once('message', async (request: unknown) => {
  parentPort?.postMessage(await answerPdf(request, createNodePdfHost()));
});
