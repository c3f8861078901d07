import { EngineError } from '../../errors.ts';
import type { PdfPage, Platform } from '../../platform.ts';
import { type PdfAnswer, type PdfRequest, pdfAnswer } from './protocol.ts';

export interface PdfWorker {
  ask(request: PdfRequest): void;
  readonly answer: Promise<unknown>;
  onProgress?(listener: () => void): void;
  end(): void;
}

/** Silence that ends a worker. Counted from each step: steps take milliseconds, but on a busy machine a worker mostly waits. */
const maxSilenceMs = 10_000;
/** Hard limit of a worker, which usually stops by itself before (`read.ts`). */
export const maxReadMs = 25_000;

export function createPdfReader(
  start: () => PdfWorker,
  limits = { maxSilenceMs, maxReadMs },
): Pick<Platform, 'readPdf' | 'drawPdfPage'> {
  return {
    async readPdf(bytes, name, pages) {
      const answer = await ask(start, { ask: 'read', bytes: new Uint8Array(bytes), name, pages }, limits);
      if (answer.answer !== 'document') throw new EngineError('internal');
      return answer.document;
    },
    drawPdfPage: (bytes, page) => drawPdf(start, new Uint8Array(bytes), page, limits),
  };
}

export async function drawPdf(
  start: () => PdfWorker,
  bytes: Uint8Array<ArrayBuffer>,
  page?: PdfPage,
  limits = { maxSilenceMs, maxReadMs },
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await ask(start, { ask: 'draw', bytes, page }, limits);
  if (answer.answer !== 'picture') throw new EngineError('internal');
  return answer.png;
}

async function ask(start: () => PdfWorker, request: PdfRequest, limits: { maxSilenceMs: number; maxReadMs: number }) {
  const worker = start();
  const late = Promise.withResolvers<never>();
  const failLate = () => late.reject(new EngineError('read_too_slow'));
  const whole = setTimeout(failLate, limits.maxReadMs);
  let silence = setTimeout(failLate, limits.maxSilenceMs);
  worker.onProgress?.(() => {
    clearTimeout(silence);
    silence = setTimeout(failLate, limits.maxSilenceMs);
  });
  try {
    worker.ask(request);
    const answer: PdfAnswer = pdfAnswer.parse(await Promise.race([worker.answer, late.promise]));
    if (answer.answer === 'error') throw new EngineError(answer.code);
    return answer;
  } finally {
    clearTimeout(whole);
    clearTimeout(silence);
    worker.end();
  }
}
