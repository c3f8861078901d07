import { describe, expect, it } from 'vitest';
import { countStoredBytes, entry, foldText, toEntry, toPageAddress } from '../../../lib/jobs/entry.ts';
import { createRequest } from '../../../lib/jobs/record.ts';
import { aJob } from './records.ts';

const picture = { blobId: crypto.randomUUID(), mediaType: 'image/png', width: 1920, height: 1080, bytes: 1000 };
const madeFrom = 'https://news.example/tides';

describe('an entry', () => {
  it('holds what a list shows, and is read back as it was written', () => {
    const made = toEntry(aJob({ state: 'delivered', picture }));
    expect(made).toMatchObject({ title: 'How tides work', host: 'news.example', aspect: '9:16', madeFrom });
    expect(made.ratio).toBeCloseTo(16 / 9);
    expect(entry.parse(structuredClone(made))).toEqual(made);
  });

  it('has the ratio of what was asked for while the picture’s sides are not known', () => {
    const fields = { sourceUrl: madeFrom, aspectRatio: '1:1' } as const;
    const request = createRequest.parse({ kind: 'infographic', fields, parts: [] });
    expect(toEntry(aJob({ request })).ratio).toBe(1);
    expect(toEntry(aJob({ request, picture: { ...picture, width: 0, height: 0 } })).ratio).toBe(1);
  });

  it.each([
    ['running', undefined],
    ['delivered', madeFrom],
    ['failed', undefined],
  ] as const)('counts as made from its page only when it is done (%s)', (state, page) => {
    expect(toEntry(aJob({ state })).madeFrom).toBe(page);
  });

  it('keeps the user’s marks when its job is written again', () => {
    const job = aJob({ state: 'delivered', picture });
    const marked = { ...toEntry(job), starred: true, thinned: true, deletedAt: '2026-05-20T10:00:00.000Z' };
    const again = toEntry(job, marked);
    expect(again).toMatchObject({ starred: true, thinned: true, deletedAt: marked.deletedAt });
    expect(again.madeFrom).toBeUndefined();
    expect(countStoredBytes(again)).toBe(0);
  });

  it('is no longer thinned when its job has another picture', () => {
    const thinned = { ...toEntry(aJob({ state: 'delivered', picture })), thinned: true };
    const other = toEntry(aJob({ state: 'delivered', picture: { ...picture, blobId: crypto.randomUUID() } }), thinned);
    expect(other.thinned).toBeUndefined();
    expect(countStoredBytes(other)).toBe(1000);
  });

  it('takes a measured length where the record of an older version has none', () => {
    const { bytes: _, ...old } = picture;
    expect(countStoredBytes(toEntry(aJob({ picture: old }), undefined, 77))).toBe(77);
    expect(countStoredBytes(toEntry(aJob({ picture: old })))).toBe(0);
  });

  it('is found by title, host, prompt, notes and file name, and stays short', () => {
    const request = createRequest.parse({
      kind: 'infographic',
      fields: { styleNotes: 'Brand colour #0f766e. Calm' },
      parts: [
        { name: 'sourcePdf', blobId: crypto.randomUUID(), fileName: 'Minutes.pdf', mediaType: 'application/pdf' },
      ],
    });
    const answer = { status: 'completed', prompt: 'Infographic, layout list: Ebb and flow' } as const;
    const { words } = toEntry(aJob({ request, answer }));
    for (const word of ['tides', 'news.example', 'ebb', 'calm', 'minutes.pdf']) expect(words).toContain(word);
    const long = toEntry(aJob({ source: { title: 'tide '.repeat(10_000) } }));
    expect(long.words.length).toBeLessThanOrEqual(600);
  });
});

describe('texts as searches compare them', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['  Two\n lines ', 'two lines'],
    ['ﬁne', 'fine'],
    ['ＡＢＣ', 'abc'],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

it('is of one page whatever part of it was pointed at', () => {
  expect(toPageAddress('https://news.example/tides#:~:text=moon')).toBe(madeFrom);
  expect(toPageAddress('no address')).toBeUndefined();
  expect(toPageAddress(undefined)).toBeUndefined();
});
