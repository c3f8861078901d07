import type { Surface } from '../../brand/palette.ts';
import { areCountries, findCountry } from '../../maps/countries.ts';
import type { World } from '../../maps/world.ts';
import type { ChartRow, ModuleOf } from '../../modules.ts';
import type { SceneNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { type ArtArea, createBlock, createColumn, createRow, keepPresent, type LayoutNode } from '../tree.ts';
import { createFigureText, createHeading } from '../type.ts';
import { getChartHeading } from './bars.ts';
import { defineForm } from './form.ts';

/** Countries on a map, darker for higher values; the first ones listed with their values below. */

type Chart = ModuleOf<'chart'>;

/** Minimum width of the view as a share of the world's: the coasts are too coarse closer up. */
const minView = 0.2;
const air = 0.08;
const listed = { '9:16': 6, '4:5': 4, '1:1': 3, '16:9': 5 } as const;

interface CountryRow {
  readonly row: ChartRow;
  readonly code: string;
}

const findPlaces = (rows: readonly ChartRow[], language: string): CountryRow[] =>
  rows.flatMap((each) => {
    const code = findCountry(each.label, language);
    return code === undefined ? [] : [{ row: each, code }];
  });

function toView({ width, height, countries }: World, places: readonly CountryRow[], area: Rect): Rect {
  const boxes = places.flatMap(({ code }) => countries[code]?.box ?? []);
  const listAt = (offset: number) => boxes.filter((_, index) => index % 4 === offset);
  const ends = (from: number, along: number) => listAt(from).map((start, index) => start + (listAt(along)[index] ?? 0));
  const [left, top] = [Math.min(...listAt(0)), Math.min(...listAt(1))];
  const [right, bottom] = [Math.max(...ends(0, 2)), Math.max(...ends(1, 3))];
  const shape = area.width / area.height;
  const wide = Math.max((right - left) * (1 + 2 * air), (bottom - top) * (1 + 2 * air) * shape, width * minView);
  const shown = Math.min(wide, Math.max(width, height * shape));
  return { x: (left + right - shown) / 2, y: (top + bottom - shown / shape) / 2, width: shown, height: shown / shape };
}

function pickTone({ palette, theme }: Design, surface: Surface, share: number): string {
  const { tones } = palette;
  const light = [tones.soft, tones.mid, tones.main, tones.deep2, tones.deep];
  const scale = theme.isNight || theme.look === 'grave' ? [surface.rest, surface.rest, surface.highlight] : light;
  return scale[Math.min(scale.length - 1, Math.floor(share * scale.length))] ?? surface.highlight;
}

function chooseTone(design: Design, surface: Surface, rows: readonly ChartRow[]): (row: ChartRow) => string {
  const values = rows.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return ({ value }) => pickTone(design, surface, high === low ? 1 : (value - low) / (high - low));
}

function draw(design: Design, world: World, rows: readonly ChartRow[], surface: Surface, area: ArtArea): SceneNode[] {
  const places = findPlaces(rows, design.brief.language);
  const view = toView(world, places, area);
  const scale = area.width / view.width;
  const tone = chooseTone(design, surface, rows);
  const named = new Map(places.map(({ code, row: each }) => [code, tone(each)]));
  const isPlain = design.theme.isNight || design.theme.look === 'grave';
  const [land, sea] = isPlain
    ? [surface.tile, surface.ground]
    : [design.palette.card.ground, design.palette.tones.pale];
  const border = { color: sea, width: 1.6 / scale };
  const listAt = { x: -view.x * scale, y: -view.y * scale, scale, stroke: border };
  const children: SceneNode[] = [
    ...world.others.map((d): SceneNode => ({ type: 'path', d, ...listAt, fill: land })),
    ...Object.entries(world.countries)
      .filter(
        ([
          ,
          {
            box: [x, y, width, height],
          },
        ]) => x < view.x + view.width && x + width > view.x && y < view.y + view.height && y + height > view.y,
      )
      .map(([code, { d }]): SceneNode => ({ type: 'path', d, ...listAt, fill: named.get(code) ?? land })),
  ];
  const clip = { width: area.width, height: area.height, radius: design.theme.radius };
  return [{ type: 'group', x: area.x, y: area.y, clip, children }];
}

function createLegend(design: Design, all: readonly ChartRow[], surface: Surface): LayoutNode {
  const { space, aspect, measureWidth } = design;
  const tone = chooseTone(design, surface, all);
  const shown = all.toSorted((a, b) => b.value - a.value).slice(0, listed[aspect]);
  const values = shown.map(({ text }) =>
    createFigureText(design, text, surface, { of: toSizeRange(44, 34, 58), color: surface.ink, align: 'end' }),
  );
  const width = Math.max(...values.map(measureWidth)) + 4;
  const mark = 30;
  return createColumn(
    { gap: space(14) },
    shown.map((each, index) =>
      createRow({ gap: 20, align: 'center' }, [
        createBlock(mark, mark, { fill: tone(each), radius: 8, stroke: { color: surface.line, width: 2 } }),
        { ...createHeading(design, each.label, surface, { of: toSizeRange(36, 28, 46), maxLines: 1 }), grow: 1 },
        ...keepPresent([values[index]]).map((value) => ({ ...value, width })),
      ]),
    ),
  );
}

function build(module: Chart, design: Design, surface: Surface): LayoutNode {
  const { rows } = module;
  const { space, aspect, drawings } = design;
  const { world } = drawings;
  if (!world) return createColumn({}, []);
  const map = createColumn(
    {
      grow: 1,
      fill: design.theme.isNight || design.theme.look === 'grave' ? undefined : design.palette.tones.pale,
      radius: design.theme.radius,
      art: (area) => draw(design, world, rows, surface, area),
    },
    [],
  );
  const list = createLegend(design, rows, surface);
  const parts =
    aspect === '16:9'
      ? createRow({ grow: 1, gap: 56, align: 'center' }, [
          createColumn({ grow: 1.5, padding: {} }, [{ ...map, height: space(420) }]),
          createColumn({ grow: 1, justify: 'center' }, [list]),
        ])
      : createColumn({ grow: 1, gap: space(26) }, [{ ...map, height: space(380) }, list]);
  return createColumn({ grow: 1, gap: space(18) }, keepPresent([getChartHeading(design, module, surface), parts]));
}

export const map = defineForm({
  name: 'map',
  kind: 'chart',
  bid: ({ rows, form, names }, { brief, drawings }) =>
    drawings.world && !names && form !== 'line' && form !== 'slope' && areCountries(rows, brief.language) ? 0.96 : 0,
  cuts: (module) => [module],
  build,
  isWide: true,
  isTitledPlainly: true,
  describe: ({ rows }) => rows.map(({ label: name, text }) => `${name} ${text}`).join('; '),
});
