import type { SourceDocument } from '../../document.ts';
import { EngineError } from '../../errors.ts';

/**
 * A deck as a document: its slides in order, each a heading with what stands on it.
 * @throws {EngineError} `pptx_damaged`, `archive_too_large` or `empty_source`.
 */
export function readPptx(_bytes: Uint8Array, _name?: string): SourceDocument {
  throw new EngineError('unsupported_source');
}
