import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { createColumn, createRoom, keepPresent } from '../tree.ts';
import { getChartHeading } from './bars.ts';
import { defineForm } from './form.ts';
import { createChart } from './line-chart.ts';

/** Values over time as a line or as columns, axes true to scale from zero, one event marked. */

type Chart = ModuleOf<'chart'>;

const build = (isLine: boolean) => (module: Chart, design: Design, surface: Surface) => {
  const content = createRoom(design.space(design.aspect === '16:9' ? 480 : 420), (width, height) =>
    createColumn({}, [createChart(design, module, surface, width, height, isLine)]),
  );
  return createColumn(
    { grow: 1, gap: design.space(16) },
    keepPresent([getChartHeading(design, module, surface), content]),
  );
};

const areTimes = (rows: Chart['rows']): boolean =>
  rows.every(({ label: name }) => /\d{4}|\b(?:19|20)?\d{2}\b/.test(name) && name.length <= 12);

const describe = ({ rows }: Chart) => rows.map(({ label: name, text }) => `${name} ${text}`).join('; ');

const lineBids = { own: 0.96, times: 0.6 };

export const line = defineForm({
  name: 'line',
  kind: 'chart',
  bid: ({ rows, form }) => {
    if (rows.length < 4 || rows.some(({ value }) => value < 0)) return 0;
    return form === 'line' ? lineBids.own : form === 'columns' && areTimes(rows) ? lineBids.times : 0;
  },
  cuts: (module) => [module],
  build: build(true),
  isWide: true,
  describe,
});

const columnBids = { own: 0.95, line: 0.7, times: 0.6 };

export const columns = defineForm({
  name: 'columns',
  kind: 'chart',
  bid: ({ rows, form }, { aspect }) => {
    const maxRows = aspect === '16:9' ? 14 : 10;
    if (rows.length < 3 || rows.length > maxRows || rows.some(({ value }) => value < 0)) return 0;
    const isShort = rows.every(({ label: name }) => name.length <= 12);
    if (form === 'columns') return columnBids.own;
    return form === 'line' ? columnBids.line : isShort && areTimes(rows) ? columnBids.times : 0;
  },
  cuts: (module) => [module],
  build: build(false),
  isWide: true,
  describe,
});
