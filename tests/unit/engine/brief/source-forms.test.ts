import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { getShape } from '../../../../lib/engine/modules.ts';
import { documentOf, heading, list, paragraph, table } from './documents.ts';

const readBrief = (title: string, language: string, ...blocks: readonly Block[]) => {
  const { modules = [], subtitle } = makeBrief(documentOf({ title, language }, ...blocks), {});
  const [first] = modules;
  const items = first !== undefined && 'items' in first ? first.items : [];
  return { shape: first && getShape(first), headings: items.map((item) => item.heading), items, modules, subtitle };
};

const things = ['600 g Kürbis', '2 Zwiebeln', '300 ml Brühe', '40 g Butter', 'Salz'];
const acts = [
  'Den Kürbis schälen und in Würfel schneiden.',
  'Die Zwiebeln in der Butter glasig braten. Sie dürfen nicht braun werden.',
  'Mit der Brühe ablöschen.',
  'Alles zehn Minuten köcheln lassen, dann salzen.',
];
const story =
  'An kalten Tagen gibt es bei uns am Hafen nichts Besseres. Das Rezept ist von meiner Tante aus dem Norden.';
const after = 'Bei uns gab es dazu Brot vom Vortag, das wir in der Pfanne mit etwas Butter geröstet haben.';

describe('a recipe that is typed as lines and paragraphs', () => {
  it.each<[string, readonly Block[]]>([
    ['lines of a quotation', [{ type: 'quote', text: things.join('\n') }]],
    ['lines of a paragraph', [paragraph(things.join('\n'))]],
    ['a paragraph each', things.map((thing) => paragraph(thing))],
    ['a list', [list(things)]],
  ])('is its steps in order and all that it needs: %s', (_, needs) => {
    const { shape, headings, modules } = readBrief(
      'Kürbis vom Hafen',
      'de',
      paragraph(story),
      paragraph('Die Zutaten (2 Personen)'),
      ...needs,
      paragraph('Es geht schnell und ist ganz einfach gemacht!'),
      ...acts.map((act) => paragraph(act)),
      paragraph('Fertig!'),
      paragraph(after),
    );
    expect(shape).toBe('steps');
    expect(headings).toEqual([
      'Den Kürbis schälen und in Würfel schneiden',
      'Die Zwiebeln in der Butter glasig braten',
      'Mit der Brühe ablöschen',
      'Alles zehn Minuten köcheln lassen, dann salzen',
    ]);
    const needed = modules.find((module) => module.kind === 'items');
    expect(needed?.items.map((item) => item.heading)).toEqual(things);
  });

  it('is none where paragraphs speak of other things than the list', () => {
    const { shape } = readBrief(
      'Ein Tag am Hafen',
      'de',
      list(things),
      paragraph(story),
      paragraph('Die Boote liegen seit dem Frühjahr am neuen Kai. Dort ist das Wasser tiefer als im alten Becken.'),
      paragraph('Der Markt öffnet um sieben. Viele kommen aus den Dörfern im Umland.'),
    );
    expect(shape).not.toBe('steps');
  });
});

