import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { findOpening } from '../../../../lib/engine/brief/main-point/opening-line.ts';
import { makeOutline } from '../../../../lib/engine/brief/outline/outline.ts';
import { rankSentences } from '../../../../lib/engine/brief/text/rank.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { documentOf, paragraph } from './documents.ts';

const title = 'Ferry line to Orr Island closes';
const text = [
  'Lund Shipping loses passengers of its ferry to the bridge, which opened in the spring with two lanes for cars.',
  'Islanders want the council to pay for a smaller boat, and the owner offers 40 berths at the old pier for free.',
  'The pier was built of oak from the northern hills, and most of its planks were renewed after the last storm.',
];

function open(line: string, { description = `${line}.`, language = 'en', body = text } = {}) {
  const words = getWords(language);
  const document = documentOf({ title, language }, ...body.map(paragraph));
  const ranked = rankSentences(makeOutline(document, language).sentences, words);
  const source = { line, drawnTitle: title, wholeSummary: undefined, leadSummary: undefined };
  return findOpening({ ...source, description: [description], ranked, language, words });
}

describe('a line under the title', () => {
  const line = 'Lund Shipping loses its passengers to the bridge, and islanders want a smaller boat from the old pier';
  const german = ['Die Reederei Lund verliert Fahrgäste an die Brücke, seit sie im Frühjahr eröffnet wurde.'];

  it('opens the statements', () => {
    expect(open(line)).toEqual([line]);
  });

  it.each([
    [
      'a label without verb and stop',
      'A portrait of passengers, planks and the old oak pier on Orr Island in the last storm before the spring',
      'same',
    ],
    ['a short teaser', 'Islanders want a smaller boat', undefined],
    [
      'a slogan',
      'Crosswords, horoscopes and recipes from the best chefs of the country were never as tasty and easy as this',
      undefined,
    ],
    [
      'the title in other words',
      'The ferry line of Lund Shipping to Orr Island closes: this ferry line to the island, too, closes in spring',
      undefined,
    ],
    ['short and not in the text', 'Islanders want the bridge to stay and the old ferry to return', undefined],
    [
      'about its writer',
      'Last spring I took the ferry of Lund Shipping from the old pier to the bridge for the last time with islanders',
      undefined,
    ],
    [
      'to its reader',
      'If you want a smaller boat, the owner offers 40 berths at the old pier for free, and the council has to pay',
      undefined,
    ],
    [
      'of a number that the text lacks',
      'Lund Shipping loses 9,900 passengers of its ferry to the bridge, which opened in the spring with two lanes',
      undefined,
    ],
    [
      'what an unnamed speaker says',
      'The owner said that passengers of its ferry are lost to the bridge that opened in the spring with two lanes',
      undefined,
    ],
    [
      'about an unnamed subject',
      'The company loses passengers of its ferry to the bridge that opened in the spring with two lanes for cars',
      undefined,
    ],
  ])('opens none where it is %s', (_, said, description) => {
    expect(open(said, description === undefined ? {} : { description: said })).toEqual([]);
  });

  it('may be shorter where the text says it, too', () => {
    const short = 'Islanders want the council to pay for a smaller boat, and the owner offers berths';
    expect(open(short)).toEqual([short]);
  });

  it('is of a speaker whom it names', () => {
    const named =
      'The owner Lund Shipping said that the ferry loses its passengers to the bridge with its two lanes for cars';
    expect(open(named)).toEqual([named]);
    const study =
      'A survey said that passengers of its ferry are lost to the bridge that opened in the spring with two lanes';
    expect(open(study)).toEqual([study]);
  });

  it.each([
    ['Im Frühjahr wurde die Brücke eröffnet, an die sie als Reederei Fahrgäste verliert', 1],
    ['Im Frühjahr wurde die Brücke eröffnet, an die Sie als Reederei Fahrgäste verlieren', 0],
  ])('tells a formal "Sie" from "sie": %s', (said, count) => {
    expect(open(said, { language: 'de', body: german })).toHaveLength(count);
  });

  it('is drawn once, with no statement that repeats it', () => {
    const { subtitle, points } = makeBrief(
      documentOf({ title, language: 'en', description: `${line}.` }, ...text.map(paragraph)),
      {},
    );
    const said = [subtitle ?? '', ...points.map(({ heading }) => heading)];
    expect(said.filter((one) => one.includes('loses'))).toEqual([line]);
    expect(points[0]?.heading).toBe(line);
  });
});
