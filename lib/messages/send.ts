import { browser } from 'wxt/browser';
import type { z } from 'zod';
import { envelope, fromBackground, fromHost, MessageError } from './answers.ts';
import type { ToBackground, ToHost } from './protocol.ts';

async function send(message: object, answer: z.ZodType): Promise<unknown> {
  const reply = envelope.parse(await browser.runtime.sendMessage(message));
  if (!reply.ok) throw new MessageError(reply.error);
  return answer.parse(reply.value);
}

type FromBackground = { [Type in ToBackground['type']]: z.infer<(typeof fromBackground)[Type]> };
type FromHost = { [Type in ToHost['type']]: z.infer<(typeof fromHost)[Type]> };

/** Asks the background. @throws {MessageError} with words for a person, when it refuses or fails. */
export const sendToBackground = <Type extends ToBackground['type']>(message: Extract<ToBackground, { type: Type }>) =>
  send(message, fromBackground[message.type]) as Promise<FromBackground[Type]>;

/** Asks Chrome's offscreen document, which must be there. @throws {MessageError} */
export const sendToHost = <Type extends ToHost['type']>(message: Extract<ToHost, { type: Type }>) =>
  send(message, fromHost[message.type]) as Promise<FromHost[Type]>;
