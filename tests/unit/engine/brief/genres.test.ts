import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { processorMs } from '../../processor-time.ts';
import { documentOf, heading, paragraph } from './documents.ts';
import { genres } from './genres.ts';

const made = Object.fromEntries(
  Object.entries(genres).map(([genre, document]) => [genre, makeBrief(document, {})]),
) as Record<keyof typeof genres, ReturnType<typeof makeBrief>>;
const listSaid = (genre: keyof typeof genres) =>
  made[genre].points.map(({ heading: head, body = '' }) => `${head} ${body}`.trim());

describe('a brief of each genre', () => {
  it.each(Object.keys(genres) as (keyof typeof genres)[])(
    'says two things or more of a %s: fewer that stand alone are better than three',
    (genre) => {
      const drawn = (made[genre].modules ?? []).flatMap((module) => ('items' in module ? module.items : []));
      expect(Math.max(made[genre].points.length, drawn.length)).toBeGreaterThanOrEqual(2);
    },
  );

  it.each([
    ['pressRelease', /founded|4\.1 million|employees|four years/],
    ['biography', /\bthem\b/],
    ['scienceNews', /Every bee keeps|^However/],
    ['forumAnswer', /^Last,|Thanks|I’ve/],
    ['minutes', /Present:|A decision is expected/],
    ['sportsReport', /^Belik/],
    ['germanNews', /allerdings|^Sie /],
    ['spanishObituary', /según informó/],
    ['japaneseNews', /^しかし/],
    ['arabicNews', /هذه/],
  ] as const)('leaves out what says nothing alone in a %s', (genre, fault) => {
    // What stands under a statement goes on with it.
    for (const { heading: said } of made[genre].points) expect(said).not.toMatch(fault);
    for (const { value, label } of made[genre].statistics) expect(`${value} ${label}`).not.toMatch(fault);
  });

  it.each([
    ['biography', 'She taught herself surveying from her father’s charts and left for India in 1884 as a governess'],
    ['scienceNews', 'The experiment took place indoors, and it is not clear whether wild bees behave in the same way'],
    ['faq', 'How much does a ride cost? The first 30 minutes are free'],
    ['minutes', 'Playground The council agreed to replace the swings by September'],
    ['germanNews', 'Die Pumpe entzieht dem Wasser der Orr im Winter bis zu drei Grad Wärme'],
    ['frenchGuide', 'Réparer les fuites Un robinet qui goutte perd jusqu’à 100 litres par jour'],
  ] as const)('keeps what a %s has to say', (genre, said) => {
    const drawn = [...listSaid(genre), ...made[genre].points.map(({ body = '' }) => body)];
    expect(drawn.map((text) => text.slice(0, said.length))).toContain(said);
  });

  it('says under a name what it is the name of', () => {
    expect(made.biography.subtitle).toBe('Edith Ann Marlowe was a British cartographer and mountaineer');
    expect(made.changelog.subtitle).toBe('Lantern 4.0 is the largest release since 2021');
  });

  it('shows a way to its end, each step by itself', () => {
    expect(made.recipe.layout).toBe('steps');
    const steps = made.recipe.modules?.find((module) => module.kind === 'sequence');
    const headings = steps?.kind === 'sequence' ? steps.items.map(({ heading }) => heading) : [];
    expect(headings.slice(-2)).toEqual(['Ladle the soup into bowls', 'Serve with warm bread and a spoon of yoghurt']);
  });

  it('takes the numbered parts of minutes for no steps, those of a guide for steps', () => {
    expect(made.minutes.layout).toBe('list');
    expect(made.frenchGuide.layout).toBe('steps');
  });

  it('makes a timeline of the dates of a life, none of dates in passing', () => {
    expect(made.spanishObituary.layout).toBe('timeline');
    const texts = [
      'El mercado de Luarca abre desde ahora también los domingos por la mañana.',
      'El edificio de 1928 tiene 40 puestos y un patio con naranjos.',
      'Una encuesta de 2019 ya había señalado que los vecinos compran más en fin de semana.',
      'Los pescaderos traen la captura de la noche y la venden antes de las once.',
      'El ayuntamiento prevé revisar el horario en 2027.',
    ];
    const title = 'El mercado de Luarca abre también los domingos';
    expect(makeBrief(documentOf({ title, language: 'es' }, ...texts.map(paragraph)), {}).layout).toBe('list');
  });
});

describe('what a title loses', () => {
  const body = paragraph('The river carries timber from the hills to the mills along its lower course every spring.');
  it.each([
    [
      'Mayor of the old harbour town opens the long promised tram line to the islands after eleven years of work',
      'Mayor of the old harbour town opens the long promised tram line to the islands',
    ],
    [
      'Rivermark — Boats made for you — The friendliest yard on the whole of the coast',
      'Rivermark — Boats made for you',
    ],
    [
      'Dear Greta: My neighbour lets his geese sleep in our garden, and the whole street complains about it',
      'My neighbour lets his geese sleep in our garden, and the whole street complains about it',
    ],
  ])('shortens %j at its border', (title, expected) => {
    expect(makeBrief(documentOf({ title, language: 'en' }, body), {}).title).toBe(expected);
  });

  it('gives way to the heading of its text where it names only the book', () => {
    const document = documentOf(
      { title: 'Orrland - River Engineering', language: 'en' },
      heading('Floating Timber Downstream'),
      paragraph('Floating timber downstream needs high water, patience and forty people with long poles in spring.'),
      heading('Poles'),
      body,
    );
    expect(makeBrief(document, {}).title).toBe('Floating Timber Downstream');
  });
});

describe('text set in lines', () => {
  it('is read where a document has no other, without its running heads', () => {
    const page = (text: string) => ({
      type: 'code' as const,
      text: `Rules of the river          May 2026\n\n${text}\n`,
    });
    const document = documentOf(
      { title: 'Rules of the river', language: 'en' },
      page('A raft may carry up to forty logs and must show\na white lamp at night between dusk and dawn.'),
      page('Every raft needs two people who can swim and who\nknow the signals of the locks along the river.'),
      page('Locks open at six in the morning and close for all\nrafts one hour before sunset in every season.'),
    );
    const said = makeBrief(document, {}).points.map((point) => point.heading);
    expect(said).toContain(
      'Locks open at six in the morning and close for all rafts one hour before sunset in every season',
    );
    expect(said.join()).not.toContain('May 2026');
  });
});

describe('hostile text', () => {
  it('is read in time when it is a run of spaces', () => {
    const text = `The mill${' '.repeat(300_000)}grinds corn for all the villages along the river every day.`;
    const source = documentOf({ title: 'The mill on the river', language: 'en' }, paragraph(text), paragraph(text));
    expect(processorMs(() => makeBrief(source, {}))).toBeLessThan(1500);
  });
});
