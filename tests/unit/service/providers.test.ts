import { describe, expect, it, vi } from 'vitest';
import { BroadsideError } from '../../../lib/contract/index.ts';
import { createEngine } from '../../../lib/engine/engine.ts';
import { createNodePlatform } from '../../../lib/engine/paint/node.ts';
import { createAdvance } from '../../../lib/service/core/advance.ts';
import {
  type ImageProvider,
  makeEngineProviders,
  type Progress,
  ProviderError,
} from '../../../lib/service/core/providers.ts';
import { createFakeEngine } from './fakes.ts';
import { aState, aStoredJob } from './node/states.ts';
import { providerCases } from './provider-cases.ts';

const engine = createEngine(createNodePlatform());

describe('the engine as a provider', () => {
  providerCases(() => makeEngineProviders(engine), engine);
});

describe('a provider that takes its time', () => {
  /** Its state, outside of any process: turns left and what comes then, by ticket. */
  const atWork = new Map<string, { left: number; result: unknown }>();
  async function slowly<T>(make: () => Promise<Progress<T>>, ticket?: string): Promise<Progress<T>> {
    if (ticket === undefined) {
      const made = await make();
      const name = crypto.randomUUID();
      atWork.set(name, { left: 3, result: 'result' in made && made.result });
      return { ticket: name, after: 5 };
    }
    const task = atWork.get(ticket);
    if (!task) throw new ProviderError('It knows no such ticket.');
    task.left -= 1;
    return task.left > 0 ? { ticket, after: 5 } : { result: task.result as T };
  }
  providerCases(() => {
    const { briefs, images } = makeEngineProviders(engine);
    return {
      briefs: {
        tries: 2,
        brief: (order, ticket) => slowly(() => briefs.brief(order), ticket),
        draft: (order, ticket) => slowly(() => briefs.draft(order), ticket),
      },
      images: { tries: 2, image: (order, ticket) => slowly(() => images.image(order), ticket) },
    };
  }, engine);
});

describe('a job', () => {
  /** A job with credits in a state, and polls for it, with an image provider that does what each turn says. */
  async function aJob(turns: (() => Promise<Progress<never>> | 'draw')[], tries = 3) {
    const state = await aState({ credits: 10 });
    const { engine: fake } = createFakeEngine();
    const drawn = makeEngineProviders(fake).images;
    const tickets: (string | undefined)[] = [];
    const image = vi.fn<ImageProvider['image']>(async (order, ticket) => {
      tickets.push(ticket);
      const progress = turns.shift()?.() ?? 'draw';
      return progress === 'draw' ? drawn.image(order) : progress;
    });
    const nothing = () => Promise.reject(new BroadsideError('url_unreachable'));
    const web = { site: nothing, styleSheet: nothing, font: nothing, image: nothing };
    const report = vi.fn();
    const pages = { read: async (url: string) => ({ html: '', url }) };
    const advance = createAdvance({ store: state.store, engine: fake, pages, web, images: { tries, image }, report });
    const job = aStoredJob({ kind: 'meme' });
    await state.store.create(job, {});
    const poll = async () => (await advance(job.id, 'w')) ?? job;
    /** Polls until the job has its end, or so many times. */
    async function polled(max = 30) {
      for (let polls = 0; polls < max; polls++) {
        const { status } = await poll();
        if (status !== 'running') break;
      }
      return (await state.store.get(job.id)) ?? job;
    }
    const credits = async () => (await state.accounts.account('w')).credits;
    return { ...state, job, image, tickets, report, poll, polled, credits };
  }
  const fail = () => Promise.reject(new ProviderError('Overloaded.'));
  const wait = (ticket: string) => async () => ({ ticket, after: 1 });

  it('is completed by an image provider that takes several polls', async () => {
    const { polled, tickets, credits } = await aJob([wait('a'), wait('a'), wait('b')]);
    expect(await polled()).toMatchObject({ status: 'completed', picture: { mediaType: 'image/png' } });
    expect(tickets).toEqual([undefined, 'a', 'a', 'b']);
    expect(await credits()).toBe(8);
  });

  it('keeps its ticket, so that nothing is begun twice by another process', async () => {
    const { polled, store, job } = await aJob([wait('a')]);
    expect((await polled(5)).status).toBe('running');
    expect((await store.get(job.id))?.provider).toEqual({ stage: 'image', attempts: 1, ticket: 'a' });
  });

  it('is tried again where the provider fails, within its budget', async () => {
    const { polled, image, credits, report } = await aJob([fail, wait('a'), fail]);
    expect((await polled()).status).toBe('completed');
    expect(image).toHaveBeenCalledTimes(4);
    expect(await credits()).toBe(8);
    expect(report.mock.calls.map(([error]) => error.message)).toEqual([
      'image, try 1: Overloaded.',
      'image, try 2: Overloaded.',
    ]);
  });

  it('is refunded, once, when the budget is used up', async () => {
    const { polled, poll, image, credits } = await aJob([fail, wait('a'), fail, fail, fail]);
    expect(await polled()).toMatchObject({
      status: 'refunded',
      error: 'The picture could not be made. The credit was given back.',
    });
    await poll();
    expect(image).toHaveBeenCalledTimes(4);
    expect(await credits()).toBe(10);
  });

  it('has each try counted before it begins, so that one that a process dies of counts', async () => {
    let during: unknown;
    const seen = await aJob([
      async () => {
        during = (await seen.store.get(seen.job.id))?.provider;
        throw new ProviderError('Overloaded.');
      },
    ]);
    await seen.polled(5);
    expect(during).toEqual({ stage: 'image', attempts: 1 });

    const { store, job, polled, image, credits } = await aJob([]);
    await polled(4);
    const before = await store.get(job.id);
    if (before) await store.put({ ...before, provider: { stage: 'image', attempts: 3 } });
    expect((await polled()).status).toBe('refunded');
    expect(image).not.toHaveBeenCalled();
    expect(await credits()).toBe(10);
  });

  it('fails, and stays paid, where the source is at fault', async () => {
    const { polled, image, credits } = await aJob([() => Promise.reject(new BroadsideError('too_little_text'))]);
    expect(await polled()).toMatchObject({ status: 'failed', error: new BroadsideError('too_little_text').message });
    expect(image).toHaveBeenCalledTimes(1);
    expect(await credits()).toBe(8);
  });
});
