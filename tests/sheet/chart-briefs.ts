import { hero, item, type Made, make } from './make-brief.ts';

/** Made-up briefs of charts, diagrams and tables. */
export const madeCharts: readonly Made[] = [
  make(
    'line',
    '#0369a1',
    {
      title: 'The bridge that filled up with bikes',
      kicker: 'City Counter',
      hero: hero('skyline', ['woman-biking', 'man-biking']),
    },
    [
      {
        kind: 'chart',
        form: 'line',
        measure: 'Riders a day over the old bridge, yearly average',
        rows: [2100, 2400, 2900, 2700, 3600, 4800, 6100, 7400, 8900].map((value, index) => ({
          label: String(2017 + index),
          value,
          text: value.toLocaleString('en'),
        })),
        annotation: { label: '2021', text: 'A separate lane opens' },
      },
      {
        kind: 'numbers',
        figures: [
          { value: '4.2×', label: 'the riders of 2017' },
          { value: '+5,300', label: 'riders a day since the lane opened' },
        ],
      },
      {
        kind: 'thesis',
        text: 'In the four years after the lane opened, daily riders more than doubled',
        mark: 'more than doubled',
      },
    ],
  ),
  make(
    'columns',
    '#7c3aed',
    { title: 'Rain came back to the valley', kicker: 'Weather Desk', hero: hero('hills', ['cloud-with-rain']) },
    [
      {
        kind: 'chart',
        form: 'columns',
        measure: 'Rain in millimetres, April to September',
        rows: [310, 280, 190, 240, 330, 420].map((value, index) => ({
          label: String(2020 + index),
          value,
          text: String(value),
        })),
      },
    ],
  ),
  make(
    'share',
    '#c2410c',
    { title: 'One child in six walks to school', kicker: 'Sample Weekly', hero: hero('street', ['backpack']) },
    [
      {
        kind: 'chart',
        form: 'isotype',
        rows: [{ label: 'of pupils come on foot', value: 17, text: '17%', drawing: 'running-shoe' }],
        outOf: 100,
      },
    ],
  ),
  make(
    'parts-of-a-whole',
    '#0f766e',
    { title: 'What a loaf of bread is paid for', kicker: 'Market Notes', hero: hero('table', ['bread']) },
    [
      {
        kind: 'chart',
        form: 'share',
        measure: 'Share of the price',
        rows: [
          { label: 'Wages', value: 44, text: '44%' },
          { label: 'Rent and ovens', value: 25, text: '25%' },
          { label: 'Flour', value: 13, text: '13%' },
          { label: 'Energy', value: 11, text: '11%' },
          { label: 'Profit', value: 7, text: '7%' },
        ],
      },
    ],
  ),
  make(
    'slope',
    '#b5179e',
    { title: 'Trains up, planes down on the short hop', kicker: 'Travel Desk', hero: hero('sky', ['airplane']) },
    [
      {
        kind: 'chart',
        form: 'slope',
        measure: 'Share of trips between two cities',
        names: ['2016', '2024'],
        rows: [
          { label: 'Train', value: 58, text: '58%', other: { value: 31, text: '31%' }, isHighlighted: true },
          { label: 'Plane', value: 19, text: '19%', other: { value: 42, text: '42%' } },
          { label: 'Car', value: 23, text: '23%', other: { value: 27, text: '27%' } },
        ],
      },
    ],
  ),
  make('table', '#2563eb', { title: 'Four small vans, side by side', kicker: 'Test Drive' }, [
    {
      kind: 'table',
      header: ['Van', 'Range', 'Load', 'Price'],
      rows: [
        ['Heron', '310 km', '620 kg', '€31,400'],
        ['Finch', '280 km', '540 kg', '€27,900'],
        ['Stork Maxi', '405 km', '800 kg', '€42,500'],
        ['Wren', '190 km', '410 kg', '€22,300'],
      ],
    },
  ]),
  make('pyramid', '#1d4ed8', { title: 'Three ideas in a thousand take off', kicker: 'Example Labs' }, [
    {
      kind: 'sequence',
      form: 'pyramid',
      items: [
        { ...item('launched', undefined, undefined, 'rocket'), value: '3' },
        { ...item('tried with users', undefined, undefined, 'test-tube'), value: '18' },
        { ...item('built as a prototype', undefined, undefined, 'hammer-and-wrench'), value: '64' },
        { ...item('written up', undefined, undefined, 'memo'), value: '240' },
        { ...item('ideas on the board', undefined, undefined, 'light-bulb'), value: '1,000' },
      ],
    },
  ]),
  make(
    'flow',
    '#15803d',
    { title: 'How a puddle becomes a flood', kicker: 'Water Desk', hero: hero('sea', ['umbrella']) },
    [
      {
        kind: 'sequence',
        form: 'flow',
        items: [
          item('Paving seals the ground', 'Rain has nowhere to go', 'nowhere to go'),
          item('Drains fill in minutes', 'Most were laid before 1950', 'before 1950'),
          item('Cellars take the rest', 'Pumps start too late', 'too late'),
          item('The river rises last', 'By then the street is closed'),
        ],
      },
    ],
  ),
  make(
    'cycle',
    '#be2a7b',
    { title: 'Where a bottle goes after the bin', kicker: 'Example City', hero: hero('street', ['baby-bottle']) },
    [
      {
        kind: 'sequence',
        form: 'cycle',
        items: [
          item('Collected on Mondays'),
          item('Sorted by colour'),
          item('Crushed and washed'),
          item('Melted at 1,500 °C'),
          item('Blown into bottles'),
        ],
      },
    ],
  ),
  make(
    'bento',
    '#b4530a',
    { title: 'What a town library lends today', kicker: 'Library Notes', hero: hero('desk', ['books']) },
    [
      {
        kind: 'items',
        form: 'parts',
        items: [
          item('Books', 'Still two loans in three', 'two loans in three', 'books'),
          item('Tools', 'A drill is out for a weekend', 'a weekend', 'toolbox'),
          item('Instruments', 'Guitars have a waiting list', 'waiting list', 'guitar'),
          item('Telescopes', 'One night each', 'One night', 'telescope'),
          item('Tents', 'All of them in July', 'in July', 'tent'),
        ],
      },
    ],
  ),
  make(
    'pros-cons',
    '#4338ca',
    { title: 'A four-day week at a small bakery', kicker: 'Work Desk', hero: hero('table', ['croissant']) },
    [
      {
        kind: 'sides',
        form: 'pros-cons',
        sides: [
          {
            name: 'For',
            items: [
              item('Fewer sick days in the first year'),
              item('Two more people applied for each job'),
              item('The ovens rest on Mondays'),
            ],
          },
          { name: 'Against', items: [item('Shifts begin an hour earlier'), item('Saturday queues are longer')] },
        ],
      },
    ],
  ),
  make(
    'hierarchy',
    '#0b8a7d',
    { title: 'Who runs a village choir', kicker: 'Sample Voices', hero: hero('stage', ['musical-notes']) },
    [
      {
        kind: 'items',
        form: 'hierarchy',
        items: [item('Board'), item('Conductor')],
        tree: {
          label: 'The choir',
          children: [
            {
              label: 'Board',
              children: [
                { label: 'Treasurer', children: [] },
                { label: 'Secretary', children: [] },
              ],
            },
            {
              label: 'Conductor',
              children: [
                { label: 'Section leaders', children: [] },
                { label: 'Pianist', children: [] },
              ],
            },
            {
              label: 'Friends',
              children: [
                { label: 'Cakes', children: [] },
                { label: 'Posters', children: [] },
              ],
            },
          ],
        },
      },
    ],
  ),
  make(
    'poster',
    '#4d7c0f',
    { title: 'Why small towns lose their shops', kicker: 'Opinion', hero: hero('skyline', ['convenience-store']) },
    [{ kind: 'thesis', text: 'A street without shops is a street without neighbours.', mark: 'without neighbours.' }],
  ),
];
