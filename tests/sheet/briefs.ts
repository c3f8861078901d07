import type { Brief, Layout } from '../../lib/engine/brief.ts';

const point = (heading: string, body?: string) => ({ heading, ...(body ? { body } : {}), sentence: heading });
const row = (label: string, value: number, text: string) => ({ label, value, text, sentence: label });
const event = (date: string, at: number, heading: string, body?: string) => ({ ...point(heading, body), date, at });

const common = {
  ordered: false,
  points: [],
  statistics: [],
  source: 'The Sample Courier · Alex Example · 3 May 2026',
  host: 'courier.example',
  language: 'en',
  direction: 'ltr',
} as const;

const make = (layout: Layout, brief: Partial<Brief> & Pick<Brief, 'title'>): Brief => ({
  ...common,
  points: [],
  statistics: [],
  layout,
  fitting: layout === 'list' ? ['list'] : [layout, 'list'],
  ...brief,
});

/** One brief a layout, as a good source gives it: made up from beginning to end. */
export const samples: Readonly<Record<Layout, Brief>> = {
  list: make('list', {
    kicker: 'Sleep',
    title: 'Five habits that make mornings easier',
    subtitle: 'What a year of diaries from 1,200 volunteers showed.',
    points: [
      point('Keep one bedtime', 'A fixed hour helps more than one long night.'),
      point('Leave the phone outside', 'The next message can wait until breakfast.'),
      point('Stop coffee at noon', 'Caffeine stays in the blood for eight hours.'),
      point('Walk in the morning sun', 'Daylight sets the clock of the body.'),
      point('Cool the bedroom', 'Sixteen to eighteen degrees suit most people.'),
    ],
    statistics: [
      { value: '41%', label: 'fell asleep sooner', sentence: '' },
      { value: '23 min', label: 'more sleep a night', sentence: '' },
      { value: '1,200', label: 'diaries read', sentence: '' },
    ],
  }),
  steps: make('steps', {
    kicker: 'Bread at home',
    title: 'Sourdough in five unhurried steps',
    subtitle: 'Two days, ten minutes of work.',
    ordered: true,
    points: [
      point('Feed the starter', 'Equal parts of flour and water, eight hours ahead.'),
      point('Mix and rest', 'Leave the dough alone for thirty minutes.'),
      point('Fold four times', 'Once every half hour, with wet hands.'),
      point('Shape and chill', 'A night in the fridge deepens the taste.'),
      point('Bake under a lid', 'Twenty minutes covered, twenty uncovered.'),
    ],
  }),
  timeline: make('timeline', {
    kicker: 'Railways',
    title: 'How the night train came back',
    subtitle: 'A mode of travel given up twice found new passengers.',
    events: [
      event('1883', 1883, 'First sleeper to the east', 'It took eighty hours with a change by boat.'),
      event('1961', 1961, 'Jets take the long routes'),
      event('2003', 2003, 'Low fares empty the berths', 'Half of all lines closed within ten years.'),
      event('2016', 2016, 'One operator buys the rest'),
      event('2024', 2024, 'New trains, sold out', 'Bookings opened at midnight and closed by noon.'),
    ],
  }),
  comparison: make('comparison', {
    kicker: 'Getting around',
    title: 'Cargo bike or second car?',
    subtitle: 'What 400 families found after one year.',
    sideTopics: ['Price', 'Range', 'Parking', 'Children'],
    sides: [
      {
        name: 'Cargo bike',
        points: [
          point('€5,800 once, €200 a year'),
          point('60 km on one charge'),
          point('At the front door'),
          point('Two, under a rain hood'),
        ],
      },
      {
        name: 'Second car',
        points: [
          point('€310 a month, all in'),
          point('As far as the road goes'),
          point('Nine minutes of searching'),
          point('Three, dry and asleep'),
        ],
      },
    ],
  }),
  'pros-cons': make('pros-cons', {
    kicker: 'Work',
    title: 'The four-day week, weighed',
    sides: [
      {
        name: 'What speaks for it',
        points: [
          point('Fewer sick days', 'Absence fell in 31 of 40 firms.'),
          point('Easier hiring'),
          point('Shorter meetings'),
        ],
      },
      {
        name: 'What speaks against it',
        points: [
          point('Customers wait longer', 'Answers took a day more on average.'),
          point('Harder shift plans'),
          point('Pressure on four days'),
        ],
      },
    ],
  }),
  statistics: make('statistics', {
    kicker: 'Remote work',
    title: 'Focus time is what people change jobs for',
    statistics: [
      { value: '61%', label: 'of staff would change jobs for two mornings without meetings', sentence: '' },
      { value: '11 h', label: 'of meetings a week', sentence: '' },
      { value: '€4,300', label: 'a year and head lost to switching', sentence: '' },
    ],
  }),
  ranking: make('ranking', {
    kicker: 'Cities',
    title: 'Copenhagen cycles most, and by far',
    subtitle: 'Share of trips made by bicycle',
    rows: [
      row('Copenhagen', 49, '49%'),
      row('Utrecht', 42, '42%'),
      row('Münster', 39, '39%'),
      row('Bologna', 21, '21%'),
      row('Seville', 9, '9%'),
      row('Lyon', 4, '4%'),
    ],
  }),
  proportion: make('proportion', {
    kicker: 'Household water',
    title: 'Most water at home goes down the shower drain',
    subtitle: 'Use of one person in a day',
    shares: [
      row('Shower and bath', 36, '36%'),
      row('Toilet', 27, '27%'),
      row('Laundry', 14, '14%'),
      row('Dishes and kitchen', 13, '13%'),
      row('Everything else', 10, '10%'),
    ],
  }),
  cycle: make('cycle', {
    kicker: 'Gardening',
    title: 'How a garden feeds itself',
    ordered: true,
    points: [
      point('Leaves fall'),
      point('Worms shred them'),
      point('Fungi free minerals'),
      point('Roots take them up'),
      point('Plants grow leaves'),
    ],
  }),
  hierarchy: make('hierarchy', {
    kicker: 'Music',
    title: 'The orchestra has four families',
    hierarchy: {
      label: 'Orchestra',
      children: [
        { label: 'Strings', children: ['Violin', 'Viola', 'Cello'].map((label) => ({ label, children: [] })) },
        { label: 'Woodwind', children: ['Flute', 'Oboe', 'Clarinet'].map((label) => ({ label, children: [] })) },
        { label: 'Brass', children: ['Horn', 'Trumpet', 'Tuba'].map((label) => ({ label, children: [] })) },
        { label: 'Percussion', children: ['Timpani', 'Snare drum'].map((label) => ({ label, children: [] })) },
      ],
    },
  }),
  quote: make('quote', {
    kicker: 'Interview',
    title: 'A mayor on why her town took out its traffic lights',
    quote: {
      text: 'We did not make the street safer by adding signs. We made it safer by taking away the feeling of being safe.',
      speaker: 'Ines Example',
      role: 'Mayor of Sampleton',
      sentence: '',
    },
  }),
  parts: make('parts', {
    kicker: 'Anatomy of a bicycle',
    title: 'What keeps a bicycle upright',
    points: [
      point('Front wheel', 'Its spin resists tilting.'),
      point('Fork', 'It trails behind the steering axis.'),
      point('Rider', 'Small turns of the bar move the weight.'),
      point('Tyres', 'They push back against a lean.'),
      point('Frame', 'It keeps both wheels in one plane.'),
      point('Road', 'It gives the grip.'),
    ],
  }),
};

/** Ten brands: strong, pale, dark, neon, grey, white and black. */
export const brands = [
  '#0f766e',
  '#2563eb',
  '#7c3aed',
  '#c8372d',
  '#ffd400',
  '#39ff14',
  '#be2a7b',
  '#b4530a',
  '#111111',
  '#ffffff',
] as const;
