import { expect, it } from 'vitest';
import { makeOutline } from '../../../../lib/engine/brief/outline/outline.ts';
import { findBodies } from '../../../../lib/engine/brief/sections/section-bodies.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { documentOf, heading, paragraph } from './documents.ts';

const rows = [
  ['Keep the morning free of meetings', 'Nothing is booked before noon, for anyone.'],
  ['Write before you talk', 'A one-page note replaces the first meeting.'],
  ['Answer messages in two batches', 'The team reads chat at noon and at four.'],
  ['Finish one thing before starting another', 'Each person keeps at most 2 tasks open.'],
  ['End the day with a handover line', 'One sentence says where the work stands.'],
] as const;

/** The lines of five sections, of which the third has these log-odds. */
function listBodies(odds: number) {
  const words = getWords('en');
  const { sections } = makeOutline(
    documentOf({ language: 'en' }, ...rows.flatMap(([name, text]) => [heading(name), paragraph(text)])),
    'en',
  );
  const judge = ({ body }: { readonly body: string }) => (body.startsWith('The team') ? odds : 0);
  return findBodies(sections, 'Five habits', 'en', words, judge).map((one) => one?.body);
}

it('leaves no gap in a row of lines where the last one is only slightly weaker', () => {
  expect(listBodies(-0.6)).toEqual(rows.map(([, text]) => text.slice(0, -1)));
});

it('leaves a gap where the line is much weaker', () => {
  expect(listBodies(-0.8)[2]).toBeUndefined();
});
