import { EngineError } from '../../errors.ts';
import type { Platform } from '../../platform.ts';
import { type PdfAnswer, type PdfRequest, pdfAnswer } from './protocol.ts';

/** A worker that reads PDFs, as browsers and Node have it in common. */
export interface PdfWorker {
  /** The bytes go over, they are not copied. */
  ask(request: PdfRequest): void;
  /** Resolves with its one answer; rejects when it breaks or runs out of memory. */
  readonly answer: Promise<unknown>;
  end(): void;
}

/** A worker that has not answered by then is ended, in milliseconds: a file that takes longer was made to, or is no help. */
export const pdfTimeLimit = 20_000;

/** The PDF parts of a platform. Each file gets a worker of its own: what it leaves behind ends with it. */
export function createPdfReader(
  start: () => PdfWorker,
  timeLimit: number = pdfTimeLimit,
): Pick<Platform, 'readPdf' | 'drawPdfPage'> {
  return {
    async readPdf(bytes, name) {
      const answer = await ask(start, { ask: 'read', bytes: new Uint8Array(bytes), name }, timeLimit);
      if (answer.answer !== 'document') throw new EngineError('internal');
      return answer.document;
    },
    async drawPdfPage(bytes) {
      const answer = await ask(start, { ask: 'draw', bytes: new Uint8Array(bytes) }, timeLimit);
      if (answer.answer !== 'picture') throw new EngineError('internal');
      return answer.png;
    },
  };
}

async function ask(start: () => PdfWorker, request: PdfRequest, timeLimit: number) {
  const worker = start();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new EngineError('read_too_slow')), timeLimit);
  try {
    worker.ask(request);
    const answer: PdfAnswer = pdfAnswer.parse(await Promise.race([worker.answer, late.promise]));
    if (answer.answer === 'error') throw new EngineError(answer.code);
    return answer;
  } finally {
    clearTimeout(timer);
    worker.end();
  }
}
