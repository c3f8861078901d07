import { build } from 'vite';
import { listen } from '../browser/serve.ts';
import { expect } from './extension.ts';
import { hostileDrawings, hostilePages, plainlyHostileDrawings } from './hostile-markup.ts';

/** Hostile corpora, cleaned and shown in a page of any browser: nothing of them runs, and what is theirs to show stays. */

/** The calls made on a browser's page, whichever library drives it. */
export interface DrivenPage {
  goto(address: string): Promise<unknown>;
  evaluate<A, R>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
}

interface Cleaners {
  cleanDrawing(text: string): string | undefined;
  cleanPage(html: string): DocumentFragment;
}
type Trying = typeof globalThis & { readonly cleaners: Cleaners; ran: number[] };

/** The cleaners as one script, for a page without the extension. */
async function bundleCleaners(): Promise<string> {
  const entry = 'virtual:cleaners';
  const folder = `${import.meta.dirname}/../../lib/capture`;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'cleaners',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `export * from '${folder}/clean-drawing.ts'; export * from '${folder}/clean-page.ts';` : null,
      },
    ],
    build: {
      write: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'iife', name: 'cleaners' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
}

/** Runs in the page. Shows drawings as documents of their own, clicks their links, and returns which of them ran something. */
async function showDrawings(drawings: readonly string[]): Promise<number[]> {
  const here = globalThis as Trying;
  here.ran = [];
  for (let at = 0; at < drawings.length; at += 40) {
    const frames = drawings.slice(at, at + 40).map((drawing) => {
      const frame = document.createElement('iframe');
      frame.src = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      document.body.append(frame);
      return { frame, loaded };
    });
    await Promise.all(frames.map(({ loaded }) => loaded));
    for (const { frame } of frames) {
      const links = frame.contentDocument?.querySelectorAll('a:not([href^="http"])') ?? [];
      for (const link of links) link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
    for (const { frame } of frames) frame.remove();
  }
  return [...new Set(here.ran)];
}

/** Runs in the page. Cleans pages, shows them and clicks their links. */
async function showPages(pages: readonly string[]) {
  const here = globalThis as Trying;
  here.ran = [];
  const left = pages.map((html) => {
    const place = document.createElement('div');
    place.append(here.cleaners.cleanPage(html));
    document.body.append(place);
    return place;
  });
  for (const link of document.querySelectorAll('a')) link.click();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const attributes = left.flatMap((place) =>
    Array.from(place.querySelectorAll('*'), (each) => each.getAttributeNames()),
  );
  return {
    ran: here.ran,
    headings: left.filter((place) => place.querySelector('h2')).length,
    attributes: attributes.flat(),
  };
}

/** Runs in the page. What of cleaned files is no drawing, or could run: an element, a handler, an address. */
function findRemains(files: readonly string[]): string[] {
  const dangerous = /^(?:script|foreignobject|animate|set|discard|iframe|handler|embed|object|img|audio|video)$/i;
  return files.flatMap((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
    if (!root.querySelector('linearGradient > stop, path')) return [`nothing to see: ${text}`];
    return [root, ...root.querySelectorAll('*')].flatMap((element) => {
      const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`);
      const bad = attributes.filter((each) => /^on|=\W*(?:java|vb)script:|href=data:text/i.test(each));
      return dangerous.test(element.localName) ? [element.localName, ...bad] : bad;
    });
  });
}

/** Tries both cleaners on all that is hostile. */
export async function tryCleaners(page: DrivenPage): Promise<void> {
  const code = await bundleCleaners();
  const site = await listen(({ url }, response) => {
    const isStrict = url === '/strict';
    response.setHeader('content-type', 'text/html');
    // As the extension's own pages: no script is started from a mere string.
    if (isStrict) response.setHeader('content-security-policy', "require-trusted-types-for 'script'");
    response.end(
      url === '/cleaners.js' ? code : '<!doctype html><title>Clean</title><script src="/cleaners.js"></script>',
    );
  });
  try {
    await page.goto(site.origin);
    expect(hostileDrawings.length).toBeGreaterThan(400);
    // Left as they are they run: the page can tell.
    expect((await page.evaluate(showDrawings, plainlyHostileDrawings)).length).toBeGreaterThan(30);

    await page.goto(`${site.origin}/strict`);
    const files = await page.evaluate(
      (drawings) => drawings.map((text) => (globalThis as Trying).cleaners.cleanDrawing(text) ?? ''),
      hostileDrawings,
    );
    // The same file does the same: each of them reports as itself what it runs, so that none hides another.
    const cleaned = [...new Set(files)];
    await page.goto(site.origin);
    expect(await page.evaluate(showDrawings, cleaned)).toEqual([]);
    expect(await page.evaluate(findRemains, cleaned)).toEqual([]);

    await page.goto(`${site.origin}/strict`);
    const shown = await page.evaluate(showPages, hostilePages);
    expect(shown).toEqual({ ran: [], headings: hostilePages.length, attributes: [] });
  } finally {
    await site.close();
  }
}
