import { expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { documentOf, heading, paragraph } from './documents.ts';

const sections = [
  ['Keep the morning free of meetings', 'Nothing is booked before noon, for anyone.'],
  ['Write before you talk', 'A one-page note replaces the first meeting.'],
  ['Answer messages in two batches', 'The team reads chat at noon and at four.'],
  ['Finish one thing before starting another', 'Each person keeps at most 2 tasks open.'],
  ['End the day with a handover line', 'One sentence says where the work stands.'],
] as const;

const listBodies = (rows: readonly (readonly [string, string])[]) =>
  makeBrief(
    documentOf(
      { title: 'Five habits of a calm studio', language: 'en' },
      ...rows.flatMap(([name, text], index) => [heading(`${index + 1}. ${name}`), paragraph(text)]),
    ),
    {},
  ).points.map(({ body }) => body);

it('leaves no gap in a row of lines where the last one is only slightly weaker', () => {
  expect(listBodies(sections)).toEqual(sections.map(([, text]) => text.slice(0, -1)));
});

it('leaves one where its line depends on what is not shown', () => {
  const torn = sections.map(([name, text], index) => [name, index === 2 ? 'But he then had to do it.' : text] as const);
  expect(listBodies(torn)[2]).toBeUndefined();
});
