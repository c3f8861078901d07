import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import * as z from 'zod/mini';

const reply = z.object({
  id: z.number(),
  result: z.optional(z.record(z.string(), z.unknown())),
  error: z.optional(z.object({ message: z.string() })),
});

/**
 * The debugger's session with a page's own worker: Playwright's is with the page, whose heap is another one. The
 * worker's has no socket of its own, so its messages go through the page's.
 */
export class WorkerSession {
  readonly #page: CDPSession;
  readonly #sessionId: string;
  readonly #waiting = new Map<number, (answer: z.infer<typeof reply>) => void>();
  #lastId = 0;

  private constructor(page: CDPSession, sessionId: string) {
    this.#page = page;
    this.#sessionId = sessionId;
    page.on('Target.receivedMessageFromTarget', (event) => {
      if (event.sessionId !== sessionId) return;
      const message = reply.safeParse(JSON.parse(event.message));
      if (message.success) this.#waiting.get(message.data.id)?.(message.data);
    });
  }

  /** Attaches to the page's dedicated worker that was started from an address with `name` in it. */
  static async attach(context: BrowserContext, page: Page, name: string): Promise<WorkerSession> {
    const session = await context.newCDPSession(page);
    const attached = new Promise<string>((resolve) =>
      session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
        if (targetInfo.type === 'worker' && targetInfo.url.includes(name)) resolve(sessionId);
      }),
    );
    await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    return new WorkerSession(session, await attached);
  }

  async send(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#lastId;
    const answer = new Promise<z.infer<typeof reply>>((resolve) => this.#waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.#page.send('Target.sendMessageToTarget', { sessionId: this.#sessionId, message });
    const { result, error } = await answer;
    this.#waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }
}
