import { expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { getShape } from '../../../../lib/engine/modules.ts';
import { documentOf, paragraph, table } from './documents.ts';

const prose = [
  paragraph(
    'The ferry company keeps four boats on the lake. The captains learn the harbour of every village by heart. The oldest boat carries bicycles on its upper deck.',
  ),
  paragraph(
    'The winter crossings were cut by the council of Orr after a vote in March. The company wants to bring two of them back next year.',
  ),
];
const findShape = (title: string, ...blocks: Parameters<typeof documentOf>[1][]) => {
  const { modules: [first] = [] } = makeBrief(documentOf({ title, language: 'en' }, ...prose, ...blocks), {});
  return first && getShape(first);
};

const fares = table(
  ['Ticket', 'Adults', 'Pets', 'Bicycles'],
  [
    ['Single', 'by coin', 'free', 'by card'],
    ['Return', 'by card', 'by coin', 'free'],
    ['Month', 'at the office', 'none', 'by coin'],
  ],
  'Ferry tickets',
);
it('a table that the title announces leads over sentences, another does not', () => {
  expect(findShape('Ferry tickets for adults and pets', fares)).toBe('table');
  expect(findShape('The lake in winter', fares)).toBe('list');
});

it('a table of dates answers a title that asks when', () => {
  const dates = (caption: string) =>
    table(
      ['Break', 'Length', 'Dates'],
      [
        ['First', '1 week', '16 May to 20 May'],
        ['Second', '2 weeks', '25 July to 5 August'],
        ['Third', '1 week', '10 October to 14 October'],
      ],
      caption,
    );
  const title = 'When does the ferry school of Orr have its breaks, after the new plan of the council?';
  expect(findShape(title, dates('Breaks of the year'))).toBe('table');
  expect(findShape(title.replace('When does', 'How does'), dates('Breaks of the year'))).not.toBe('table');
});
