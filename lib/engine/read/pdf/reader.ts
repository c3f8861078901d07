import { EngineError } from '../../errors.ts';
import type { PdfPage, Platform } from '../../platform.ts';
import { type PdfAnswer, type PdfRequest, pdfAnswer } from './protocol.ts';

export interface PdfWorker {
  /** The bytes go over, they are not copied. */
  ask(request: PdfRequest): void;
  /** Resolves with its one answer; rejects when it breaks or runs out of memory. */
  readonly answer: Promise<unknown>;
  /** Calls `listener` after each step of the work. */
  onProgress?(listener: () => void): void;
  end(): void;
}

/**
 * A worker that has been silent so long is ended: a step takes some milliseconds, so a page that takes longer was made to.
 * Each step starts it anew, since on a busy machine a worker waits most of its time, and no browser says how long.
 */
const maxSilenceMs = 10_000;
/** A worker that has not answered by then is ended in any case; before that it stops by itself with what it has (`read.ts`). */
export const maxReadMs = 25_000;

/** The PDF parts of a browser's platform. Each file gets a worker of its own: what it leaves behind ends with it. */
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

/** Draws a page of a PDF whose bytes are given away. */
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
  const giveUp = () => late.reject(new EngineError('read_too_slow'));
  const whole = setTimeout(giveUp, limits.maxReadMs);
  let silence = setTimeout(giveUp, limits.maxSilenceMs);
  worker.onProgress?.(() => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, limits.maxSilenceMs);
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
