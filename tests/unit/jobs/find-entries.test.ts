import { describe, expect, it } from 'vitest';
import { toEntry } from '../../../lib/jobs/entry.ts';
import { findEntries, isFailed, isRunning, type Wanted } from '../../../lib/jobs/find-entries.ts';
import { jobStates, settledStates } from '../../../lib/jobs/record.ts';
import { aJob } from './records.ts';

const make = (title: string, changes: Parameters<typeof aJob>[0] = {}) =>
  toEntry(aJob({ state: 'delivered', source: { title, url: 'https://news.example/a#b' }, ...changes }));
const tides = make('How tides work');
const zurich = { ...make('Trams of Zürich'), starred: true };
const broken = make('A broken page', { state: 'failed' });
const meme = { ...make('Monday'), kind: 'meme' as const, aspect: '1:1' as const };
const deleted = { ...make('Gone'), deletedAt: '2026-05-19T10:00:00.000Z' };
const all = [tides, zurich, broken, meme, deleted];

describe('finding', () => {
  it.each<[string, Partial<Wanted>, readonly object[]]>([
    ['everything that is not deleted', {}, [tides, zurich, broken, meme]],
    ['words in any case and without accents', { query: 'ZURICH' }, [zurich]],
    ['all words, in any order', { query: 'work tid' }, [tides]],
    ['nothing where one word is missing', { query: 'tides zurich' }, []],
    ['a host', { query: 'news.example mon' }, [meme]],
    ['a kind', { kind: 'meme' }, [meme]],
    ['a shape', { aspect: '1:1' }, [meme]],
    ['starred', { only: 'starred' }, [zurich]],
    ['failed', { only: 'failed' }, [broken]],
    ['a page', { page: 'https://news.example/a' }, [tides, zurich, broken, meme]],
    ['another page', { page: 'https://news.example/' }, []],
    ['several at once', { kind: 'meme', only: 'starred' }, []],
  ])('%s', (_, wanted, found) => {
    expect(findEntries(all, { query: '', ...wanted })).toEqual(found);
  });
});

it.each(jobStates)('a job that is %s runs, is done, or ended without a picture', (state) => {
  expect(isRunning({ state })).toBe(!settledStates.includes(state));
  expect(isRunning({ state }) && isFailed({ state })).toBe(false);
  expect(isFailed({ state })).toBe(['failed', 'refunded', 'unconfirmed', 'cancelled'].includes(state));
});
