import { type FromFrame, framePost, toFrame } from '../../lib/protocol/posts.ts';

/** Loads nothing, but must exist: a frame without a document shares its parent's connections. */
const emptyPage = '/empty.html';

/** Sends requests of the background, from a credentialless frame where they need connections of their own. */
export function listenToFramePosts(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    const wanted = framePost.safeParse(data).data;
    if (!wanted || !port) return;
    serve(port, wanted.isAlone).catch((error: Error) => answer(port, { type: 'failed', message: error.message }));
  });
  navigator.serviceWorker.startMessages();
}

function answer(port: MessagePort, message: FromFrame, transfer: Transferable[] = []): void {
  port.postMessage(message, transfer);
}

async function serve(port: MessagePort, isAlone: boolean): Promise<void> {
  const view = isAlone ? await openFrame() : globalThis;
  const abort = new AbortController();
  port.onmessage = ({ data }) => {
    const message = toFrame.parse(data);
    if (message.type === 'abort') return abort.abort();
    const { url, headers, body } = message;
    const sending = view.fetch(url, {
      method: 'POST',
      headers,
      body,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: abort.signal,
    });
    sending.then(
      (response) => {
        const { status, type, headers: received, body: stream } = response;
        // Browsers report an unfollowed redirect with status 0, which `Response` refuses.
        const shown = type === 'opaqueredirect' ? 302 : status;
        answer(
          port,
          { type: 'answer', status: shown, headers: [...received], body: stream },
          stream ? [stream as unknown as Transferable] : [],
        );
      },
      (error: Error) => answer(port, { type: 'failed', message: error.message }),
    );
  };
  answer(port, { type: 'ready' });
}

/** @throws {Error} without support for credentialless frames: nothing may be sent from another. */
async function openFrame(): Promise<Window & typeof globalThis> {
  const frame = document.createElement('iframe');
  Object.assign(frame, { credentialless: true, src: emptyPage });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const view = frame.contentWindow as (Window & typeof globalThis & { readonly credentialless?: boolean }) | null;
  if (!view?.credentialless) throw new Error('This browser has no frames with connections of their own.');
  return view;
}
