import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

const title = 'Orr Island loses its ferry line';
const filler = [
  'Gulls sleep on the roof of the old customs house all year round.',
  'A café beside the pier sells cake to walkers on Sundays.',
  'The pier has two lamps and a bench made of oak.',
].map(paragraph);

/** The ratings of two sentences at the same place of the same text. */
function compare(better: string, worse: string, description?: string) {
  const [high, low] = [better, worse].map((text) => {
    const { ratings, ranked } = readDocument(
      documentOf({ title, language: 'en', description }, ...filler, paragraph(text), ...filler.toReversed()),
      readSteering({}),
    );
    return ratings[ranked.findIndex((sentence) => sentence.text === text)];
  });
  return { high, low };
}

describe('a sentence is worth more', () => {
  const plain = 'The ferry line of Lund Shipping carries pupils, nurses and tourists to the mainland in summer.';
  it.each([
    ['with a figure', plain.replace('pupils', '4,200 pupils'), plain],
    ['that names what it is about', plain, plain.replace('The ferry line of Lund Shipping', 'This')],
    ['that says more', plain, 'The ferry line carries pupils to the mainland.'],
    ['that states', plain, plain.replace(/\.$/, '?')],
    ['that speaks to nobody', plain, plain.replace('tourists', 'you')],
    ['with words of the title', plain, plain.replace('ferry line', 'coach fleet')],
  ])('%s', (_, better, worse) => {
    const { high, low } = compare(better, worse);
    expect(high?.take).toBeGreaterThan(low?.take ?? 1);
    expect(high?.lead).toBeGreaterThan(low?.lead ?? 1);
  });

  it('that the publisher’s description says too', () => {
    const other = 'The old boat of Greta Holm brings bread, letters and beer to the lighthouse in winter.';
    const { high, low } = compare(plain, other, `${plain} ${filler.length} pictures.`);
    expect(high?.lead).toBeGreaterThan(low?.lead ?? 1);
  });

  it('at the start of its text', () => {
    const { ratings } = readDocument(
      documentOf({ title, language: 'en' }, paragraph(plain), ...filler, paragraph(plain.replace('summer', 'autumn'))),
      readSteering({}),
    );
    expect(ratings[0]?.lead).toBeGreaterThan(ratings.at(-1)?.lead ?? 1);
  });
});
