import type { GrabRequest } from '../grab.ts';

declare global {
  /** Requests put by `putRequest`, in the extension's isolated world of the page only. */
  var broadsideRequests: GrabRequest[] | undefined;
}

/**
 * A script file cannot be injected with arguments: the request is put first, by a function injected before the file.
 * Serialised by the browser, so it may name nothing outside itself.
 */
export function putRequest(request: GrabRequest): void {
  globalThis.broadsideRequests = [...(globalThis.broadsideRequests ?? []), request];
}

/** The oldest request, taken away: two clicks at once get their own answers, and nothing stays in the page. */
export function takeRequest(): GrabRequest {
  const [request = {}, ...rest] = globalThis.broadsideRequests ?? [];
  if (rest.length > 0) globalThis.broadsideRequests = rest;
  else Reflect.deleteProperty(globalThis, 'broadsideRequests');
  return request;
}
