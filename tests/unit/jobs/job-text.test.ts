import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  countCredits,
  describeJob,
  describeSaves,
  describeStage,
  getActLabel,
  listJobStages,
} from '../../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../../lib/jobs/record.ts';

const device = { type: 'device' } as const;
const service = { type: 'service', baseUrl: 'https://pictures.example' } as const;

const job = (more: Partial<JobRecord>): JobRecord => ({
  id: '7d9a1f58-50b2-4b7e-8a29-4a8f3b1c2d3e',
  kind: 'infographic',
  state: 'running',
  connection: device,
  request: {
    kind: 'infographic',
    fields: { sourceUrl: 'https://example.com/', aspectRatio: '4:5', outputFormat: 'png', enableCritique: false },
    parts: [],
  },
  source: { title: 'A page' },
  createdAt: '2026-05-03T10:00:00Z',
  updatedAt: '2026-05-03T10:00:00Z',
  tries: 0,
  polls: 0,
  ...more,
});
const because = (code: string) => ({ code, message: `words of ${code}` });

beforeEach(() => {
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('en');
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation(((key: string, substitutions: string[] = []) =>
    // A locale without words for this one code.
    key === 'error_new_code' ? '' : [key, ...substitutions].join(' ')) as never);
});

describe('an act', () => {
  it('makes another one of a finished meme only', () => {
    expect(describeJob(job({ kind: 'meme', state: 'delivered' })).acts).toContain('another');
    expect(describeJob(job({ state: 'delivered' })).acts).not.toContain('another');
  });

  const picture = { blobId: 'e0b6f8a4-2f2a-4b5d-9d0e-2a1f5d3c7b11', mediaType: 'image/png', width: 1, height: 1 };
  it.each<[string, Parameters<typeof countCredits>, number]>([
    ['another on this device', ['another', job({ kind: 'meme', state: 'delivered' }), service], 0],
    ['another at a service', ['another', job({ kind: 'meme', connection: service }), device], 2],
    ['sending again', ['send-again', job({ state: 'unconfirmed', connection: service }), device], 1],
    ['trying again where a service is set by now', ['try-again', job({ state: 'failed' }), service], 1],
    ['trying again where this device is', ['try-again', job({ state: 'failed', connection: service }), device], 0],
    ['a stopped meme', ['try-again', job({ kind: 'meme', state: 'cancelled', connection: service }), service], 2],
    ['delivering once more', ['try-again', job({ state: 'failed', connection: service, picture }), service], 0],
    ['a page of a PDF', ['use-pdf-page', job({ state: 'failed' }), service], 1],
    ['stopping', ['stop', job({ connection: service }), service], 0],
    ['saving', ['save', job({ connection: service }), service], 0],
  ])('%s spends what it spends, and says so', (_, [act, on, now], cost) => {
    expect(countCredits(act, on, now)).toBe(cost);
    expect(getActLabel(act, on, now)).toMatch(cost > 0 ? new RegExp(`^with_cost \\w+ ${cost}$`) : /^(?!with_cost)\w+$/);
  });
});

