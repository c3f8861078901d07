import type { Surface } from '../../brand/palette.ts';
import type { BriefModule, ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { createFigureRow } from '../parts/bands.ts';
import { createFact, factSizes, readFact, toStatement } from '../parts/fact.ts';
import { addQuotationMarks } from '../parts/quotation.ts';
import { countDrawnChars } from '../text.ts';
import { createBlock, createColumn, createRoom, createRow, keepPresent, type LayoutNode, type Stack } from '../tree.ts';
import { createBodyText, createFigureText, createHeading, createLabel } from '../type.ts';
import { findLeadingRow, getChartHeading, layBars } from './bars.ts';
import { createChart as timeChart } from './line-chart.ts';
import { table } from './table.ts';

/** Secondary modules in strips or cards: charts with label, bar and value on one line, small tables, quotations, names. */

type Chart = ModuleOf<'chart'>;

const nameSize = toSizeRange(29, 26, 34);
const valueSize = toSizeRange(34, 30, 42);
const rowHeight = { short: 60, long: 84 };
const timeHeight = 290;
const maxShortName = 20;
const maxNameShare = 0.44;
const partGap = 20;

const nameText = (design: Design, text: string, surface: Surface, maxLines = 2) =>
  createLabel(design, text, surface, { of: nameSize, weight: 600, maxLines });

const createValueText = (design: Design, text: string, surface: Surface) =>
  createFigureText(design, text, surface, { of: valueSize, color: surface.ink });

function createBarRows(design: Design, { rows }: Chart, surface: Surface, width: number, height: number): Stack {
  const lead = findLeadingRow(rows);
  const names = rows.map(({ label: name }) => nameText(design, name, surface));
  const values = rows.map(({ text }) => createValueText(design, text, surface));
  const nameWidth = Math.min(width * maxNameShare, Math.max(...names.map(design.measureWidth)) + 4);
  const valueWidth = Math.max(...values.map(design.measureWidth)) + 4;
  const barRoom = width - nameWidth - valueWidth - 2 * partGap;
  const shares = layBars(rows.map(({ value }) => value));
  const thickness = Math.round(Math.min(44, (height / rows.length) * 0.56));
  const lines = rows.map((_, index): LayoutNode => {
    const { start = 0, length = 0 } = shares[index] ?? {};
    const bar = createBlock(Math.max(6, length * barRoom), thickness, {
      fill: index === lead ? surface.highlight : surface.rest,
      radius: Math.min(thickness / 2, 8),
    });
    const drawn = { ...createRow({ align: 'center', padding: { left: start * barRoom } }, [bar]), width: barRoom };
    const [name, value] = [names[index], values[index]];
    return createRow(
      { grow: 1, gap: partGap, align: 'center' },
      keepPresent([name && { ...name, width: nameWidth }, drawn, value && { ...value, width: valueWidth }]),
    );
  });
  return createColumn({}, lines);
}

function createPairRows(design: Design, { rows, names }: Chart, surface: Surface): LayoutNode {
  const under = names ? [createLabel(design, names.join(' → '), surface, { color: surface.muted, weight: 500 })] : [];
  const lines = rows.map(({ label: name, text, other }): LayoutNode => {
    const value = createValueText(design, `${other?.text ?? ''} → ${text}`, surface);
    return createRow({ grow: 1, gap: partGap, align: 'center' }, [
      { ...nameText(design, name, surface), grow: 1 },
      { ...value, width: design.measureWidth(value) + 4 },
    ]);
  });
  return createColumn({ grow: 1, gap: design.space(12) }, [...under, ...lines]);
}

function shareRow(design: Design, { rows: [first], outOf }: Chart, surface: Surface): LayoutNode {
  if (!first) return createColumn({}, []);
  const value = createFigureText(design, first.text, surface, { of: toSizeRange(64, 44, 84) });
  const share = Math.max(0, Math.min(1, first.value / (outOf ?? 100)));
  const bar = createRoom(design.space(32), (width, height) =>
    createRow({ fill: surface.tile, radius: 10 }, [
      createBlock(width * share, height, { fill: surface.highlight, radius: 10 }),
    ]),
  );
  const said = createRow({ gap: 24, align: 'center' }, [
    { ...value, width: design.measureWidth(value) + 4 },
    createHeading(design, first.label, surface, { of: toSizeRange(32, 28, 40), grow: 1 }),
  ]);
  return createColumn({ gap: design.space(16) }, [said, bar]);
}

function createChart(design: Design, module: Chart, surface: Surface): LayoutNode {
  const { rows, form } = module;
  const { space } = design;
  const isLong = rows.some(({ label: name }) => countDrawnChars(name) > maxShortName);
  const isOverTime =
    (form === 'line' || form === 'columns') && rows.length >= 3 && rows.every(({ value }) => value >= 0);
  const drawn = rows.every(({ other }) => other)
    ? createPairRows(design, module, surface)
    : rows.length === 1
      ? shareRow(design, module, surface)
      : isOverTime
        ? createRoom(space(timeHeight), (width, height) =>
            createColumn({}, [timeChart(design, module, surface, width, height, form === 'line')]),
          )
        : createRoom(space(isLong ? rowHeight.long : rowHeight.short) * rows.length, (width, height) =>
            createBarRows(design, module, surface, width, height),
          );
  return createColumn({ grow: 1, gap: space(14) }, keepPresent([getChartHeading(design, module, surface), drawn]));
}

function createQuote(design: Design, { text, mark, speaker, role }: ModuleOf<'quote'>, surface: Surface): LayoutNode {
  const said = createHeading(design, addQuotationMarks(text, design.brief.language), surface, {
    of: toSizeRange(36, 30, 46),
    lineHeight: 1.22,
    mark,
  });
  const who = [speaker, role].filter(Boolean).join(', ');
  return createColumn({ grow: 1, gap: design.space(14), justify: 'center' }, [
    said,
    ...(who === '' ? [] : [createBodyText(design, `— ${who}`, surface, { mark: '' })]),
  ]);
}

function createSequence(design: Design, { items, form, from = 1 }: ModuleOf<'sequence'>, surface: Surface): LayoutNode {
  const marks = items.map(({ date }, index) => {
    const text = form === 'timeline' ? (date ?? '') : String(index + from);
    return createLabel(design, text, surface, { of: nameSize, weight: 700, color: surface.strong });
  });
  const width = Math.min(design.width * 0.24, Math.max(...marks.map(design.measureWidth)) + 4);
  return createColumn(
    { grow: 1, gap: design.space(14) },
    items.map((item, index) =>
      createRow(
        { grow: 1, gap: 24, align: 'start' },
        keepPresent([
          marks[index] && { ...marks[index], width },
          createBodyText(design, toStatement(item), surface, { grow: 1, color: surface.ink, mark: '' }),
        ]),
      ),
    ),
  );
}

/** With more names a short picture sets them as running text. */
const maxInColumns = 6;
const maxWholeChars = 24;

function drawNames(design: Design, { items, name }: ModuleOf<'items'>, surface: Surface): LayoutNode {
  const { aspect, space } = design;
  const head = name === undefined ? [] : [createHeading(design, name, surface, { of: toSizeRange(32, 28, 38) })];
  const texts = items.map(({ heading: text }) => text);
  if (texts.length > maxInColumns && aspect !== '9:16') {
    // No-break spaces keep an amount with its name, where a line holds both.
    const joined = texts
      .map((text) => (text.length <= maxWholeChars ? text.replaceAll(' ', '\u00a0') : text))
      .join(' · ');
    return createColumn({ gap: space(8) }, [
      ...head,
      createLabel(design, joined, surface, { of: nameSize, weight: 500, wrap: 'fill' }),
    ]);
  }
  const createCell = (text: string | undefined): LayoutNode =>
    text === undefined
      ? createColumn({ grow: 1 }, [])
      : createRow({ grow: 1, gap: 16, align: 'center' }, [
          createBlock(10, 10, { fill: surface.highlight, radius: 5 }),
          { ...nameText(design, text, surface), grow: 1 },
        ]);
  const half = Math.ceil(texts.length / 2);
  const lines = Array.from({ length: half }, (_, index) =>
    createRow({ grow: 1, gap: 32, align: 'center' }, [createCell(texts[index]), createCell(texts[half + index])]),
  );
  return createColumn({ grow: 1, gap: space(8) }, [...head, ...lines]);
}

function createContent(design: Design, module: BriefModule, surface: Surface): LayoutNode | undefined {
  switch (module.kind) {
    case 'chart':
      return createChart(design, module, surface);
    case 'table':
      return table.build(module, design, surface);
    case 'quote':
      return createQuote(design, module, surface);
    case 'sequence':
      return createSequence(design, module, surface);
    case 'items':
      return drawNames(design, module, surface);
    case 'statements':
      return createColumn(
        { grow: 1, gap: design.space(16), justify: 'center' },
        module.items.map((item) => {
          const style = { sizes: factSizes.beside, isLong: false };
          return { ...createFact(design, readFact(item, design, false), surface, style), grow: 1 };
        }),
      );
    case 'numbers':
      return createFigureRow(design, module.figures, surface);
    default:
      return undefined;
  }
}

export function createSecondPanel(
  design: Design,
  module: BriefModule,
  surface = design.theme.against,
): LayoutNode | undefined {
  const { theme, space } = design;
  const shown = createContent(design, module, surface);
  if (!shown) return undefined;
  const isEdged = surface.ground === theme.body.ground;
  return createColumn(
    {
      fill: surface.ground,
      stroke: isEdged ? { color: surface.line, width: theme.rule } : undefined,
      radius: theme.radius,
      padding: { top: space(26), right: 32, bottom: space(26), left: 32 },
    },
    [shown],
  );
}
