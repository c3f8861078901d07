import { browser } from 'wxt/browser';
import type * as z from 'zod/mini';
import { type Picked, picked } from '../capture/pick.ts';
import {
  type PendingRequest,
  pendingPort,
  pendingRequest,
  type ToBackground,
  type ToHost,
  toBackground,
  toHost,
} from './messages.ts';
import type { backgroundReplies, Envelope, hostReplies } from './send.ts';

export interface Sender {
  readonly id?: string;
  readonly url?: string;
  readonly origin?: string;
}

/** Content scripts share the extension's id but have a page's address: they must not start what costs credits. */
export function isOwnContext({ id, url, origin }: Sender): boolean {
  const home = browser.runtime.getURL('/');
  const address = url ?? (origin && `${origin}/`);
  return id === browser.runtime.id && address?.startsWith(home) === true;
}

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
    // Every context receives every message; others are left to theirs.
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
    // A schema's or the browser's error is not for users (a DOMException's code is a number): `internal` has words.
    const known = typeof code === 'string' ? code : 'internal';
    return { ok: false, error: { code: known, message: String(text ?? error) } };
  }
}

export type BackgroundHandlers = Handlers<ToBackground, typeof backgroundReplies>;

/** Returns a handler's error to the sender: its `code` (default `internal`) and its words. */
export function listenInBackground(handlers: BackgroundHandlers): void {
  onMessage<ToBackground>(toBackground, (message) => handlers[message.type](message as never));
}

export function listenInHost(handlers: Handlers<ToHost, typeof hostReplies>): void {
  onMessage<ToHost>(toHost, (message) => handlers[message.type](message as never));
}

interface PageSender {
  readonly id?: string;
  readonly frameId?: number;
  readonly tab?: { readonly id?: number };
}

/** The only message from scripts in web pages. The listener must check that the tab was asked. */
export function listenToPick(listener: (message: Picked, tabId: number) => void): void {
  browser.runtime.onMessage.addListener((message: unknown, { id, frameId, tab }: PageSender) => {
    const read = picked.safeParse(message).data;
    if (read && id === browser.runtime.id && frameId === 0 && tab?.id !== undefined) listener(read, tab.id);
  });
}

/** The function that `onPendingRequest` returns is called when the page closes too early. */
export function listenToPendingRequests(onPendingRequest: (wanted: PendingRequest) => () => void): void {
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== pendingPort || !isOwnContext((port.sender ?? {}) as Sender)) return;
    let doLeft: (() => void) | undefined;
    port.onMessage.addListener((message: unknown) => {
      const wanted = pendingRequest.safeParse(message).data;
      doLeft = wanted && onPendingRequest(wanted);
    });
    port.onDisconnect.addListener(() => doLeft?.());
  });
}