describe('describeJob', () => {
  it.each<[string, Partial<JobRecord>, string, string | RegExp, readonly string[]]>([
    ['its turn', { state: 'waiting' }, 'working', 'state_waiting', ['stop']],
    ['on its way', { state: 'submitting' }, 'working', 'state_submitting', ['stop']],
    ['at a stage of this device', { polls: 1 }, 'working', 'stage_brief', ['stop']],
    ['at a service', { connection: service }, 'working', 'state_running', ['stop']],
    ['queued at a service', { connection: service, state: 'queued' }, 'working', 'state_queued', ['stop']],
    ['saving', { state: 'completed' }, 'working', 'state_completed', ['stop']],
    [
      'on disk',
      { state: 'delivered', delivery: { fileName: 'A page.png' } },
      'done',
      'state_delivered A page.png',
      ['show-in-folder'],
    ],
    [
      'copied alone',
      { state: 'delivered', delivery: { fileName: 'A page.png', to: 'clipboard', copied: 'copied' } },
      'done',
      'copied_picture',
      ['save'],
    ],
    [
      'on disk, but not copied',
      { state: 'delivered', delivery: { fileName: 'A page.png', to: 'both', copied: 'unfocused' } },
      'done',
      'state_delivered A page.png · copy_unfocused',
      ['show-in-folder'],
    ],
    [
      'in the gallery alone',
      { state: 'delivered', delivery: { fileName: 'A page.png', to: 'gallery' } },
      'done',
      'state_kept',
      ['save'],
    ],
    [
      'not saved, as the dialog was closed',
      { state: 'delivered', delivery: { fileName: 'A page.png', to: 'downloads', unsaved: true } },
      'done',
      'state_unsaved',
      ['save'],
    ],
    [
      'a full plan',
      { state: 'waiting', error: because('rate_limited'), dueAt: '2026-05-03T10:05:00Z' },
      'waiting',
      /^waits_for_room Sun,\sMay\s3,/,
      ['stop'],
    ],
    ['no network', { error: because('offline'), dueAt: '2026-05-03T10:05:00Z' }, 'waiting', 'waits_offline', ['stop']],
    [
      'a permission taken back',
      { error: because('no_permission'), dueAt: '2026-05-03T10:05:00Z', connection: service },
      'waiting',
      /^tries_again error_no_permission/,
      ['allow', 'stop'],
    ],
    [
      'no credits',
      { state: 'failed', error: because('no_credits'), connection: service },
      'problem',
      'error_no_credits charge_none',
      ['open-service', 'try-again'],
    ],
    [
      'an input refused, while what it was made from is stored',
      {
        state: 'failed',
        captureId: '7d9a1f58-50b2-4b7e-8a29-4a8f3b1c2d3e',
        error: { ...because('invalid_request'), detail: 'styleNotes must be shorter.' },
      },
      'problem',
      'error_invalid_request styleNotes must be shorter.',
      ['change-input', 'try-again'],
    ],
    [
      'a key revoked meanwhile',
      { error: because('unauthorized'), connection: service },
      'waiting',
      /^tries_again error_unauthorized/,
      ['open-settings', 'stop'],
    ],
    [
      'a wrong key',
      { state: 'failed', error: because('unauthorized') },
      'problem',
      'error_unauthorized',
      ['open-settings', 'try-again'],
    ],
    [
      'too little text',
      { state: 'failed', error: because('too_little_text') },
      'problem',
      'error_too_little_text',
      ['try-again'],
    ],
    [
      'a code without words here',
      { state: 'failed', error: because('new_code') },
      'problem',
      'words of new_code',
      ['try-again'],
    ],
    ['credits came back', { state: 'refunded' }, 'problem', 'state_refunded', ['try-again']],
    [
      'a lost answer',
      { state: 'unconfirmed', error: because('answer_lost') },
      'problem',
      'error_answer_lost unconfirmed',
      ['send-again', 'give-up'],
    ],
    ['stopped', { state: 'cancelled' }, 'waiting', 'state_cancelled', ['try-again']],
  ])('%s', (_, more, tone, text, acts) => {
    const words = describeJob(job(more));
    expect(words).toMatchObject({ tone, acts });
    expect(words.text).toMatch(text instanceof RegExp ? text : new RegExp(`^${text}$`));
  });
});

describe('listJobStages', () => {
  it.each<[string, Partial<JobRecord>, number | undefined]>([
    ['nothing done', { state: 'queued' }, 0],
    ['one poll is one stage', { polls: 1 }, 1],
    ['never past the last while unfinished', { polls: 9 }, 2],
    ['all when made', { state: 'completed', polls: 2 }, 3],
    ['nothing is pretended of a service', { connection: service, polls: 2 }, undefined],
    ['a service’s finished job', { connection: service, state: 'delivered' }, 3],
  ])('%s', (_, more, done) => {
    expect(listJobStages(job(more)).done).toBe(done);
  });

  it('takes the stages that the service named, whatever they are', () => {
    const accepted = { jobId: 'x', stages: ['extract', 'polish'] };
    expect(listJobStages(job({ accepted })).stages.map(describeStage)).toEqual(['stage_extract', 'polish']);
  });
});

describe('describeSaves', () => {
  const failed = new Error('disk full');
  it.each([
    ['one picture', ['saved'], { text: 'saved_again', isProblem: false }],
    ['a closed Save dialog', ['unsaved'], { text: 'state_unsaved', isProblem: false }],
    ['one failure of one', [failed], { text: 'disk full', isProblem: true }],
    ['one failure of three', ['saved', failed, 'saved'], { text: 'saved_some 2 1', isProblem: true }],
    ['what is kept without a file', [undefined], undefined],
  ] as const)('reports %s', (_, ends, expected) => {
    expect(describeSaves(ends)).toEqual(expected);
  });
});
