import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { type CopyOutcome, copyOutcomes } from './messages.ts';
import { isOwnContext, type Sender } from './own-context.ts';

/** From the background to the extension page that has the focus, if one has: browsers copy from such a page alone. */
const request = z.object({ type: z.literal('page-copy'), blobId: z.uuid() });
const answer = z.enum(copyOutcomes);

/** Milliseconds after which a page is taken to be busy, or gone. */
const timeoutMs = 5000;

/** Has the page in front copy a stored picture; undefined when no extension page is in front. */
export async function askFocusedPage(blobId: string): Promise<CopyOutcome | undefined> {
  const asked = browser.runtime.sendMessage({ type: 'page-copy', blobId } satisfies z.infer<typeof request>);
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, timeoutMs);
  // Nobody listens, or nobody answers: both say that there is none.
  const answered = await Promise.race([asked, late.promise]).catch(() => undefined);
  clearTimeout(timer);
  return answer.safeParse(answered).data;
}

/** In a page: copies for the background while the page has the focus. */
export function copyWhileFocused(copy: (blobId: string) => Promise<CopyOutcome>): void {
  browser.runtime.onMessage.addListener((message: unknown, sender: Sender): Promise<CopyOutcome> | undefined => {
    const asked = request.safeParse(message).data;
    if (!asked || !isOwnContext(sender) || !document.hasFocus()) return;
    return copy(asked.blobId);
  });
}
