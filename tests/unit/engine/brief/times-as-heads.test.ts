import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { documentOf, table } from './documents.ts';

const years = ['2021', '2022', '2023', '2024'];
const arrivals = ['Arrivals', '3.1', '4.8', '5.6', '6.0'];
const departures = ['Departures', '3.0', '4.7', '5.5', '6.1'];
const transit = ['Transit', '0.3', '0.4', '0.4', '0.5'];

describe('a table whose heads are years', () => {
  it.each<[string, string[][], string, string | undefined]>([
    ['a line of its only row', [arrivals], 'chart', 'line'],
    ['a line of both rows', [departures, arrivals], 'chart', 'line'],
    ['the table where there are more rows', [arrivals, departures, transit], 'table', undefined],
  ])('is drawn as %s, never as bars of the last year', (_, rows, kind, form) => {
    const document = documentOf({ title: 'Linden airport', language: 'en' }, table(['Direction', ...years], rows));
    const { modules = [] } = makeBrief(document, {});
    expect(modules[0]).toMatchObject({ kind, ...(form === undefined ? {} : { form }) });
    expect(modules.some((module) => module.kind === 'chart' && module.form === 'bars')).toBe(false);
    if (kind === 'chart') expect(modules[0]).toMatchObject({ rows: years.map((label) => ({ label })) });
  });
});