describe('short names with what is said of each', () => {
  it('are a cast', () => {
    const say = (name: string) =>
      paragraph(
        `The old keeper of the harbour light has known ${name} since the storm. A small boat and a red lamp are all that there is to see. Nobody on the quay ever asked where the money came from.`,
      );
    const cast = ['Ada', 'Bruno', 'Old Jack', 'Lucy'];
    const { shape, headings } = readBrief('Who is who', 'en', ...cast.flatMap((name) => [heading(name), say(name)]));
    expect([shape, headings]).toEqual(['list', cast]);
  });

  it('do not shout where a source sets all headings in capitals', () => {
    const said = [
      ['ADA LUND: I RAN AWAY FROM SCHOOL', '“I was eleven. I ran away from the school in the harbour with Ada.”'],
      ['BRUNO HALL: MY BOAT WAS TOO SMALL', '“Bruno, your boat is too small, they said. My father laughed at it.”'],
      ['TOM REED: ALWAYS WEAR A HAT', '“Always wear a hat, my mother said. I still do it today.”'],
      ['LUCY MOORE: A SONG FOR WINTER', '“I sing it each winter for those on the quay. It is my song.”'],
    ].flatMap(([name = '', text = '']) => [heading(name), paragraph(text)]);
    expect(readBrief('What they remember of Nordhafen', 'en', ...said).headings).toEqual([
      'Ada Lund: I ran away from school',
      'Bruno Hall: my boat was too small',
      'Tom Reed: always wear a hat',
      'Lucy Moore: a song for winter',
    ]);
  });

  it('go without a word that opens all of them and stands in the title', () => {
    const tours = ['North', 'South', 'Islands'].flatMap((name) => [
      heading(`Boattour ${name}`),
      paragraph(
        `The boat to the ${name.toLowerCase()} leaves at nine. It takes twelve guests and a dog along the coast.`,
      ),
    ]);
    expect(readBrief('Boattour plans of the summer', 'en', ...tours).headings).toEqual(['North', 'South', 'Islands']);
  });
});

describe('a list of names with a sentence each', () => {
  const prose = Array.from({ length: 14 }, (_, index) =>
    paragraph(
      `In year ${index + 3} of the drought the wells of the town fell by a hand. The council met in the hall and put the matter off again, as it had done before.`,
    ),
  );
  const exercises = [
    'Breathe out: It helps everybody. Breathe out slowly through the mouth and count to six before the next breath.',
    'Name the fear: A fear that has a name loses half of its hold over those who have it.',
    'Collect good hours: Put a bean into the other pocket for each good hour of the day.',
  ];

  it('is the form though most of the text is prose', () => {
    const { shape, headings, items } = readBrief('Calm in dry years', 'en', ...prose, list(exercises));
    expect([shape, headings]).toEqual(['list', ['Breathe out', 'Name the fear', 'Collect good hours']]);
    expect(items.every(({ body }) => body !== undefined)).toBe(true);
  });
});

describe('numbers typed in haste', () => {
  it('make demands a list in order', () => {
    const demands = [
      '1-assurer l’égalité des chances',
      '2-payer le travail non rémunéré',
      '3- ouvrir les hauts postes',
    ];
    const { headings, subtitle } = readBrief(
      'Les femmes du port',
      'fr',
      paragraph('Le rapport annuel du port montre un recul des salaires depuis trois ans.'),
      heading('Les actions à entreprendre'),
      ...demands.map((text) => paragraph(`${text} dans toutes les entreprises du port.`)),
    );
    expect(headings).toEqual([
      'Assurer l’égalité des chances dans toutes les entreprises du port',
      'Payer le travail non rémunéré dans toutes les entreprises du port',
      'Ouvrir les hauts postes dans toutes les entreprises du port',
    ]);
    expect(subtitle).toBe('Les actions à entreprendre');
  });
});

describe('sentences that open with dates', () => {
  const plan = documentOf(
    { title: 'Wärme für den Hafen', language: 'de', date: '2024-05-02' },
    paragraph(
      'Der Hafen bekommt ein eigenes Netz. Bis 2045 soll das ganze Viertel am Netz sein. Bis 2030 soll die Hälfte der Wärme aus dem Fluss kommen. Bis 2040 sollen auch die Lager am Kai beheizt werden.',
    ),
    paragraph(story),
    paragraph('Die Stadt hat dafür eine Gesellschaft gegründet, an der sich auch die Nachbarn beteiligen.'),
    paragraph('Viele Fragen sind offen, sagen die Leute am Kai, und nicht jeder hat Platz für eine Station im Keller.'),
  );

  it('are a plan in order of time where the dates are to come', () => {
    const timeline = makeBrief(plan, {}).modules?.find((module) => module.kind === 'sequence');
    expect(timeline?.items.map(({ date }) => date)).toEqual(['2030', '2040', '2045']);
  });

  it('are none where they have passed when the text was written', () => {
    const later = { ...plan, metadata: { ...plan.metadata, date: '2050-01-01' } };
    expect(makeBrief(later, {}).modules?.find((module) => module.kind === 'sequence')).toBeUndefined();
  });
});

