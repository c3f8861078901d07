import { describe, expect, it } from 'vitest';
import { makeOutline } from '../../../../lib/engine/brief/outline/outline.ts';
import { documentOf, list, paragraph } from './documents.ts';

const listHeadings = (text: string) =>
  makeOutline(documentOf({ language: 'en' }, paragraph(text)), 'en').sections.map(({ heading }) => heading);

describe('a paragraph’s first line', () => {
  it.each([
    ['a name', 'Spring tides\nThe water stands highest two days after the full moon.', ['Spring tides']],
    [
      'a name over a time',
      'The ferry at 10:30\nIt takes walkers to the island and back before noon.',
      ['The ferry at 10:30'],
    ],
  ])('is a heading where it is %s', (_, text, headings) => expect(listHeadings(text)).toEqual(headings));

  it.each([
    ['a value with its label', 'Homepage: www.harbour.example\nThe harbour office is open from May to October.'],
    [
      'above values with labels',
      'The Old Lighthouse Inn\nOpening hours: Monday to Friday\nPrice: from 12 euros a head',
    ],
    [
      'a value in wide marks',
      '住所：港町一丁目二番三号\n営業時間：月曜日から金曜日まで、午前九時から午後五時までと祝日の午前中',
    ],
  ])('is none where it is %s', (_, text) => expect(listHeadings(text)).toEqual([]));
});

describe('a list item of several sentences', () => {
  const first = 'The keeper of the old lighthouse repairs clocks for the children of the island in the winter months.';
  const second = 'In the spring he sails to the mainland with forty clocks in boxes of straw, and sells none of them.';
  it.each([
    [
      'without the credits behind its last stop',
      `${first} ${second} Director: Ada Lund · Stars: Bo Strand`,
      [first, second],
    ],
    ['and is none of names', 'Ada Lund, Bo Strand and Cleo Moor', []],
  ])('is read %s', (_, item, sentences) => {
    const outline = makeOutline(documentOf({ language: 'en' }, list([item])), 'en');
    expect(outline.sentences.map(({ text }) => text)).toEqual(sentences);
  });
});
