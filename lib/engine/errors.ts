import { BroadsideError } from '../contract/index.ts';

/** Thrown when a source cannot become a picture; `code` is the reason, the message is for the user. */
export class EngineError extends BroadsideError {}
