import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import type { ToBackground, ToHost } from './messages.ts';
import { backgroundReplies, envelope, hostReplies, MessageError } from './replies.ts';

async function send(message: object, answer: z.ZodMiniType): Promise<unknown> {
  const reply = envelope.parse(await browser.runtime.sendMessage(message));
  if (!reply.ok) throw new MessageError(reply.error);
  return answer.parse(reply.value);
}

type FromBackground = { [Type in ToBackground['type']]: z.infer<(typeof backgroundReplies)[Type]> };

/** @throws {MessageError} with words for the user. */
export const sendToBackground = <Type extends ToBackground['type']>(message: Extract<ToBackground, { type: Type }>) =>
  send(message, backgroundReplies[message.type]) as Promise<FromBackground[Type]>;

type FromHost = { [Type in ToHost['type']]: z.infer<(typeof hostReplies)[Type]> };

/** The document must be open. @throws {MessageError} */
export const sendToHost = <Type extends ToHost['type']>(message: Extract<ToHost, { type: Type }>) =>
  send(message, hostReplies[message.type]) as Promise<FromHost[Type]>;
