import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import { envelope, fromBackground, MessageError } from './answers.ts';
import type { ToBackground } from './protocol.ts';

/** Sends a message and answers what it is answered with, checked. @throws {MessageError} */
export async function send(message: object, answer: z.ZodMiniType): Promise<unknown> {
  const reply = envelope.parse(await browser.runtime.sendMessage(message));
  if (!reply.ok) throw new MessageError(reply.error);
  return answer.parse(reply.value);
}

type FromBackground = { [Type in ToBackground['type']]: z.infer<(typeof fromBackground)[Type]> };

/** Asks the background. @throws {MessageError} with words for a person, when it refuses or fails. */
export const sendToBackground = <Type extends ToBackground['type']>(message: Extract<ToBackground, { type: Type }>) =>
  send(message, fromBackground[message.type]) as Promise<FromBackground[Type]>;
