import type { RequestEntry } from '../core/ports.ts';

/** JSON lines for operators, without keys, bodies or picture addresses. */
export interface Log {
  readonly error: (error: unknown, requestId?: string) => void;
  readonly request: ((entry: RequestEntry) => void) | undefined;
}

export function createLog(level: 'errors' | 'requests', write: (line: string) => void): Log {
  const writeLine = (fields: object) => write(`${JSON.stringify({ time: new Date().toISOString(), ...fields })}\n`);
  return {
    error: (error, requestId) =>
      writeLine({
        level: 'error',
        requestId,
        message: error instanceof Error ? error.message : String(error),
        stack: error instanceof Error ? error.stack : undefined,
      }),
    request: level === 'requests' ? (entry) => writeLine({ level: 'info', ...entry }) : undefined,
  };
}
