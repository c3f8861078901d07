import { beforeEach, describe, expect, it } from 'vitest';
import type { MemeDraft } from '../../../lib/engine/brief.ts';
import { hasIdeas, keepIdeas, readIdea, takeIdea } from '../../../lib/jobs/ideas.ts';
import { openDatabase } from '../../../lib/storage/database.ts';
import { emptyDatabase } from './database.ts';

beforeEach(emptyDatabase);

const first: MemeDraft = {
  template: 'iceberg',
  captions: { top: 'Tides', bottom: 'The moon' },
  language: 'en',
  direction: 'ltr',
};
const others = ['drake', 'balance'].map((template) => ({ template, captions: { top: template } }));
const draft = { ...first, alternatives: others } as MemeDraft;
const family = '6f1c1b0e-0000-4000-8000-000000000001';
const used = { code: 'ideas_used_up' };

describe('the ideas of a source', () => {
  it('are given out one by one, until they are used up', async () => {
    await keepIdeas(family, draft);
    expect(await hasIdeas(family)).toBe(true);
    expect([await takeIdea(family), await takeIdea(family)]).toEqual([2, 3]);
    await expect(takeIdea(family)).rejects.toMatchObject(used);
    await expect(takeIdea(family)).rejects.toMatchObject(used);
  });

  it('are never given out twice, however many ask at once', async () => {
    await keepIdeas(family, draft);
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => takeIdea(family)));
    const given = asked.flatMap((taken) => (taken.status === 'fulfilled' ? taken.value : []));
    expect(given.toSorted()).toEqual([2, 3]);
  });

  it('are read by their number', async () => {
    await keepIdeas(family, draft);
    const read = async (number: number) => {
      const idea = await readIdea({ family, number });
      return idea && 'draft' in idea ? idea.draft.template : undefined;
    };
    expect(await Promise.all([1, 2, 3, 4].map(read))).toEqual(['iceberg', 'drake', 'balance', undefined]);
    expect(await readIdea({ family: crypto.randomUUID(), number: 1 })).toBeUndefined();
  });

  it('stay as they are when they are kept again', async () => {
    await keepIdeas(family, draft);
    await takeIdea(family);
    await keepIdeas(family, first);
    expect(await takeIdea(family)).toBe(3);
  });

  it('are counted only where a service has them', async () => {
    expect([await takeIdea(family), await takeIdea(family), await takeIdea(family)]).toEqual([2, 3, 4]);
    expect(await hasIdeas(family)).toBe(false);
  });

  it('begin anew where another version’s can’t be read', async () => {
    await (await openDatabase()).put('ideas', { id: family, shown: 'three' });
    expect(await hasIdeas(family)).toBe(false);
    expect(await takeIdea(family)).toBe(2);
  });
});
