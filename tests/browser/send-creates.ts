/** What a page of the extension can do, in either browser. */
interface ExtensionPage {
  evaluate<Argument, Result>(
    task: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

/** Sets the connection by the message that the options page sends. The origin's permission must have been granted. */
export async function setConnection(page: ExtensionPage, baseUrl: string, key: string): Promise<void> {
  await page.evaluate(
    (connection) => chrome.runtime.sendMessage({ type: 'save-connection', connection }).then(() => undefined),
    { type: 'service', baseUrl, key },
  );
}

/** Has the extension send so many creates to its service, and resolves with the states their jobs came to rest in. */
export async function sendCreates(
  page: ExtensionPage,
  baseUrl: string,
  count: number,
  sourceText = 'Tides rise.',
): Promise<readonly string[]> {
  return page.evaluate(
    async ({ baseUrl, count, sourceText }) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await done(indexedDB.open('broadside'));
      const now = new Date().toISOString();
      const jobs = Array.from({ length: count }, () => ({
        id: crypto.randomUUID(),
        kind: 'infographic',
        state: 'waiting',
        connection: { type: 'service', baseUrl },
        request: {
          kind: 'infographic',
          fields: { sourceText, aspectRatio: '4:5', outputFormat: 'png', enableCritique: false },
          parts: [],
        },
        source: { title: 'Tides' },
        createdAt: now,
        updatedAt: now,
        tries: 0,
        polls: 0,
      }));
      const writing = database.transaction('jobs', 'readwrite').objectStore('jobs');
      await Promise.all(jobs.map((job) => done(writing.put(job))));
      await chrome.runtime.sendMessage({ type: 'wake' });
      const readStates = async () => {
        const store = database.transaction('jobs').objectStore('jobs');
        const found = await Promise.all(jobs.map(({ id }) => done<{ state: string }>(store.get(id))));
        return found.map(({ state }) => state);
      };
      const moving = ['waiting', 'submitting', 'queued', 'running', 'completed'];
      for (;;) {
        const states = await readStates();
        if (!states.some((state) => moving.includes(state))) {
          database.close();
          return states;
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    { baseUrl, count, sourceText },
  );
}
