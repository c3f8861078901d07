import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { type CopyOutcome, copyOutcomes } from './messages.ts';
import { isOwnContext, type Sender } from './own-context.ts';

/** To the focused extension page, the only one that browsers copy from. */
const request = z.object({ type: z.literal('page-copy'), blobId: z.uuid() });
const answer = z.enum(copyOutcomes);

const timeoutMs = 5000;

/** Undefined without a focused extension page. */
export async function askFocusedPage(blobId: string): Promise<CopyOutcome | undefined> {
  const asked = browser.runtime.sendMessage({ type: 'page-copy', blobId } satisfies z.infer<typeof request>);
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, timeoutMs);
  // No listener, or no reply: there is no such page.
  const answered = await Promise.race([asked, late.promise]).catch(() => undefined);
  clearTimeout(timer);
  return answer.safeParse(answered).data;
}

export function copyWhileFocused(copy: (blobId: string) => Promise<CopyOutcome>): void {
  browser.runtime.onMessage.addListener((message: unknown, sender: Sender): Promise<CopyOutcome> | undefined => {
    const asked = request.safeParse(message).data;
    if (!asked || !isOwnContext(sender) || !document.hasFocus()) return;
    return copy(asked.blobId);
  });
}
