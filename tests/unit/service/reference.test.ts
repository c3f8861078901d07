import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: zod/mini reads no JSON Schema.
import { fromJSONSchema } from 'zod';
import { errorStatus, infographicFields, job, memeFields, rateLimitBody } from '../../../lib/contract/index.ts';
import { headers as documented, operations, schemas } from '../../../lib/service/core/reference/operations.ts';
import { createReference } from '../../../lib/service/core/reference/routes.ts';
import { createTestService, key, makeForm, pngBytes, pngUri } from './fakes.ts';
import { aState } from './node/states.ts';

const base = 'https://service.example';
const reference = createReference(base, async () => true);
const get = (path: string) => reference.request(path);
const isValid = (name: keyof typeof schemas, value: unknown) => fromJSONSchema(schemas[name]).safeParse(value).success;

describe('/openapi.json', () => {
  it('describes every endpoint of the interface, in its version', async () => {
    const document = await (await get('/openapi.json')).json();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { version: '2026-05-19' },
      servers: [{ url: base }],
      paths: {
        '/api/generate': { post: { requestBody: { content: { 'application/json': {}, 'multipart/form-data': {} } } } },
        '/api/meme': { post: { security: [{ key: [] }] } },
        '/api/jobs/{id}': { get: { parameters: [{ name: 'id', in: 'path', required: true }] } },
      },
    });
    const refers = Array.from(
      JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g),
      ([, name]) => name,
    );
    expect([...new Set(refers)].filter((name) => !(String(name) in document.components.schemas))).toEqual([]);
  });

  it.each([
    ['InfographicRequest', infographicFields],
    ['MemeRequest', memeFields],
    ['Job', job],
    ['RateLimitError', rateLimitBody],
  ] as const)('has in %s the fields that are checked', (name, schema) => {
    expect(Object.keys(schemas[name].properties ?? {})).toEqual(Object.keys(schema.shape));
    expect(schemas[name].additionalProperties).toBe(false);
  });

  it('has the bounds of texts', () => {
    const { sourceText, styleNotes, fontName, sourceUrl } = schemas.InfographicRequest.properties ?? {};
    expect([sourceText, styleNotes, fontName, sourceUrl]).toMatchObject([
      { maxLength: 8000 },
      { maxLength: 800 },
      { maxLength: 80 },
      { format: 'uri' },
    ]);
  });

  it('has every status that an endpoint can be refused with', () => {
    const statuses = operations.flatMap(({ answers }) => answers.map(({ status }) => status));
    // A method that an address does not have is none of its operations.
    const { method_not_allowed: _, ...refusals } = errorStatus;
    for (const status of Object.values(refusals)) expect(statuses).toContain(status);
  });
});

describe('the reference page', () => {
  it('names every operation, field and error, in one style sheet of its own', async () => {
    const response = await get('/reference');
    const page = await response.text();
    for (const { path } of operations) expect(page).toContain(path);
    for (const code of Object.keys(errorStatus)) expect(page).toContain(code);
    expect(page).toContain('brandProfileId');
    expect(page).toContain('5 an hour, 25 a day');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(page).not.toMatch(/<script|style="|undefined|\[object/);
    expect((await get('/reference/style.css')).headers.get('content-type')).toBe('text/css');
  });
});

it('/healthz shows whether it is well', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await createReference(base, async () => false).request('/healthz')).status).toBe(500);
});

describe('what is answered', () => {
  const long = (max: number) => fc.integer({ min: max - 1, max: max + 1 }).map((length) => 'é'.repeat(length));
  const anything = fc.oneof(fc.jsonValue(), fc.string(), fc.constant(null));
  const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    sourceUrl: fc.oneof(fc.webUrl(), fc.constantFrom('file:///etc/passwd', 'x', 'https://a b'), anything),
    sourceText: fc.oneof(long(8000), fc.constantFrom('', ' ', 'Bees.'), anything),
    sourceImage: fc.oneof(fc.constantFrom(pngUri, 'data:image/gif;base64,R0lGODlh', 'data:,'), anything),
    aspectRatio: fc.oneof(fc.constantFrom('9:16', '1:1', '2:1'), anything),
    outputFormat: fc.oneof(fc.constantFrom('png', 'jpeg', 'gif'), anything),
    styleNotes: fc.oneof(long(800), anything),
    audienceNote: fc.oneof(long(800), anything),
    fontName: fc.oneof(long(80), anything),
    referenceNote: fc.oneof(long(500), anything),
    referenceImage: fc.oneof(fc.constantFrom(pngUri, 'https://example.com/a.png', 'ftp://a'), anything),
    brandProfileId: fc.oneof(fc.uuid(), anything),
    enableCritique: fc.oneof(fc.boolean(), anything),
    outcome: fc.oneof(fc.constantFrom('story_reel', 'poster'), anything),
    colour: anything,
  };
  const body = fc
    .tuple(
      fc.constantFrom('sourceUrl', 'sourceText', 'sourceImage'),
      fc.subarray(Object.keys(values), { maxLength: 4 }),
    )
    .chain(([source, others]) =>
      fc.record(Object.fromEntries([source, ...others].map((name) => [name, values[name] ?? anything]))),
    );
  const path = fc.constantFrom('/api/generate', '/api/meme');

  it('is in the document, whatever is sent', async () => {
    const { store, accounts, idempotency } = await aState({ plan: 'pro', credits: 60 });
    await accounts.addKey('w', 'Test', key);
    const service = createTestService({ store, workspaces: accounts, idempotency: idempotency(60) });
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(path, body, fc.boolean(), fc.boolean(), async (to, fields, asForm, withFile) => {
        const parts = { params: JSON.stringify(fields), ...(withFile && { sourceImage: pngBytes }) };
        const answer = asForm ? await service.postForm(to, makeForm(parts)) : await service.post(to, fields);
        const operation = operations.find(({ path: known, method }) => known === to && method === 'post');
        const described = operation?.answers.find(({ status }) => status === answer.status);
        expect(described?.body).toBeDefined();
        if (described?.body && described.body !== 'picture')
          expect(answer.json).toSatisfy((json) => isValid(described.body as 'Error', json));
        for (const name of described?.headers ?? []) expect(answer.headers.get(name), name).not.toBeNull();
        expect(answer.status).not.toBe(500);
        seen.add(answer.status);
      }),
      { numRuns: 600 },
    );
    expect([...seen].sort()).toEqual(expect.arrayContaining([202, 400]));
    expect(Object.keys(documented)).toContain('x-ratelimit-reset');
  });

  it('is in the document for jobs at every state', async () => {
    const service = createTestService();
    const { json } = await service.post('/api/meme', { sourceText: 'Bees.' });
    for (let poll = 0; poll < 6; poll++) {
      const answer = await service.call(`/api/jobs/${json.jobId}`);
      expect(answer.json).toSatisfy((value) => isValid('Job', value));
    }
  });
});
