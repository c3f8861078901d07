import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspects, formats, kinds, limits, outcomes, paths } from '../../../lib/contract/index.ts';
import { createTestService, makeForm, pngUri } from './fakes.ts';
import { aState } from './node/states.ts';
import { type Judged, throughPrism } from './prism.ts';

/** Text of one character less than a bound, of just as many, and past it; emoji are one character and two units. */
const within = (max: number) => ['', 'Bees', 'x'.repeat(max - 1), '🐝'.repeat(max)];
const past = (max: number) => ['x'.repeat(max + 1), '🐝'.repeat(max + 1)];
const noText = [5, true, null, [], {}, ['Bees']];
const address = ['https://a.example/b?c=d#e', 'http://xn--bcher-kva.example'];
const noAddress = ['', 'bees', '//a.example', 'https://a b.example', ...noText];
const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** Values a field may and may not have. A source is never missing, nor one of two. */
interface Values {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}
const allowText = (max: number): Values => ({ good: within(max), bad: [...past(max), ...noText] });
const allowOnly = (values: readonly string[]): Values => ({
  good: values,
  bad: ['', 'other', values.join(), ...noText],
});

const sources: Readonly<Record<string, Values>> = {
  sourceText: { good: within(limits.sourceText).filter(Boolean), bad: [...past(limits.sourceText), ...noText] },
  sourceUrl: { good: address, bad: noAddress },
  sourceImage: { good: [pngUri], bad: noText },
};
const looks = { aspectRatio: allowOnly(aspects), outputFormat: allowOnly(formats) };
const fields: Readonly<Record<(typeof kinds)[number], Readonly<Record<string, Values>>>> = {
  infographic: {
    ...looks,
    brandUrl: { good: address, bad: noAddress },
    fontName: allowText(limits.fontName),
    fontCssUrl: { good: address, bad: noAddress },
    styleNotes: allowText(limits.styleNotes),
    enableCritique: { good: [true, false], bad: ['true', 1, null, [], {}] },
    referenceImage: { good: [pngUri, ...address], bad: noText },
    referenceNote: allowText(limits.referenceNote),
    brandProfileId: { good: [], bad: ['', 'mine', `${uuid}0`, ...noText] },
    outcome: allowOnly(outcomes),
  },
  meme: {
    ...looks,
    brandUrl: { good: [...address, 'a.example', ''], bad: noText },
    audienceNote: allowText(limits.memeNote),
    avoidNote: allowText(limits.memeNote),
    styleNotes: allowText(limits.memeNote),
    brandProfileId: { good: [], bad: noText },
  },
};

type Body = Readonly<Record<string, unknown>>;
const source = fc
  .constantFrom(...Object.entries(sources))
  .chain(([name, { good }]) => fc.constantFrom(...good).map((value): Body => ({ [name]: value })));

/** Fields that are good, all of them. */
function goodFields(kind: (typeof kinds)[number]) {
  const entries = Object.entries(fields[kind]).filter(([, { good }]) => good.length > 0);
  const model = Object.fromEntries(entries.map(([name, { good }]) => [name, fc.constantFrom(...good)]));
  return fc.record(model, { requiredKeys: [] });
}

/** Each good value of a field and of a source, alone; a source is never missing. */
const listGood = (kind: (typeof kinds)[number]): readonly (readonly [source: Body, others: Body])[] => [
  ...listValues(sources, 'good').map((given) => [given, {}] as const),
  ...listValues(fields[kind], 'good').map((others) => [{ sourceText: 'Bees' }, others] as const),
];

/** Each bad value, fields that there are none of, no source or two. */
const listFaults = (kind: (typeof kinds)[number]): readonly Body[] => [
  ...listValues({ ...sources, ...fields[kind] }, 'bad'),
  ...['sourceurl', 'SourceText', kind === 'meme' ? 'outcome' : 'avoidNote', 'extra'].map((name) => ({ [name]: 'x' })),
  { sourceText: 'Bees', sourceUrl: 'https://a.example' },
];

const listValues = (named: Readonly<Record<string, Values>>, which: keyof Values): Body[] =>
  Object.entries(named).flatMap(([name, values]) => values[which].map((value) => ({ [name]: value })));

/** Of values that meet, in each run others; each of them alone is tried in every run. */
const mixedRuns = 100;

const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** A form as Prism can pass it on: text. */
async function form(parts: Parameters<typeof makeForm>[0]): Promise<RequestInit> {
  const request = new Request('https://a.example', { method: 'POST', body: makeForm(parts) });
  return { body: await request.text(), headers: { 'content-type': request.headers.get('content-type') ?? '' } };
}