describe('a table of several measures over years', () => {
  it('is no chart of one of its columns', () => {
    const table: Block = {
      type: 'table',
      header: ['Jahr', '2020', '2021'],
      rows: [
        ['Mittlerer Abstand', '- 0,4', '+ 0,5'],
        ['Mittlerer Platz', '10,1', '6,8'],
        ['Bester Platz', '4', '3'],
      ],
    };
    const { modules } = readBrief('Die Boote der Regatta', 'de', paragraph(story), table, paragraph(after));
    expect(modules.filter(({ kind, sure }) => kind === 'chart' && sure >= 0.5)).toEqual([]);
  });
});

const cake = 'The lemon cake of the harbour café is moist, keeps for a week and needs no machine.';

describe('long steps', () => {
  const long = [
    'Heat the oven to 180 degrees and grease the tin with a little butter. Beat the soft butter and the sugar for five minutes with a whisk. Add the three eggs one by one, and beat each of them in well before the next. Fold in the flour, the salt and the grated rind of two lemons.',
    'Pour the batter into the tin and smooth its top with a wet spoon. Bake the cake for forty minutes on the middle shelf of the oven.',
    'Let the cake cool in its tin for ten minutes. Turn it out onto a rack, and dust it with sugar as soon as it is cold.',
  ];
  const [first = '', second = '', third = ''] = long;
  const acts = [
    'Beat the soft butter',
    'Add the three eggs',
    'Fold in the flour',
    'Bake the cake',
    'dust it with sugar',
  ];
  const drawn = (items: readonly { heading: string; body?: string | undefined }[]) =>
    items.map(({ heading, body = '' }) => `${heading}. ${body}`).join(' ');

  it.each<[string, readonly Block[]]>([
    ['of an ordered list', [list(long, true)]],
    ['with their numbers on lines of their own', ['1', first, '2', second, '3', third].map((text) => paragraph(text))],
    ['whose first number stands nowhere', [first, '2', second, '3', third].map((text) => paragraph(text))],
  ])('are split, and lose no act: %s', (_, blocks) => {
    const { shape, items } = readBrief('How to bake the lemon cake', 'en', paragraph(cake), ...blocks);
    expect(shape).toBe('steps');
    for (const act of acts) expect(drawn(items).toLowerCase()).toContain(act.toLowerCase());
  });

  it.each([
    ['nutrients are no ingredients', ['Total Fat: 16g', '24%', 'Sodium: 310mg', '13%'], 0],
    [
      'a remark in brackets may be long',
      ['300 g butter', '200 g flour', `2 spoons of rind (${'of the yellow part only '.repeat(2)})`],
      1,
    ],
  ])('%s', (_, needed, count) => {
    const { modules } = readBrief('How to bake the lemon cake', 'en', paragraph(cake), list(needed), list(long, true));
    expect(modules.filter(({ kind }) => kind === 'items')).toHaveLength(count);
  });

  it('name no ingredients after the steps under whose heading they stand', () => {
    const needed = list(['300 g butter', '200 g flour', '3 eggs']);
    const { modules } = readBrief('How to bake it', 'en', paragraph(cake), heading('Steps'), needed, list(long, true));
    expect(modules.find(({ kind }) => kind === 'items')).not.toHaveProperty('name');
  });
});

it.each(['', ' '])('a dated row whose second cell holds nothing ends in no colon (%j)', (blank) => {
  const rows = [
    ['1957: The pier opens', blank],
    ['1987: The ferry sinks', blank],
    ['2006: The quay is rebuilt', blank],
  ];
  const { shape, items } = readBrief('The harbour', 'en', table([], rows));
  expect(shape).toBe('timeline');
  expect(items.map(({ sentence }) => sentence)).toEqual(rows.map(([text]) => text));
});
