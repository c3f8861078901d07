import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import * as z from 'zod/mini';

const reply = z.object({
  id: z.number(),
  result: z.optional(z.record(z.string(), z.unknown())),
  error: z.optional(z.object({ message: z.string() })),
});

const evaluation = z.object({
  result: z.object({ value: z.optional(z.unknown()) }),
  exceptionDetails: z.optional(
    z.partial(z.object({ text: z.string(), exception: z.partial(z.object({ description: z.string() })) })),
  ),
});

/** Chromium’s words for a page that has gone to another address before it replied. */
const left = /Inspected target navigated or closed/;

/** Passes over that, and over nothing else. */
function forgetLeft(error: unknown): undefined {
  if (!(error instanceof Error && left.test(error.message))) throw error;
}

/**
 * The extension's real popup, driven through the debugger: Playwright does not list popups among its pages. It closes
 * when the page behind it gets the focus, as for a user.
 */
export class Popup {
  readonly #debuggee: CDPSession;
  readonly #sessionId: string;
  readonly #waiting = new Map<number, (answer: z.infer<typeof reply>) => void>();
  #lastId = 0;

  private constructor(debuggee: CDPSession, sessionId: string) {
    this.#debuggee = debuggee;
    this.#sessionId = sessionId;
    debuggee.on('Target.receivedMessageFromTarget', (event) => {
      if (event.sessionId !== sessionId) return;
      const message = reply.safeParse(JSON.parse(event.message));
      if (message.success) this.#waiting.get(message.data.id)?.(message.data);
    });
  }

  static async attach(debuggee: CDPSession, targetId: string): Promise<Popup> {
    const { sessionId } = await debuggee.send('Target.attachToTarget', { targetId, flatten: false });
    return new Popup(debuggee, sessionId);
  }

  /** Runs a function in the popup and returns its JSON result; it may be async, and sees nothing of its surroundings. */
  async run<A, R>(work: (argument: A) => R, argument: A): Promise<Awaited<R>> {
    const { result, exceptionDetails } = evaluation.parse(
      await this.#send('Runtime.evaluate', {
        expression: `(${work})(${JSON.stringify(argument) ?? 'undefined'})`,
        awaitPromise: true,
        returnByValue: true,
        userGesture: true,
      }),
    );
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Awaited<R>;
  }

  /**
   * Waits until the popup holds an element for that CSS selector; answers its text. Asks again and again: a question asked
   * while the popup is loading is never answered, or refused once another page has taken its place.
   */
  async see(selector: string, timeout = 40_000): Promise<string> {
    const deadline = Date.now() + timeout;
    let shown = '';
    while (Date.now() < deadline) {
      const look = this.run((selector) => {
        const found = document.querySelector(selector);
        return { text: found?.textContent, shown: document.body?.textContent?.slice(0, 500) };
      }, selector).catch(forgetLeft);
      const seen = await Promise.race([look, setTimeout(500, undefined)]);
      if (typeof seen?.text === 'string') return seen.text;
      shown = seen?.shown ?? shown;
      await setTimeout(30);
    }
    throw new Error(`No ${selector} in: ${shown}`);
  }

  /** Clicks the first element for that CSS selector, once it is there. It may lead to another page. */
  async click(selector: string): Promise<void> {
    await this.see(selector);
    await this.run((selector) => document.querySelector<HTMLElement>(selector)?.click(), selector).catch(forgetLeft);
  }

  /** PNG of what the popup shows. */
  async screenshot(): Promise<Buffer> {
    const { data } = z.object({ data: z.string() }).parse(await this.#send('Page.captureScreenshot', {}));
    return Buffer.from(data, 'base64');
  }

  /** Closes it, as Escape or a click beside it does, and waits until it is gone. */
  async close(): Promise<void> {
    const gone = new Promise<void>((resolve) =>
      this.#debuggee.on('Target.detachedFromTarget', ({ sessionId }) => sessionId === this.#sessionId && resolve()),
    );
    // The answer to it may never come.
    this.run(() => window.close(), undefined).catch(() => undefined);
    await gone;
  }

  async #send(method: string, params: object): Promise<unknown> {
    const id = ++this.#lastId;
    const answer = new Promise<z.infer<typeof reply>>((resolve) => this.#waiting.set(id, resolve));
    await this.#debuggee.send('Target.sendMessageToTarget', {
      sessionId: this.#sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answer;
    this.#waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }
}
