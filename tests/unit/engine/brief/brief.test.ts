import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { getLastWord, measureDrawnLength, wordsIn } from '../../../../lib/engine/brief/text/text.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { brief as briefSchema } from '../../../../lib/engine/brief.ts';
import { briefedNews, documentOf, heading, list, news, paragraph } from './documents.ts';

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isSubsequence = (part: readonly string[], whole: readonly string[]) => {
  let place = 0;
  return part.every((item) => {
    place = whole.indexOf(item, place) + 1;
    return place > 0;
  });
};

describe.each(Object.entries({ ...news, ...briefedNews }))('a brief in %s', (language, document) => {
  const made = makeBrief(document, {});
  const source = document.blocks.map((block) => ('text' in block ? block.text : '')).join('\n');

  it('has a title, three points or more, its language and direction', () => {
    expect(briefSchema.parse(made)).toMatchObject({ title: document.metadata.title, language });
    expect(made.direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(made.points.length).toBeGreaterThanOrEqual(3);
    expect(made.points.length).toBeLessThanOrEqual(7);
  });

  it('says nothing the source does not say', () => {
    for (const point of made.points) {
      for (const line of point.sentence.split('\n')) expect(source).toContain(line);
      const drawn = `${point.heading} ${point.body ?? ''}`;
      expect(
        isSubsequence(wordsIn(drawn.toLowerCase()), wordsIn(point.sentence.toLowerCase().replaceAll("'", '’'))),
      ).toBe(true);
    }
    for (const statistic of made.statistics) {
      expect(source).toContain(statistic.sentence);
      for (const digits of statistic.value.match(/\p{N}+/gu) ?? []) expect(statistic.sentence).toContain(digits);
      expect(letters(statistic.sentence)).toContain(letters(statistic.label).slice(0, 6));
    }
  });

  it('draws whole, short texts', () => {
    const wholes = new Set(made.points.map(({ sentence }) => sentence.split('\n')[0]?.replace(/[.。]$/, '')));
    for (const { heading: text, body } of made.points) {
      expect(measureDrawnLength(text) + measureDrawnLength(body ?? '')).toBeLessThanOrEqual(280);
      const isWhole = [...wholes].some((whole) => whole?.endsWith(text.slice(1)));
      if (!isWhole) expect(getWords(language).joints.has(getLastWord(text))).toBe(false);
      expect(text).not.toMatch(/[,;:،…]$/);
    }
  });
});

describe('makeBrief', () => {
  const body = paragraph(
    'The town council voted to close the old stone bridge in May. Engineers found cracks in four of its arches.',
  );

  it('names the source as a person would', () => {
    expect(makeBrief(news.en ?? documentOf({}), {})).toMatchObject({
      kicker: undefined,
      source: 'The Quay Post · Ada Lund · May 3, 2026',
      host: 'quaypost.example',
    });
  });

  it.each([
    ['Bridge closes for two years | The Quay Post', 'Bridge closes for two years'],
    ['Bridge closes for two years - The Quay Post', 'Bridge closes for two years'],
    ['Bridge closes for two years | Town News - Orr Courier', 'Bridge closes for two years'],
    [
      'The old stone bridge closes for two years from May while its arches are mended',
      'The old stone bridge closes for two years from May while its arches are mended',
    ],
    [
      'Bridge news: council closes the old stone bridge for at least two years',
      'Council closes the old stone bridge for at least two years',
    ],
  ])('makes of the title “%s” “%s”', (title, expected) => {
    expect(makeBrief(documentOf({ title, site: 'The Quay Post', language: 'en' }, body), {}).title).toBe(expected);
  });

  it.each([
    ['The bridge at night（1/2 ページ）', 'The bridge at night'],
    ['So much rain at the bridge : 31.10.2023, 10:19', 'So much rain at the bridge'],
    ['[News] The bridge at night', 'The bridge at night'],
    ['Breaking: The bridge closes', 'The bridge closes'],
    ['VIDEO: The bridge closes', 'The bridge closes'],
    ['The bridge closes -', 'The bridge closes'],
    ['«The bridge alone will not do', 'The bridge alone will not do'],
    ['ask.bridge«', 'ask.bridge'],
  ])('leaves out what a site writes around the title “%s”', (title, expected) => {
    expect(makeBrief(documentOf({ title, language: 'en' }, body), {}).title).toBe(expected);
  });

  it('leaves out the hour behind a title in the words of its language', () => {
    const rain = paragraph('Der Regen stieg in der Nacht bis an die Brücke, sagt der Wärter, und der Markt fiel aus.');
    const { title } = makeBrief(
      documentOf({ title: 'Regen an der Brücke : 31.10.2023, 10.19 Uhr', language: 'de' }, rain),
      {},
    );
    expect(title).toBe('Regen an der Brücke');
  });

  it('takes the main fact for the title of a document whose own only names its kind', () => {
    const texts = [
      'The river Orr rose by 40 centimetres this spring, the highest level since 1988.',
      'Six mills along the river closed for three weeks because their wheels stood under water.',
      'Ada Lund measured the warmest April on the river in 30 years.',
      'The town council will raise the quay of the harbour by two metres before winter.',
    ];
    const made = makeBrief(documentOf({ title: 'River report 2025', language: 'en' }, ...texts.map(paragraph)), {});
    expect(made.kicker).toBe('River report 2025');
    expect(made.title).toBe('The river Orr rose by 40 centimetres this spring, the highest level since 1988');
    expect(made.points.map((point) => point.heading)).not.toContain(made.title);
  });

  it('never draws more than 140 letters of a title', () => {
    const title =
      'Council of the town closes the old stone bridge over the river Orr to all buses and lorries for two whole years';
    const made = makeBrief(documentOf({ title, language: 'en' }, body), {});
    expect(made.title.length).toBeLessThanOrEqual(140);
    expect(made.title).not.toMatch(/…$/u);
  });

  it('takes the first heading when the page is named after its site', () => {
    const document = documentOf(
      { title: 'The Quay Post', site: 'The Quay Post', language: 'en' },
      heading('Bridge closes', 1),
      body,
    );
    expect(makeBrief(document, {}).title).toBe('Bridge closes');
  });

  it.each([
    ['a description', 'The arches of the old bridge need new stones.', 'The arches of the old bridge need new stones'],
    ['one that says the title again', 'Bridge closes.', undefined],
    ['one cut off by length', 'The arches of the old bridge need new...', undefined],
    ['one cut off without a sign', 'The town council voted to close the old', undefined],
    ['a question', 'How long will the old arches last without repair?', undefined],
  ])('makes a subtitle of %s', (_, description, expected) => {
    const made = makeBrief(documentOf({ title: 'Bridge closes', description, language: 'en' }, body), {});
    // A summary that is whole is drawn as the first statement.
    expect(made.subtitle ?? made.points.find(({ heading: text }) => text === expected)?.heading).toBe(expected);
  });

  it('does not tell again what a number above says', () => {
    const texts = [
      'The old stone bridge closes in May because its arches crack.',
      '48% of buses cross the old bridge daily.',
      'The council mends the arches with stone from the northern quarry.',
      'Drivers will take the northern road until the bridge opens again.',
    ];
    const made = makeBrief(documentOf({ title: 'Bridge closes', language: 'en' }, ...texts.map(paragraph)), {});
    expect(made.statistics.map(({ value }) => value)).toEqual(['48%']);
    expect(made.points.map(({ sentence }) => sentence)).toEqual(texts.filter((text) => !text.startsWith('48%')));
  });

  it('has fewer points where the surface is looked at for a moment', () => {
    const document = documentOf(
      { title: 'Jar', language: 'en' },
      list(['Wash the jar well.', 'Fill in small stones.', 'Add dark soil.', 'Plant a fern.', 'Close the lid.'], true),
    );
    expect(makeBrief(document, {}).points).toHaveLength(5);
    expect(makeBrief(document, { outcome: 'blog_header' }).points).toHaveLength(3);
  });

  it.each([
    ['the site without its article', 'Quay Post', 'The Quay Post'],
    ['a section', 'News', 'The Quay Post'],
    ['nothing', 'Untitled document', undefined],
    ['an address', 'harbour-park-autumn-2018', undefined],
  ])('takes the first heading for a title that names %s', (_, title, site) => {
    const made = makeBrief(
      documentOf({ title, site, language: 'en' }, heading('The harbour becomes a park', 1), ...(news.en?.blocks ?? [])),
      {},
    );
    expect(made.title).toBe('The harbour becomes a park');
  });

  it('does not say a heading again that became the title', () => {
    const heads = [
      'Eighteen seats tested on the ferry',
      'Covers hold harmful substances',
      'A seat that fits a small bag',
    ];
    const made = makeBrief(
      documentOf(
        { title: 'ferry-seat-test-2018', language: 'en' },
        ...heads.flatMap((head, index) => [
          heading(head),
          paragraph(`Seat ${index + 3} of the ferry held ${index + 9} kilos in the test at sea.`),
        ]),
      ),
      {},
    );
    expect(made.title).toBe(heads[0]);
    expect(made.points.map((point) => point.heading)).not.toContain(made.title);
  });

  it('is not made of a title with the address of a picture that may never come', () => {
    const titled = (leadImage: string) => documentOf({ title: 'Something happened today', language: 'en', leadImage });
    expect(() => makeBrief(titled('https://quaypost.example/lead.jpg'), {})).toThrow('There is too little text');
    expect(makeBrief(titled('sourceImage'), {}).leadImage).toBe('sourceImage');
  });

  it('gives a picture its own name', () => {
    const figure = { type: 'figure', image: 'sourceImage' } as const;
    const named = makeBrief(documentOf({ title: 'Harbour at dawn', language: 'en' }, figure), {});
    expect(named).toMatchObject({ title: 'Harbour at dawn', points: [], leadImage: 'sourceImage' });
    expect(makeBrief(documentOf({}, { ...figure, alt: 'two gulls' }), {}).title).toBe('Two gulls');
    expect(makeBrief(documentOf({}, figure), {}).title).not.toBe('');
  });

  it.each([
    [
      'two items under a title',
      { title: 'To do' },
      list(['Buy some milk', 'Feed the cat']),
      'To do',
      ['Buy some milk', 'Feed the cat'],
    ],
    ['two items', {}, list(['Buy some milk', 'Feed the cat']), 'Buy some milk', ['Feed the cat']],
    ['one sentence', {}, paragraph('The harbour prints tide tables.'), 'The harbour prints tide tables', []],
    ['one Japanese sentence', { language: 'ja' }, paragraph('駅前の店が閉まる。'), '駅前の店が閉まる', []],
  ])('says all of %s: too short to choose from', (_, metadata, block, title, headings) => {
    const brief = makeBrief(documentOf(metadata, block), {});
    expect([brief.title, brief.points.map(({ heading }) => heading)]).toEqual([title, headings]);
  });

  it('takes a first line that names its paragraph for a heading, not for the start of its sentence', () => {
    const tides = paragraph(
      'Spring tides\nThe water stands highest two days after the full moon and falls lowest then.',
    );
    const winds = paragraph('Onshore wind\nA gale from the west can hold the water back for most of a day.');
    const quay = paragraph('The quay\nThe harbour floods when both of them come together in the same night.');
    const { points } = makeBrief(
      documentOf({ title: 'Why the harbour floods', language: 'en' }, tides, winds, quay),
      {},
    );
    const drawn = points.flatMap(({ heading, body }) => [heading, body ?? '']).join('\n');
    expect(drawn).toMatch(/highest|gale|floods/);
    expect(drawn).not.toMatch(/Spring tides The|Onshore wind A|The quay The/);
  });

  it.each([
    ['nothing', []],
    ['a menu', [list(['Home', 'News', 'Sport', 'Contact'])]],
    ['one word', [paragraph('Hello')]],
  ])('refuses %s', (_, blocks) => {
    expect(() => makeBrief(documentOf({ title: 'Page', language: 'en' }, ...blocks), {})).toThrow(
      expect.objectContaining({ code: 'too_little_text' }),
    );
  });
});
