import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import { type Picked, picked } from '../capture/pick.ts';
import { type ToBackground, type ToHost, toBackground, toHost } from './messages.ts';
import { isOwnContext, type Sender } from './own-context.ts';
import type { backgroundReplies, Envelope, hostReplies } from './replies.ts';

type Handlers<Message extends { type: string }, Answers extends Record<Message['type'], z.ZodMiniType>> = {
  readonly [Type in Message['type']]: (
    message: Extract<Message, { type: Type }>,
  ) => Promise<z.infer<Answers[Type]>> | z.infer<Answers[Type]>;
};

type MessageSchema<M> = z.ZodMiniType<M> & {
  readonly def: { readonly options: readonly { readonly shape: { readonly type: z.ZodMiniLiteral<string> } }[] };
};

function onMessage<M extends { type: string }>(schema: MessageSchema<M>, handle: (message: M) => unknown): void {
  const types = new Set(schema.def.options.flatMap(({ shape }) => shape.type.def.values));
  browser.runtime.onMessage.addListener((message: unknown, sender: Sender): Promise<Envelope> | undefined => {
    // Every context hears every message: what is addressed to another one is left for it to answer.
    if (!isOwnContext(sender) || !types.has((message as { type?: string } | null)?.type ?? '')) return;
    return answer(schema, handle, message);
  });
}

async function answer<M>(
  schema: z.ZodMiniType<M>,
  handle: (message: M) => unknown,
  message: unknown,
): Promise<Envelope> {
  try {
    return { ok: true, value: (await handle(schema.parse(message))) ?? null };
  } catch (error) {
    const { code, message: text } = error as { code?: unknown; message?: unknown };
    // What a schema or the browser says is not for a user (a DOMException's code is a number): `internal` has words.
    const known = typeof code === 'string' ? code : 'internal';
    return { ok: false, error: { code: known, message: String(text ?? error) } };
  }
}

export type BackgroundHandlers = Handlers<ToBackground, typeof backgroundReplies>;

/** Listens in the background. An error a handler throws goes back to the sender: its `code`, `internal` where it has none, and its words. */
export function listenInBackground(handlers: BackgroundHandlers): void {
  onMessage<ToBackground>(toBackground, (message) => handlers[message.type](message as never));
}

/** Listens in the document that hosts the device's worker. */
export function listenInHost(handlers: Handlers<ToHost, typeof hostReplies>): void {
  onMessage<ToHost>(toHost, (message) => handlers[message.type](message as never));
}

interface PageSender {
  readonly id?: string;
  readonly frameId?: number;
  readonly tab?: { readonly id?: number };
}

/**
 * Hears what was picked on a page: the one message that extension scripts in web pages send. Whether it was asked for in that
 * tab, the listener must know.
 */
export function listenToPick(listener: (message: Picked, tabId: number) => void): void {
  browser.runtime.onMessage.addListener((message: unknown, { id, frameId, tab }: PageSender) => {
    const read = picked.safeParse(message).data;
    if (read && id === browser.runtime.id && frameId === 0 && tab?.id !== undefined) listener(read, tab.id);
  });
}
