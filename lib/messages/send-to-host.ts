import type * as z from 'zod/mini';
import { fromHost } from './host-answers.ts';
import type { ToHost } from './protocol.ts';
import { send } from './send.ts';

type FromHost = { [Type in ToHost['type']]: z.infer<(typeof fromHost)[Type]> };

/** Asks Chrome's offscreen document, which must be there. @throws {MessageError} */
export const sendToHost = <Type extends ToHost['type']>(message: Extract<ToHost, { type: Type }>) =>
  send(message, fromHost[message.type]) as Promise<FromHost[Type]>;