async function setUp(workspace: Parameters<typeof aState>[0] = { plan: 'pro' }) {
  const state = await aState(workspace);
  const key = await state.accounts.addKey('w', 'Test');
  const { app } = createTestService({
    store: state.store,
    workspaces: state.accounts,
    idempotency: state.idempotency(3600),
    now: () => state.clock.now,
  });
  const ask = await throughPrism(app);
  const send = (path: string, init: RequestInit = {}): Promise<Judged> => {
    const headers = new Headers(init.headers);
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${key}`);
    return ask(path, { ...init, headers });
  };
  /** A create, a minute after the one before: no window of the plan is ever full. */
  const create = (kind: (typeof kinds)[number], init: RequestInit) => {
    state.clock.now += 60_000;
    return send(paths.create[kind], { ...init, method: 'POST' });
  };
  return { send, create };
}

describe.each(kinds)('Prism between a load and the service, which is asked for %ss,', (kind) => {
  it('finds no deviation in what is accepted', async () => {
    const { create } = await setUp();
    const examples = listGood(kind).flatMap(([given, others]): [Body, Body, boolean][] => [
      [given, others, false],
      [given, others, true],
    ]);
    await fc.assert(
      fc.asyncProperty(source, goodFields(kind), fc.boolean(), async (given, others, asForm) => {
        const body = { ...others, ...given };
        const answer = await create(kind, asForm ? await form({ params: JSON.stringify(body) }) : json(body));
        expect(answer).toMatchObject({ status: 202, against: { request: [], response: [] } });
      }),
      { numRuns: examples.length + mixedRuns, examples },
    );
  });

  it('finds no deviation in what is refused, and agrees that it is at fault', async () => {
    const { create } = await setUp();
    const faults = listFaults(kind);
    const examples = faults.map((wrong): [Body, Body, Body] => [{ sourceText: 'Bees' }, {}, wrong]);
    await fc.assert(
      fc.asyncProperty(source, goodFields(kind), fc.constantFrom(...faults), async (given, others, wrong) => {
        const body = { ...others, ...('sourceText' in wrong || 'sourceUrl' in wrong ? {} : given), ...wrong };
        const answer = await create(kind, json(body));
        expect(answer).toMatchObject({ status: 400, against: { response: [] } });
        expect(answer.against.request).not.toEqual([]);
        // A form's fields are in one of its parts, where Prism does not look; it sees the answer.
        const inForm = await create(kind, await form({ params: JSON.stringify(body) }));
        expect(inForm).toMatchObject({ status: 400, against: { response: [] } });
      }),
      { numRuns: examples.length + mixedRuns, examples },
    );
  });
});

describe('Prism finds no deviation in', () => {
  it('a job from its create to its picture', async () => {
    const { create, send } = await setUp();
    for (const kind of kinds) {
      const { body } = await create(kind, json({ sourceText: 'Bees' }));
      const polls: Judged[] = [];
      for (let job = body; job.status !== 'completed'; job = polls.at(-1)?.body ?? {}) {
        polls.push(await send(`${paths.jobs}/${body.jobId}`));
      }
      expect(polls.map(({ against }) => against)).toEqual(polls.map(() => ({ request: [], response: [] })));
    }
  });

  it('a PDF, and a form without any source', async () => {
    const { create } = await setUp();
    const pdf = new TextEncoder().encode('%PDF-1.4\n');
    const answers = [
      await create('infographic', await form({ params: '{"fontName":"Inter"}', sourcePdf: pdf })),
      await create('meme', await form({ params: '{}', sourcePdf: pdf })),
      await create('meme', await form({ params: '{}' })),
      await create('meme', await form({ params: '{', sourcePdf: pdf })),
      await create('meme', await form({ params: '{}', sourcePdf: new TextEncoder().encode('no PDF') })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 400, 400, 400]);
    expect(answers.flatMap(({ against }) => against.response)).toEqual([]);
  });

  it.each([
    ['no key', { authorization: '' }, 401],
    ['a wrong key', { authorization: 'Bearer bsk_wrong' }, 401],
    ['an idempotency key that is too long', { 'idempotency-key': 'x'.repeat(256) }, 400],
  ])('a create with %s', async (_, headers, status) => {
    const { create } = await setUp();
    const answer = await create('meme', {
      ...json({ sourceText: 'Bees' }),
      headers: { ...json({}).headers, ...headers },
    });
    expect(answer).toMatchObject({ status, against: { response: [] } });
  });

  it('a key that comes again: with the same request, and with another', async () => {
    const { create } = await setUp();
    const once = (sourceText: string) =>
      create('meme', {
        ...json({ sourceText }),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'a' },
      });
    const answers = [await once('Bees'), await once('Bees'), await once('Wasps')];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 422]);
    expect(answers[1]?.body.jobId).toBe(answers[0]?.body.jobId);
    expect(answers.flatMap(({ against }) => [...against.request, ...against.response])).toEqual([]);
  });

  it('a full window, no credits and a job that is not there', async () => {
    const free = await setUp({ plan: 'free' });
    const post = { ...json({ sourceText: 'Bees' }), method: 'POST' };
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await free.send(paths.create.meme, post));
    const poor = await setUp({ plan: 'free', credits: 1 });
    answers.push(await poor.send(paths.create.meme, post), await poor.send(`${paths.jobs}/${uuid}`));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429, 402, 404]);
    expect(answers.flatMap(({ against }) => [...against.request, ...against.response])).toEqual([]);
  });

  it('a plan without limits', async () => {
    const { create } = await setUp({ plan: 'unlimited' });
    const answer = await create('infographic', json({ sourceText: 'Bees' }));
    expect(answer).toMatchObject({ status: 202, against: { request: [], response: [] } });
  });
});
