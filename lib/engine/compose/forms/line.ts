import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { column, present, room } from '../tree.ts';
import { chartHeading } from './bars.ts';
import { defineForm } from './form.ts';
import { chart } from './line-chart.ts';

/**
 * Values over time as a line over its area, or as columns: axes true to scale from zero, the first and last value and the
 * highest one said, one event marked.
 *
 *     Riders a day            ● 8,900
 *     2,100            ●───●─╯
 *     ●────●────●─────╯
 *     2017  …               2025
 */

type Chart = ModuleOf<'chart'>;

const build = (isLine: boolean) => (module: Chart, design: Design, surface: Surface) => {
  const content = room(design.space(design.aspect === '16:9' ? 480 : 420), (width, height) =>
    column({}, [chart(design, module, surface, width, height, isLine)]),
  );
  return column({ grow: 1, gap: design.space(16) }, present([chartHeading(design, module, surface), content]));
};

/** Whether labels are times in order, so that what lies between them means something. */
export const areTimes = (rows: Chart['rows']): boolean =>
  rows.every(({ label: name }) => /\d{4}|\b(?:19|20)?\d{2}\b/.test(name) && name.length <= 12);

const describe = ({ rows }: Chart) => rows.map(({ label: name, text }) => `${name} ${text}`).join('; ');

export const line = defineForm({
  name: 'line',
  kind: 'chart',
  bid: ({ rows, form }) => {
    if (rows.length < 4 || rows.some(({ value }) => value < 0)) return 0;
    return form === 'line' ? 0.96 : form === 'columns' && areTimes(rows) ? 0.6 : 0;
  },
  cuts: (module) => [module],
  build: build(true),
  isWide: true,
  describe,
});

export const columns = defineForm({
  name: 'columns',
  kind: 'chart',
  bid: ({ rows, form }, { aspect }) => {
    const maxRows = aspect === '16:9' ? 14 : 10;
    if (rows.length < 3 || rows.length > maxRows || rows.some(({ value }) => value < 0)) return 0;
    const isShort = rows.every(({ label: name }) => name.length <= 12);
    return form === 'columns' ? 0.95 : form === 'line' ? 0.7 : isShort && areTimes(rows) ? 0.6 : 0;
  },
  cuts: (module) => [module],
  build: build(false),
  isWide: true,
  describe,
});
