import { expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { documentOf, heading, paragraph } from './documents.ts';

/** Sentences much alike, each of its own subject; what is tried is said in another one amid them. */
const others = [
  'Bakers in the old town start their ovens well before the first tram leaves the depot.',
  'Gardeners along the canal cover their young plants with straw when the nights turn cold.',
  'Teachers of the village school walk with their classes to the museum of clocks in spring.',
  'Sailors who anchor behind the pier repair torn nets while they wait for better weather.',
  'Painters rent the empty rooms above the market because the windows there face north.',
  'Nurses at the small clinic keep a shelf of novels for patients who cannot sleep.',
  'Carpenters from the valley build wooden bridges without a single nail or iron bolt.',
  'Postmen on the island carry letters by bicycle along a path between the dunes.',
  'Farmers near the border grow pumpkins that win prizes at every autumn fair.',
];
const plain = 'Shepherds on the northern hills mark the lambs of each farm with dots of red and blue paint.';

/** Whether the picture shows that sentence. */
function isTaken(sentence: string): boolean {
  const title = 'A morning walk through town';
  const { points } = makeBrief(
    documentOf({ title, language: 'en' }, ...others.toSpliced(4, 0, sentence).map(paragraph)),
    {},
  );
  return points.some((point) => point.sentence?.includes('northern hills') ?? false);
}

it('a statement is shown', () => {
  expect(isTaken(plain)).toBe(true);
});

it('a bare remark is not', () => {
  expect(isTaken('The northern hills hold lambs.')).toBe(false);
});

it('what shares words with the rest is shown', () => {
  const blocks = [...others, 'Along the hills', plain, 'Millers by the river grind rye for the bakers downstream.'].map(
    (text) => (text === 'Along the hills' ? heading(text) : paragraph(text)),
  );
  const { points } = makeBrief(documentOf({ title: 'A morning walk through town', language: 'en' }, ...blocks), {});
  const texts = points.map(({ sentence = '' }) => sentence.split(' ')[0]);
  expect(texts).toContain('Postmen');
});
