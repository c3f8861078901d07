import { BroadsideError } from '../../../lib/contract/index.ts';
import type { Brief } from '../../../lib/engine/brief.ts';
import type { Engine, Picture } from '../../../lib/engine/index.ts';
import { createAdvance } from '../../../lib/service/core/advance.ts';
import { createService } from '../../../lib/service/core/app.ts';
import type { PageReader, Ports, ServiceJobStore, Web } from '../../../lib/service/core/ports.ts';
import { createMemoryStore } from '../../../lib/service/core/store/memory.ts';
import { makeOneKeyWorkspaces } from '../../../lib/service/core/workspaces.ts';
import { png } from '../client/server.ts';

export const base = 'https://service.example';
export const key = 'bsk_test';

export const pngBytes = Uint8Array.from(png);
export const pngUri = `data:image/png;base64,${Buffer.from(pngBytes).toString('base64')}`;

const picture: Picture = {
  bytes: pngBytes,
  width: 1080,
  height: 1350,
  mediaType: 'image/png',
  description: 'A picture',
};

/** An engine that draws nothing and notes what it was asked, in order. */
/** A brief that says nothing but its title. */
export const beesBrief: Brief = {
  layout: 'list',
  fitting: ['list'],
  ordered: false,
  title: 'Bees',
  points: [],
  statistics: [],
  language: 'en',
  direction: 'ltr',
};

export function createFakeEngine(changes: Partial<Engine> = {}) {
  const calls: [stage: string, ...given: unknown[]][] = [];
  const document = { metadata: { title: 'Bees' }, blocks: [] };
  const engine: Engine = {
    async extract(source) {
      calls.push(['extract', source]);
      return document;
    },
    brief(_, steering) {
      calls.push(['brief', steering]);
      return beesBrief;
    },
    drawPdfPage: async () => picture.bytes,
    async drawInfographic(brief, rendering) {
      calls.push(['drawInfographic', brief.title, rendering]);
      return picture;
    },
    async *drawDesigns() {
      yield picture;
    },
    async scout() {
      calls.push(['scout']);
      return { topics: [], asked: ['wikipedia'], silent: [] };
    },
    match(_, topics) {
      calls.push(['match', topics]);
      return [{ template: 'iceberg', captions: { top: 'Honey', bottom: 'Bees' } }];
    },
    write(_, ideas) {
      calls.push(['write', ideas]);
      return { template: 'iceberg', captions: { top: 'Honey', bottom: 'Bees' }, language: 'en', direction: 'ltr' };
    },
    async drawMeme(draft, rendering) {
      calls.push(['drawMeme', draft.template, rendering]);
      return picture;
    },
    ...changes,
  };
  return { engine, calls };
}

interface Setup extends Partial<Omit<Ports, 'store'>> {
  readonly engine?: Partial<Engine>;
  readonly store?: ServiceJobStore;
  readonly pages?: PageReader;
  readonly web?: Partial<Web>;
}

const beesEverywhere: PageReader = { read: async (url) => ({ html: '<p>Bees</p>', url }) };

const nothingThere = () => Promise.reject(new BroadsideError('url_unreachable'));
const noWeb: Web = { site: nothingThere, styleSheet: nothingThere, font: nothingThere, image: nothingThere };

/** The service on a fake engine, and calls to it that answer status, headers and JSON. */
export function createTestService(setup: Setup = {}) {
  const { engine: engineChanges, store = createMemoryStore(), pages = beesEverywhere, web = {}, ...changes } = setup;
  const now = changes.now ?? (() => Date.parse('2026-05-19T08:00:00Z'));
  const { engine, calls } = createFakeEngine(engineChanges);
  const app = createService({
    store,
    advance: createAdvance({ engine, store, pages, web: { ...noWeb, ...web }, now, report: changes.report }),
    workspaces: makeOneKeyWorkspaces(key),
    now,
    ...changes,
  });

  async function call(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${key}`);
    const response = await app.fetch(new Request(base + path, { ...init, headers }));
    const text = await response.text();
    const json: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {};
    return { status: response.status, headers: response.headers, json };
  }
  const post = (path: string, body: unknown, headers: HeadersInit = { 'content-type': 'application/json' }) =>
    call(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
  const postForm = (path: string, form: FormData) => call(path, { method: 'POST', body: form });

  return { app, calls, store, call, post, postForm };
}

/** A form of text and files; a file is given as bytes and gets its part's name. */
export function makeForm(parts: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value]), `${name}.bin`);
  }
  return form;
}
