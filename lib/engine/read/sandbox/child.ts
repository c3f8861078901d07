import { Worker } from 'node:worker_threads';
import { megabyte } from '../../../contract/index.ts';
import { EngineError } from '../../errors.ts';
import { installMemoryBudget } from '../pdf/memory-budget.ts';
import { type SandboxAnswer, type SandboxRequest, sandboxMessage } from './protocol.ts';

/** Resident memory while reading, in bytes; an idle process has about 140 MB. */
const maxBytes: Readonly<Record<SandboxRequest['ask'], number>> = {
  read: 320 * megabyte,
  deck: 320 * megabyte,
  // 40 million pixels take 160 MB, twice while a decoder is at work.
  draw: 450 * megabyte,
  image: 450 * megabyte,
};

/** Shared with `watch.ts`: when the request began, resident memory, and the limit of processor time. */
const shared = new Float64Array(new SharedArrayBuffer(3 * Float64Array.BYTES_PER_ELEMENT));
const watch = new Worker(new URL('./watch.ts', import.meta.url), { workerData: shared });
watch.unref();

const budget = installMemoryBudget();

async function answerRequest(request: SandboxRequest): Promise<SandboxAnswer> {
  switch (request.ask) {
    case 'image':
      return (await import('./decode-image.ts')).decodeImage(request.bytes);
    case 'deck':
      return {
        answer: 'document',
        document: (await import('../pptx/index.ts')).readPptx(request.bytes, request.slides),
      };
    default: {
      const [{ answerPdf }, { createNodePdfHost }] = await Promise.all([
        import('../pdf/serve.ts'),
        import('../pdf/node-host.ts'),
      ]);
      return answerPdf(request, createNodePdfHost(), budget);
    }
  }
}

function describeError(error: unknown): SandboxAnswer {
  if (error instanceof EngineError) return { answer: 'error', code: error.code, detail: error.detail };
  return { answer: 'broken', trace: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

const reply = (answer: SandboxAnswer) => process.send?.({ answer, residentBytes: process.memoryUsage.rss() });

process.on('message', async (message) => {
  const {
    request: { bytes, ...request },
    maxWorkMs,
  } = sandboxMessage.parse(message);
  const { user, system } = process.cpuUsage();
  shared.set([Date.now(), maxBytes[request.ask], (user + system) / 1000 + maxWorkMs]);
  try {
    reply(await answerRequest({ ...request, bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length) }));
  } catch (error) {
    reply(describeError(error));
  } finally {
    shared.fill(0);
  }
});
// The watch's thread maps hundreds of megabytes as it starts, which the limit set next would count.
watch.once('message', () => process.send?.('ready'));
process.on('disconnect', () => process.exit());
