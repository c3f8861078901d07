import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import * as z from 'zod/mini';

/**
 * Marionette, the protocol through which Firefox is driven from outside, its own windows and not only its pages: over TCP, each
 * packet is JSON with its length in bytes and a colon before it.
 * See https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */

/** `[1, id, error, result]`: the answer to the command with that id. */
const response = z.tuple([
  z.literal(1),
  z.number(),
  z.nullable(z.object({ error: z.string(), message: z.string() })),
  z.unknown(),
]);

/** The value a script returns, and what another value is wrapped in. */
const wrapped = z.object({ value: z.unknown() });

type Answer = z.infer<typeof response>;

/** One connection, which is all that Firefox allows at a time, and its one session. */
export class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;
  #rest = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => this.#take(data));
    socket.on('close', () => this.#fail(new Error('Firefox has closed the connection.')));
    // The next message is `close`, which reports it to the waiting caller.
    socket.on('error', () => undefined);
  }

  /** Connects to a Firefox on this machine, and begins a session that reaches its own windows. */
  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const marionette = new Marionette(socket);
    await marionette.send('WebDriver:NewSession', {});
    await marionette.send('Marionette:SetContext', { value: 'chrome' });
    return marionette;
  }

  /** @throws {Error} with Firefox's own words when it refuses. */
  async send(command: string, parameters: object): Promise<unknown> {
    const id = ++this.#lastId;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(id, answer);
    const packet = JSON.stringify([0, id, command, parameters]);
    this.#socket.write(`${Buffer.byteLength(packet)}:${packet}`);
    return answer.promise;
  }

  /**
   * Runs a function in Firefox's own process, with all its rights, and returns its JSON result; it may be async, and sees
   * nothing of its surroundings.
   */
  async run<A, R>(work: (argument: A) => R, argument: A): Promise<Awaited<R>> {
    const script = `return (${work})(arguments[0])`;
    const answer = await this.send('WebDriver:ExecuteScript', { script, args: [argument], sandbox: 'system' });
    return wrapped.parse(answer).value as Awaited<R>;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(data: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, data]);
    for (;;) {
      const colon = this.#rest.indexOf(':');
      const end = colon + 1 + Number(this.#rest.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#rest.length < end) return;
      const answer = response.safeParse(JSON.parse(this.#rest.subarray(colon + 1, end).toString()));
      this.#rest = this.#rest.subarray(end);
      // The first packet is no answer: it says which protocol this is.
      if (answer.success) this.#settle(answer.data);
    }
  }

  #settle([, id, error, result]: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting?.resolve(result);
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
