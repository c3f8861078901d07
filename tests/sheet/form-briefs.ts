import { hero, item, type Made, make } from './make-brief.ts';

/** Made-up briefs for the forms of groups, sets, parts and climbing steps. */
export const madeForms: readonly Made[] = [
  make(
    'quadrant',
    '#0f766e',
    { title: 'Cellar or kitchen? Where your harvest keeps best', kicker: 'Sample Kitchen' },
    [
      {
        kind: 'sides',
        form: 'quadrant',
        sides: [
          {
            name: 'In the cellar, for months',
            items: [
              item('Potato', undefined, undefined, 'potato'),
              item('Onion', undefined, undefined, 'onion'),
              item('Garlic', undefined, undefined, 'garlic'),
            ],
          },
          {
            name: 'In the fridge, for weeks',
            items: [
              item('Egg', undefined, undefined, 'egg'),
              item('Cheese', undefined, undefined, 'cheese-wedge'),
              item('Carrot', undefined, undefined, 'carrot'),
            ],
          },
          {
            name: 'On the shelf, for days',
            items: [
              item('Banana', undefined, undefined, 'banana'),
              item('Tomato', undefined, undefined, 'tomato'),
              item('Bread', undefined, undefined, 'bread'),
            ],
          },
          {
            name: 'In the fridge, for days',
            items: [
              item('Berries', undefined, undefined, 'strawberry'),
              item('Fish', undefined, undefined, 'fish'),
              item('Milk', undefined, undefined, 'glass-of-milk'),
            ],
          },
        ],
      },
    ],
    'full',
  ),
  make('swot', '#1d4ed8', { title: 'Where the repair café stands after a year', kicker: 'Sample Town' }, [
    {
      kind: 'sides',
      form: 'quadrant',
      sides: [
        { name: 'Strengths', items: [item('Twenty helpers who come every week'), item('A workshop without rent')] },
        {
          name: 'Weaknesses',
          items: [item('No one who mends phones'), item('Closed all summer'), item('Little storage')],
        },
        { name: 'Opportunities', items: [item('The school wants a class'), item('A grant for spare parts')] },
        { name: 'Threats', items: [item('The roof is due in 2027'), item('Prices of parts double')] },
      ],
    },
  ]),
  make('venn', '#b45309', { title: 'Cats and dogs, what they share', kicker: 'Sample Pets' }, [
    {
      kind: 'sides',
      form: 'venn',
      sides: [
        { name: 'Cats', items: [item('Wash themselves'), item('Sleep 15 hours'), item('Hunt alone')] },
        { name: 'Dogs', items: [item('Need a walk'), item('Work in packs'), item('Learn names')] },
        { name: 'Both', items: [item('Dream'), item('Hear ultrasound')] },
      ],
    },
  ]),
  make(
    'stairs',
    '#7c3aed',
    { title: 'How to run your first five kilometres', kicker: 'Sample Club', hero: hero('hills', ['running-shoe']) },
    [
      {
        kind: 'sequence',
        form: 'steps',
        items: [
          item('Walk for 20 minutes', 'Three times a week'),
          item('Run one minute in five', 'Walk the other four'),
          item('Run half the way', 'Rest a day between'),
          item('Run it all, slowly', 'You can still talk'),
        ],
      },
    ],
  ),
  make(
    'anatomy',
    '#1e40af',
    { title: 'Where an old house loses its heat', kicker: 'Sample Energy', hero: hero('plain', ['house'], true) },
    [
      {
        kind: 'items',
        form: 'anatomy',
        items: [
          item('Doors and gaps', 'Draughts under old doors'),
          item('Walls', 'Brick without a cavity'),
          item('Roof', 'Warm air rises first'),
          item('Windows', 'Single glass lets heat out'),
          item('Floor', 'Cold ground below'),
        ],
      },
    ],
  ),
  make(
    'shared-out',
    '#be123c',
    { title: 'Where a litre of bread flour goes', kicker: 'Sample Mill', hero: hero('table', ['bread']) },
    [
      {
        kind: 'chart',
        form: 'share',
        measure: 'Share of the flour',
        unit: '%',
        rows: [
          { label: 'Loaves', value: 55, text: '55%' },
          { label: 'Rolls', value: 20, text: '20%' },
          { label: 'Cakes', value: 15, text: '15%' },
          { label: 'Dust on the floor', value: 10, text: '10%' },
        ],
      },
    ],
  ),
  make('map', '#0e7490', { title: 'Where most of the power comes from water and wind', kicker: 'Sample Grid' }, [
    {
      kind: 'chart',
      form: 'bars',
      measure: 'Renewable share of electricity, 2025',
      unit: '%',
      rows: [
        { label: 'Norway', value: 98, text: '98%' },
        { label: 'Iceland', value: 96, text: '96%' },
        { label: 'Austria', value: 81, text: '81%' },
        { label: 'Portugal', value: 73, text: '73%' },
        { label: 'Germany', value: 58, text: '58%' },
        { label: 'Italy', value: 44, text: '44%' },
        { label: 'France', value: 31, text: '31%' },
        { label: 'Poland', value: 29, text: '29%' },
      ],
    },
  ]),
  make('world-map', '#b91c1c', { title: 'Tea is drunk most where it is not grown', kicker: 'Sample Leaves' }, [
    {
      kind: 'chart',
      form: 'bars',
      measure: 'Kilograms a person each year',
      rows: [
        { label: 'Turkey', value: 3.2, text: '3.2 kg' },
        { label: 'Ireland', value: 2.2, text: '2.2 kg' },
        { label: 'UK', value: 1.9, text: '1.9 kg' },
        { label: 'Japan', value: 1, text: '1.0 kg' },
        { label: 'China', value: 0.6, text: '0.6 kg' },
        { label: 'US', value: 0.2, text: '0.2 kg' },
      ],
    },
  ]),
];
