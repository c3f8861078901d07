import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { CountedText } from '../../../components/counted-text.tsx';
import { formatClock, JobProblem } from '../../../components/job-problem.tsx';
import { countCharacters } from '../../../lib/contract/limits.ts';
import type { JobRecord } from '../../../lib/jobs/record.ts';

const nothing = () => undefined;
const service = { type: 'service', baseUrl: 'https://pictures.example' } as const;
const job = (more: Partial<JobRecord>): JobRecord => ({
  id: '7d9a1f58-50b2-4b7e-8a29-4a8f3b1c2d3e',
  kind: 'meme',
  state: 'failed',
  connection: service,
  request: { kind: 'meme', fields: { sourceUrl: 'https://example.com/' }, parts: [] },
  source: { title: 'A page' },
  createdAt: '2026-05-03T10:00:00Z',
  updatedAt: '2026-05-03T10:00:00Z',
  tries: 0,
  polls: 0,
  ...more,
});
const readText = (record: JobRecord) => renderToStaticMarkup(<JobProblem job={record} onAct={nothing} />);

beforeEach(() => {
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation(((key: string, substitutions: string[] = []) =>
    [key, ...substitutions].join(' ')) as never);
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('en');
});

describe('what there is to know of a job’s failure', () => {
  it.each<[string, Partial<JobRecord>, readonly string[]]>([
    ['no credits: what it takes', { error: { code: 'no_credits', message: '' } }, ['trouble_cost 2']],
    ['refunded: what came back', { state: 'refunded' }, ['trouble_refund 2']],
    ['not known: what it may cost again', { state: 'unconfirmed' }, ['trouble_risk 2']],
    [
      'an input',
      { error: { code: 'invalid_request', message: 'avoidNote is too long' } },
      ['trouble_input avoid_note'],
    ],
    [
      'a full window',
      {
        state: 'waiting',
        dueAt: '2999-01-01T00:00:00Z',
        error: { code: 'rate_limited', message: '', window: { bucket: 'hour', count: 5, limit: 5 } },
      },
      ['trouble_bucket hour', 'trouble_used 5 5', 'role="timer"'],
    ],
    [
      'a window with a name of its own',
      {
        state: 'waiting',
        dueAt: '2999-01-01T00:00:00Z',
        error: { code: 'rate_limited', message: '', window: { bucket: 'burst' } },
      },
      ['trouble_bucket burst'],
    ],
    [
      'a full window of which nothing else is said',
      { state: 'waiting', dueAt: '2999-01-01T00:00:00Z', error: { code: 'rate_limited', message: '', window: {} } },
      ['role="timer"'],
    ],
  ])('%s', (_, more, said) => {
    const text = readText(job(more));
    for (const part of said) expect(text).toContain(part);
  });

  it('says nothing of credits on this device, and nothing where all is well', () => {
    expect(readText(job({ state: 'refunded', connection: { type: 'device' } }))).toBe('');
    expect(readText(job({ state: 'running' }))).toBe('');
  });

  it.each([
    [0, '0:00'],
    [7, '0:07'],
    [750, '12:30'],
    [11_100, '3:05:00'],
  ])('%i seconds are %s', (seconds, shown) => {
    expect(formatClock(seconds)).toBe(shown);
  });
});

describe('a text that is counted', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['🌅🌅', 2],
    ['é', 1],
  ])('%s has %i characters', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it('says how much too long it is, and is marked so', () => {
    const markup = renderToStaticMarkup(<CountedText label="Notes" value="🌅🌅🌅" limit={2} onChange={nothing} />);
    expect(markup).toContain('text_too_long 1');
    expect(markup).toContain('aria-invalid="true"');
    const fits = renderToStaticMarkup(<CountedText label="Notes" value="🌅🌅" limit={2} onChange={nothing} />);
    expect(fits).toContain('character_count 2 2');
    expect(fits).not.toContain('aria-invalid');
  });
});
