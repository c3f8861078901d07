import { type MemeDraft, memeDraft } from '../engine/brief.ts';

/**
 * A meme's draft that is known before its job is made, as an idea kept from another one is. The interface has no field for
 * it, so the background says it to this device's own service beside the create.
 */
const header = 'x-broadside-draft';

/** Background side: a fetch of this device that says what is to be drawn. */
export function tellingDraft(
  deviceFetch: (request: Request) => Promise<Response>,
  draft: MemeDraft,
): (request: Request) => Promise<Response> {
  return (request) => {
    // Headers hold Latin letters only.
    request.headers.set(header, encodeURIComponent(JSON.stringify(draft)));
    return deviceFetch(request);
  };
}

/** Worker side: the draft that a request says, checked. @throws {Error} when it is none. */
export function toldDraft({ headers }: Request): MemeDraft | undefined {
  const told = headers.get(header);
  return told === null ? undefined : memeDraft.parse(JSON.parse(decodeURIComponent(told)));
}
