import { describe, expect, it } from 'vitest';
import { BroadsideError } from '../../../lib/contract/index.ts';
import { makeAgain, type Sources } from '../../../lib/jobs/again.ts';
import { createRequest, type JobRecord, jobRecord } from '../../../lib/jobs/record.ts';
import { findSourceFile } from '../../../lib/jobs/source-file.ts';
import { aJob } from './records.ts';

const blobId = '6f1c1b0e-0000-4000-8000-00000000000a';
const file = {
  blobId,
  part: 'sourcePdf',
  mediaType: 'application/pdf',
  name: 'island.pdf',
  address: 'file:///island.pdf',
} as const;
const device = { type: 'device' } as const;
const sources = (isKept: boolean): Sources => ({
  hasBlob: async () => isKept,
  hasPage: async () => true,
  readBrand: async () => ({}),
  hasIdeas: async () => true,
  takeIdea: () => Promise.reject(new BroadsideError('ideas_used_up')),
});

const toRequest = (fields: object, parts: readonly object[]) =>
  createRequest.parse({ kind: 'infographic', fields: { aspectRatio: '1:1', ...fields }, parts });
const part = { name: 'sourcePdf', blobId, fileName: 'island.pdf', mediaType: 'application/pdf' };
const whole = aJob({ request: toRequest({}, [part]), source: { title: 'island', url: file.address } });
const ofPages = aJob({
  request: toRequest({ sourceText: 'Bakers.', styleNotes: 'Design: cards. Look: night.' }, []),
  source: { title: 'island', url: file.address, file, pages: [2] },
});

describe('the file that a picture was made from', () => {
  it.each<[string, JobRecord, object | undefined]>([
    ['of a file', whole, file],
    ['of pages of one', ofPages, file],
    ['of a text', aJob({ request: toRequest({ sourceText: 'Tea.' }, []) }), undefined],
  ])('is found %s', (_, job, found) => {
    expect(findSourceFile(job)).toEqual(found);
  });

  it('is read in other pages afterwards, in the same look, as a version', async () => {
    const change = { what: 'pages' as const, pages: [1, 3], text: 'Ferries. Keepers.' };
    const again = await makeAgain(ofPages, change, device, sources(true));
    expect(again).toMatchObject({
      isVersion: true,
      versionOf: ofPages.id,
      source: { file, pages: [1, 3] },
      request: { fields: { sourceText: 'Ferries. Keepers.', styleNotes: 'Look: night.' }, parts: [] },
    });
    expect(jobRecord.parse(again)).toEqual(again);
  });

  it('is read as a whole again, while it is kept', async () => {
    const change = { what: 'pages' } as const;
    const { request } = await makeAgain(ofPages, change, device, sources(true));
    expect(request).toMatchObject({ parts: [part] });
    expect(request.fields.sourceText).toBeUndefined();
    await expect(makeAgain(ofPages, change, device, sources(false))).rejects.toThrow();
  });

  it('is read in pages after all of it was', async () => {
    const change = { what: 'pages' as const, pages: [2], text: 'Bakers.' };
    const { request, source } = await makeAgain(whole, change, device, sources(true));
    expect(request).toMatchObject({ fields: { sourceText: 'Bakers.' }, parts: [] });
    expect(source).toMatchObject({ file, pages: [2] });
  });
});
