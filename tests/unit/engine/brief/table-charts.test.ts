import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { documentOf, table } from './documents.ts';

const header = ['Year', 'Visitors'];
const years = ['2000', '2001', '2002', '2003'];
const findChart = (rows: readonly (readonly string[])[]) =>
  makeBrief(documentOf({ title: 'Visitors of the mill', language: 'en' }, table(header, rows)), {}).modules?.find(
    ({ kind }) => kind === 'chart',
  );

describe('a table with a year in each row', () => {
  it('is drawn as a line over time', () => {
    const rows = years.map((year, index) => [year, String(1200 + index * 300)]);
    expect(findChart(rows)).toMatchObject({ form: 'line', rows: [{ label: '2000', value: 1200 }, {}, {}, {}] });
  });

  it('is no chart where its column only says the years again', () => {
    expect(findChart(years.map((year) => [year, year]))).toBeUndefined();
  });
});

it('draws no bars of the numbers that a schedule gives its days', () => {
  const days = [
    ['6', 'Wednesday, February 9', '9 am', 'Small hill'],
    ['12', 'Tuesday, February 15', '9 am', 'Large hill'],
    ['14', 'Thursday, February 17', '9 am', 'Team'],
  ];
  const schedule = table(['Day', 'Date', 'Time', 'Contest'], days, 'The games in the valley');
  const made = makeBrief(documentOf({ title: 'The games in the valley', language: 'en' }, schedule), {});
  expect(made.modules?.find(({ kind }) => kind === 'chart')).toBeUndefined();
});

it('lists no numbers under numbers', () => {
  const rows = ['600.01', '800.01', '1000.01', '1200.01'].map((tide, index) => [tide, String(index * 2 + 5)]);
  const make = (first: readonly string[]) =>
    makeBrief(documentOf({ title: 'Tides of the bay', language: 'en' }, table([], [first, ...rows])), {});
  expect(make(['Neap', '3']).layout).toBe('list');
  expect(() => make(['400.01', '3'])).toThrow();
});

it('draws no row of what is a part of the row above', () => {
  const rows = [
    ['Diesel', '32 t'],
    ['Heizöl', '14 t'],
    ['davon schwefelarm', '9 t'],
    ['Benzin', '15 t'],
  ];
  const fuels = table(['Kraftstoff', 'Absatz'], rows, 'Absatz der Kraftstoffe');
  const { modules = [] } = makeBrief(documentOf({ title: 'Absatz der Kraftstoffe', language: 'de' }, fuels), {});
  const chart = modules.find(({ kind }) => kind === 'chart');
  expect(chart?.kind === 'chart' ? chart.rows.map(({ label }) => label) : []).toEqual(['Diesel', 'Benzin', 'Heizöl']);
});
