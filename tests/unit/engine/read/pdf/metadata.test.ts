import { describe, expect, it } from 'vitest';
import {
  findDeclaredTitle,
  findNameTitle,
  toIsoFromPdf,
  toTitle,
} from '../../../../../lib/engine/read/pdf/metadata.ts';
import { readPages } from '../../../../../lib/engine/read/pdf/read.ts';
import { column, item, openPdf, sentences, wrap } from './pages.ts';

describe('the title a file gives itself', () => {
  it.each([
    ['Winter ferries of the north', 'Winter ferries of the north'],
    ['  Winter\r\nferries ', 'Winter ferries'],
    ['冬の渡し船', '冬の渡し船'],
    ['Microsoft Word - ferries.doc', undefined],
    ['ferries_final.indd', undefined],
    ['ferries-2019-03.pdf', undefined],
    ['report', undefined],
    ['untitled', undefined],
    ['(anonymous)', undefined],
    ['C:\\Users\\me\\ferries', undefined],
    ['https://example.org/ferries', undefined],
    ['20190312_ferries', undefined],
    ['***', undefined],
    ['', undefined],
  ])('“%s” → %s', (title, expected) => {
    expect(findDeclaredTitle({ title })).toBe(expected);
  });

  it('is not the file’s name', () => {
    expect(findDeclaredTitle({ title: 'Ferries' }, 'ferries.pdf')).toBeUndefined();
  });
});

describe('dates', () => {
  it.each([
    ["D:20040210213642+01'00'", '2004-02-10T21:36:42+01:00'],
    ['D:20040210213642Z', '2004-02-10T21:36:42Z'],
    ['D:20040210213642-0800', '2004-02-10T21:36:42-08:00'],
    ['D:20040210', '2004-02-10'],
    ['D:2004', '2004-01-01'],
    ['20041310', undefined],
    ['D:00000101', undefined],
    ['yesterday', undefined],
  ])('%s → %s', (date, expected) => {
    expect(toIsoFromPdf(date)).toBe(expected);
  });
});

describe('without a title in the file', () => {
  const text = column(wrap(sentences(6), 90), 300);

  it('the largest words of the first page are it, over all their lines', async () => {
    const page = [
      item('A study of the harbour', 80, { size: 12 }),
      item('Ferries that came back', 120, { size: 24 }),
      item('with salt and wool', 148, { size: 24 }),
      ...text,
    ];
    const { metadata, blocks } = await readPages(
      openPdf([page], { info: { title: 'Microsoft Word - a.doc' } }),
      'a.pdf',
    );
    expect(metadata.title).toBe('Ferries that came back with salt and wool');
    expect(blocks).toEqual([{ type: 'paragraph', text: sentences(6) }]);
  });

  it('the words of the file’s name are it when nothing on the page is', async () => {
    expect((await readPages(openPdf([text]), 'Winter_ferries-north.pdf')).metadata.title).toBe('Winter ferries north');
  });

  it.each(['0012-3.pdf', 'ferries.pdf', 'winter-ferries.pdf', 'Scan.pdf', 'Tide p21.pdf'])(
    'a name that is none is no title: %s',
    (name) => expect(findNameTitle(name)).toBeUndefined(),
  );

  it.each([
    ['5.1 Ferries in ice', [], 'Ferries in ice'],
    ['4 Conclusions', [], 'Conclusions'],
    ['2 Ferries in ice', ['3 Ferries in fog'], 'Ferries in ice'],
    ['7 Ways to board a ferry', ['Be early'], '7 Ways to board a ferry'],
    ['2 Ways to board a ferry', ['1. Be early', '2. Be late'], '2 Ways to board a ferry'],
  ])('a section’s number is no part of it: %s', (heading, others, expected) =>
    expect(toTitle(heading, [heading, ...others])).toBe(expected),
  );

  it('an author is a person’s name, and the language is the text’s', async () => {
    const info = { author: 'Ada Berg', created: 'D:20200131', language: 'fr' };
    const { metadata } = await readPages(openPdf([text], { info }));
    expect(metadata).toEqual({ title: undefined, author: 'Ada Berg', date: '2020-01-31', language: 'en', pages: 1 });
    const account = await readPages(openPdf([text], { info: { author: 'admin' } }));
    expect(account.metadata.author).toBeUndefined();
  });
});
