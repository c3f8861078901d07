import { BroadsideError } from '../contract/index.ts';

/** Thrown by the engine when a source cannot become a picture; `code` says why, the message says it to a person. */
export class EngineError extends BroadsideError {}
