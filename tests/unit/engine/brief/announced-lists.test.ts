import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const read = (title: string, language: string, ...blocks: readonly Block[]) => {
  const { modules: [first] = [], subtitle } = makeBrief(documentOf({ title, language }, ...blocks), {});
  const items = first !== undefined && 'items' in first ? first.items : [];
  return { subtitle, headings: items.map((item) => item.heading), items };
};

const chapters = ['The harbour office', 'Talks with the towns', 'The meeting in May', 'Who belongs to it'].flatMap(
  (name, index) => [
    heading(`${name} in the year ahead`),
    paragraph(
      `The ${name.toLowerCase()} takes ${index + 4} months. It was agreed with all towns on the lake in March.`,
    ),
    paragraph('Its work is paid by the region. The towns send one member each, who may vote on every plan.'),
  ],
);

describe('a list that the sentence before it counts', () => {
  const parts = ['a clean lake,', 'safe ferries,', 'cheap tickets,', 'new piers and', 'a quiet night.'];
  const shown = ['A clean lake', 'Safe ferries', 'Cheap tickets', 'New piers', 'A quiet night'];

  it('is the message where the title names what is counted', () => {
    const led = paragraph('The union took over in January. Its plan names five main priorities:');
    const { headings, subtitle } = read('Lake union sets its priorities', 'en', led, list(parts), ...chapters);
    expect(headings).toEqual(shown);
    // "Its plan" is nobody's under the title.
    expect(subtitle ?? '').not.toContain('Its plan');
  });

  it('is none where the title names something else', () => {
    const led = paragraph('The union took over in January. Its plan names five main priorities:');
    expect(read('Lake union takes over from the towns', 'en', led, list(parts), ...chapters).headings).not.toEqual(
      shown,
    );
  });
});

describe('a list that the title promises without a number', () => {
  const quays = ['Ostkai', 'Nordkai (nur Fähren)', 'Alter Kai', 'Kai 7'];
  const [before, behind] = [
    'Der Hafen hat in diesem Jahr alle Anleger geprüft, und der Bericht liegt seit gestern im Rathaus von Tarn aus.',
    'Die Stadt will die Anleger im nächsten Sommer erneuern, wenn der Rat das Geld dafür im Winter bewilligt hat.',
  ];
  const tell = (title: string, lead: string) =>
    read(title, 'de', paragraph(before), paragraph(lead), list(quays), paragraph(behind)).headings;

  it('is drawn where the line before it names its things', () => {
    expect(tell('Das sind die Kais, die am stärksten bröckeln', 'Nach dem Bericht sind es diese Kais:')).toEqual(quays);
  });

  it.each([
    ['the title promises none', 'Der Hafen prüft seine Kais', 'Nach dem Bericht sind es diese Kais:'],
    ['the line names others', 'Das sind die Kais, die am stärksten bröckeln', 'Geprüft haben diese Ämter:'],
  ])('is not where %s', (_, title, lead) => {
    expect(tell(title, lead)).not.toEqual(quays);
  });
});

describe('an ordered list of reasons', () => {
  const long =
    'The council asks everybody about a street that nobody can take for a square, with kerbs, lanes and lights as before. Buses drive through it, which the paint on the ground does not show to those who stroll there on a Sunday. It was never tried out in any other part of the town before the vote, nor was it drawn.';
  const reasons = [long, 'The mayor keeps silent about the plan.', 'The shops were against every square so far.'];

  it('has as many as its author numbers', () => {
    const { headings } = read('Why the town gets no square', 'en', paragraph('Here is why.'), list(reasons, true));
    expect(headings).toHaveLength(3);
  });

  it('has a tip over what explains it', () => {
    const tips = [
      'Set clear goals and work on them: Who knows where to go gets up more easily. It helps to write them down.',
      'Care for those who are near to you: Friends are a source of calm that no money buys. Call them often.',
      'Sleep as long as you need to: A tired head sees only what is missing. Seven hours are enough for most.',
    ];
    const { items } = read('How to be content', 'en', heading('3 tips for a calm mind:'), list(tips, true));
    expect(items.map((item) => item.heading)).toEqual([
      'Set clear goals and work on them',
      'Care for those who are near to you',
      'Sleep as long as you need to',
    ]);
    expect(items.every(({ body }) => body !== undefined)).toBe(true);
  });

  it('is none of measured steps, of which no act goes, whatever the title', () => {
    const steps = [
      'Heat the oven to 180 °C and grease the tin with a little of the butter. Beat the rest of the butter and the sugar for 5 minutes with a whisk. Add the eggs one by one, and beat each of them in well before the next. Fold in the flour, the salt and the grated rind of the lemons.',
      'Pour the batter into the tin. Bake the cake for 40 minutes on the middle shelf.',
      'Cool it for 10 minutes. Dust it with sugar.',
    ];
    const { items } = read(
      'The lemon cake of the harbour',
      'en',
      paragraph('Everybody asks for it.'),
      list(steps, true),
    );
    const drawn = items.map(({ heading: name, body = '' }) => `${name}. ${body}`).join(' ');
    for (const act of ['grease the tin', 'Add the eggs', 'Fold in the flour', 'Dust it']) expect(drawn).toContain(act);
  });
});

describe('a list under an article', () => {
  it.each([
    ['en', 'Notes and references', 'Book of Nets, Chapter'],
    ['de', 'Anmerkungen und Einzelnachweise', 'Buch der Netze, Kapitel'],
    ['es', 'Notas y referencias', 'Libro de redes, capítulo'],
  ])('is no message where it names sources (%s)', (language, name, source) => {
    const sources = [1, 2, 3, 4, 5].map((number) => `${source} ${number} (${'ABCDE'[number - 1]})`);
    const { headings } = read(
      'The spell of the nets',
      language,
      ...chapters.slice(0, 3),
      heading(name, 2),
      list(sources),
    );
    expect(headings.join(' ')).not.toContain(source);
  });
});
