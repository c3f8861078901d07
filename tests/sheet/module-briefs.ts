import { madeCharts } from './chart-briefs.ts';
import { madeForms } from './form-briefs.ts';
import { hero, item, type Made, make } from './make-brief.ts';

/** Made-up briefs, one for each form, as a good source fills their modules. */
export const madeBriefs: readonly Made[] = [
  make(
    'list',
    '#0b8a7d',
    {
      title: '5 habits that give a kitchen its evenings back',
      kicker: 'Sample Gazette',
      hero: hero('hills', ['teapot']),
    },
    [
      {
        kind: 'items',
        form: 'list',
        items: [
          item('Plan the week on Sunday', 'Nobody shops after six o’clock', 'after six', 'calendar'),
          item('Write one list', 'A single page hangs at the door', 'single page', 'memo'),
          item('Cook twice as much', 'Two pots fill four evenings', 'four evenings', 'pot-of-food'),
          item('Wash up while it simmers', 'At most five plates are left', 'At most five plates', 'soap'),
          item('End with a clear table', 'One minute, every night', 'One minute', 'crescent-moon'),
        ],
      },
      {
        kind: 'numbers',
        figures: [
          { value: '41%', label: 'less food thrown away' },
          { value: '€95', label: 'saved a month' },
        ],
      },
    ],
  ),
  make(
    'number',
    '#5b35d5',
    {
      title: 'The widest map of the night sky so far',
      kicker: 'Sky Desk',
      hero: hero('space', ['ringed-planet', 'comet'], true),
    },
    [
      { kind: 'numbers', figures: [{ value: 'more than 12 million', label: 'stars in a single catalogue' }] },
      {
        kind: 'statements',
        items: [
          item('The survey covers 41 million light-years of space', undefined, '41 million light-years', 'telescope'),
          item('It took nine years of clear nights to finish', undefined, 'nine years', 'hourglass-not-done'),
          item('One ordinary computer would need 900 years for the sums', undefined, '900 years', 'desktop-computer'),
        ],
      },
    ],
  ),
  make(
    'steps',
    '#2f7d32',
    { title: 'How to plant a bottle garden', kicker: 'Green Desk', hero: hero('desk', ['potted-plant', 'mushroom']) },
    [
      {
        kind: 'sequence',
        form: 'steps',
        items: [
          item('Cut the felt to size', 'About 2 cm smaller than the bottle', '2 cm smaller', 'scissors'),
          item('Let it soak', 'In water, until it sinks', 'until it sinks', 'bucket'),
          item(
            'Dig a hole for the plant',
            'Stop before you reach the glass',
            'before you reach the glass',
            'potted-plant',
          ),
          item('Press the moss on', 'Small stones hold it all around', 'all around', 'herb'),
          item('Close the jar', 'Open it once a month', 'once a month', 'jar'),
        ],
      },
    ],
  ),
  make(
    'timeline',
    '#b5179e',
    { title: 'Lamps, a century of small lights', kicker: 'City Notes', hero: hero('skyline', [], true) },
    [
      {
        kind: 'sequence',
        form: 'timeline',
        items: [
          {
            ...item('A gas gets its name', 'A chemist calls it “new” in Greek', '“new”', 'test-tube'),
            date: '1898',
            at: 1898,
          },
          {
            ...item('A motor show glows', 'Tubes of 12 metres hang outside', '12 metres', 'automobile'),
            date: '1910',
            at: 1910,
          },
          {
            ...item('The first sign', 'It advertises a barbershop', 'a barbershop', 'barber-pole'),
            date: '1912',
            at: 1912,
          },
          {
            ...item('A fair of tomorrow', 'A wheel of light turns all summer', 'all summer', 'ferris-wheel'),
            date: '1939',
            at: 1939,
          },
          {
            ...item('Capitals follow', 'Whole avenues are lit by decree', 'by decree', 'classical-building'),
            date: '1960s',
            at: 1960,
          },
          {
            ...item('A craft again', 'Signs are still bent by hand', 'by hand', 'writing-hand'),
            date: 'Today',
            at: 2026,
          },
        ],
      },
    ],
  ),
  make(
    'comparison',
    '#c2255c',
    { title: 'The slow ferry beats the bus on three counts of four', kicker: 'Travel Desk' },
    [
      {
        kind: 'sides',
        form: 'comparison',
        sides: [
          { name: 'Night ferry', drawing: 'ferry', items: [item('11 h'), item('€79'), item('29 kg'), item('1 in 5')] },
          { name: 'Coach', drawing: 'bus', items: [item('5 h'), item('€104'), item('210 kg'), item('1 in 4')] },
        ],
        topics: ['Door to door', 'Price', 'CO₂ per person', 'Runs late'],
        winners: [1, 0, 0, 0],
      },
    ],
  ),
  make('text-comparison', '#0369a1', { title: 'Two ways to keep a small team’s secrets', kicker: 'Example Labs' }, [
    {
      kind: 'sides',
      form: 'comparison',
      sides: [
        {
          name: 'Shared file',
          items: [
            item('Everyone can read all of it'),
            item('Changed by hand, once a quarter'),
            item('Free, apart from the worry'),
          ],
        },
        {
          name: 'Password manager',
          items: [
            item('Each person sees what they need'),
            item('Rotates keys every night'),
            item('About €4 a person each month'),
          ],
        },
      ],
      topics: ['Access', 'Changes', 'Cost'],
      winners: [1, 1, 0],
    },
  ]),
  make(
    'ranking',
    '#f2b100',
    {
      title: 'What a village borrows instead of buying',
      kicker: 'Library of Things',
      hero: hero('plain', ['ladder', 'tent']),
    },
    [
      {
        kind: 'chart',
        form: 'bars',
        measure: 'Loans in 2025',
        rows: [
          { label: 'Tent', value: 412, text: '412', drawing: 'tent' },
          { label: 'Toolbox', value: 365, text: '365', drawing: 'toolbox' },
          { label: 'Ladder', value: 288, text: '288', drawing: 'ladder' },
          { label: 'Film projector', value: 214, text: '214', drawing: 'film-projector' },
          { label: 'Guitar', value: 171, text: '171', drawing: 'guitar' },
          { label: 'Telescope', value: 96, text: '96', drawing: 'telescope' },
        ],
      },
    ],
    'full',
  ),
  make(
    'quote',
    '#9a3412',
    {
      title: 'The woman who taught machines to wait',
      kicker: 'Sample Quarterly',
      hero: hero('desk', ['desktop-computer']),
    },
    [
      {
        kind: 'quote',
        text: 'I loved that machine. And it made me feel the same way about mornings.',
        mark: 'the same way',
        speaker: 'Ada Example',
        role: 'programmer from 1959',
      },
    ],
  ),
  make(
    'essay',
    '#4d7c0f',
    {
      title: 'Plant the hedge before the road',
      kicker: 'Opinion',
      hero: hero('skyline', ['deciduous-tree', 'man-walking', 'dog']),
    },
    [
      {
        kind: 'statements',
        items: [
          item(
            'Towns plan the road first and leave the hedges whatever strip is left, which is why so many die young.',
            undefined,
            'whatever strip is left',
            'wilted-flower',
          ),
          item(
            'On a hot day people do not take the shorter way; they take the shadier way, and every shop on it knows.',
            undefined,
            'the shadier way',
            'sun',
          ),
          item(
            'A hedge that is planted before the paving has room for its roots and needs nobody to rescue it later.',
            undefined,
            'room for its roots',
            'seedling',
          ),
        ],
      },
      { kind: 'thesis', text: 'A road without shade is a road without people.', mark: 'without people.' },
    ],
  ),
  make(
    'grave',
    '#4a5560',
    { title: 'The storm: families on the coast wait for aid', kicker: 'Example News', gravity: 'grave' },
    [
      {
        kind: 'numbers',
        figures: [
          { value: '3,114', label: 'people are known to have died. The number is expected to rise.' },
          { value: '280,000', label: 'people, by estimate, cannot return home' },
          { value: '241 km/h', label: 'maximum sustained winds' },
          { value: '10,000', label: 'deaths are the worst that is feared' },
        ],
      },
    ],
  ),
  ...madeCharts,
  ...madeForms,
];

export default madeBriefs;
