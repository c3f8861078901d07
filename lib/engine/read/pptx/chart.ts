import type { Block } from '../../document.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { withoutInvisible } from '../clean-text.ts';
import { createNumberWriter } from './number-format.ts';
import { readBodyText } from './paragraphs.ts';
import type { XmlElement } from './xml.ts';

const maxPoints = 200;
const maxSeries = 20;
/** Longer axis titles explain rather than name the unit. */
const maxUnitChars = 40;

/** Programs' default names. */
const defaultName = new RegExp(String.raw`^(?:${joinAlternatives(({ read }) => read?.pptx?.series)})\s*\d*$`, 'iu');

interface Values {
  readonly at: ReadonlyMap<number, string>;
  readonly format: string;
}
const nothing: Values = { at: new Map(), format: '' };

/** Returns a chart's data as a table: a row per category, a column per series. */
export function readChart(space: XmlElement, language: string | undefined): Block[] {
  const chart = space.child('chart');
  const plots = chart?.child('plotArea')?.children ?? [];
  const series = plots.flatMap((plot) => plot.all('ser').map((element) => ({ element, plot }))).slice(0, maxSeries);
  const axes = readAxisTitles(plots);
  const is1904 = /^(?:1|true)$/.test(space.child('date1904')?.attribute('val') ?? '');
  const writeNumber = createNumberWriter(language, is1904);
  const write = (values: Values, format: string, place: number) => writeNumber(values.at.get(place) ?? '', format);

  const columns = series.map(({ element, plot }) => {
    const values = readValues(element.child('val') ?? element.child('yVal'));
    return { name: readName(element), values, format: findShownFormat(element, plot, plots, values.format) };
  });
  const categories = series
    .map(({ element }) => readValues(element.child('cat') ?? element.child('xVal')))
    .find(({ at }) => at.size > 0);
  const places = [...new Set(columns.flatMap(({ values }) => [...values.at.keys()]))].sort((a, b) => a - b);
  const rows = places
    .slice(0, maxPoints)
    .map((place) => [
      categories ? write(categories, categories.format, place) : String(place + 1),
      ...columns.map(({ values, format }) => write(values, format, place)),
    ]);
  if (rows.length === 0) return [];

  const caption = readTitle(chart) || (columns.length === 1 ? columns[0]?.name : '');
  const unit = axes.value.length <= maxUnitChars ? axes.value : '';
  const named = columns.map(({ name }) => {
    if (!name || defaultName.test(name)) return columns.length === 1 ? unit || caption || '' : name;
    return unit && unit !== name ? `${name} (${unit})` : name;
  });
  return [{ type: 'table', ...(caption ? { caption } : {}), header: [axes.category, ...named], rows }];
}

const clean = (text: string) => withoutInvisible(text).replace(/\s+/g, ' ').trim();

function readTitle(element: XmlElement | undefined): string {
  const text = element?.at('title', 'tx');
  return readBodyText(text?.child('rich')) || clean(text?.at('strRef', 'strCache', 'pt', 'v')?.text ?? '');
}

function readName(series: XmlElement): string {
  const text = series.child('tx');
  return clean(text?.at('strRef', 'strCache', 'pt', 'v')?.text ?? text?.child('v')?.text ?? '');
}

function readAxisTitles(plots: readonly XmlElement[]): { category: string; value: string } {
  const findTitle = (...names: readonly string[]) => readTitle(plots.find((axis) => names.includes(axis.name)));
  return { category: findTitle('catAx', 'dateAx'), value: findTitle('valAx') };
}

function readValues(source: XmlElement | undefined): Values {
  const kept = source?.children[0];
  const cache =
    kept?.child('strCache') ?? kept?.child('numCache') ?? kept?.at('multiLvlStrCache', 'lvl') ?? (kept || undefined);
  if (!cache) return nothing;
  const isText = cache.name.startsWith('str') || cache.name === 'lvl';
  const at = new Map<number, string>();
  for (const point of cache.all('pt')) {
    const place = Number(point.attribute('idx'));
    const value = clean(point.child('v')?.text ?? '');
    if (Number.isInteger(place) && place >= 0 && value !== '') at.set(place, value);
  }
  // "@" is the format of text: a year as category stays as it is.
  return { at, format: isText ? '@' : (cache.child('formatCode')?.text ?? '') };
}

function findShownFormat(series: XmlElement, plot: XmlElement, plots: readonly XmlElement[], own: string): string {
  const labels = [series, plot].map((element) => element.at('dLbls', 'numFmt'));
  const axis = plots.find(({ name }) => name === 'valAx')?.child('numFmt');
  const formats = [...labels.map(findUnlinked), own, findUnlinked(axis)];
  return formats.find((format) => format && !/^(?:general|standard)$/i.test(format)) ?? '';
}

const findUnlinked = (format: XmlElement | undefined): string | undefined =>
  /^(?:0|false)$/.test(format?.attribute('sourceLinked') ?? '0') ? format?.attribute('formatCode') : undefined;
