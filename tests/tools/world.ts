/**
 * Draws the countries of world-atlas (Natural Earth, public domain) in the Natural Earth projection into
 * `lib/engine/maps/world.json`. Run after a change of the atlas: `node tests/tools/world.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import type { Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };

const width = 1000;
/** South of it is only ice. */
const withoutAntarctica = 'Antarctica';

/** Names in the atlas that `Intl` spells otherwise. */
const codes: Readonly<Record<string, string>> = {
  'Bosnia and Herz.': 'BA',
  'Central African Rep.': 'CF',
  Congo: 'CG',
  "Côte d'Ivoire": 'CI',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  'Falkland Is.': 'FK',
  'Fr. S. Antarctic Lands': 'TF',
  Macedonia: 'MK',
  Myanmar: 'MM',
  Palestine: 'PS',
  'S. Sudan': 'SS',
  'Solomon Is.': 'SB',
  'Trinidad and Tobago': 'TT',
  Turkey: 'TR',
  'United States of America': 'US',
  'W. Sahara': 'EH',
  eSwatini: 'SZ',
};
const names = new Intl.DisplayNames('en', { type: 'region' });
for (const first of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  for (const second of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    // Of states that are no more, the one that followed.
    const code = new Intl.Locale(`und-${first}${second}`).region ?? '';
    const name = names.of(code);
    if (name !== undefined && name !== code && !Object.hasOwn(codes, name)) Object.assign(codes, { [name]: code });
  }

const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;
const { features } = feature(topology, topology.objects.countries);
const lands = features.filter(({ properties }) => properties.name !== withoutAntarctica);
const projection = geoNaturalEarth1().fitWidth(width, { type: 'FeatureCollection', features: lands });
const path = geoPath(projection).digits(1);

const round = (value: number) => Math.round(value * 10) / 10;
/** Left, top, width and height of a country's largest part: what lies over the sea does not count. */
function measureBox(geometry: Geometry): readonly number[] {
  const parts: Geometry[] =
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
      : [geometry];
  const largest = parts.toSorted((a, b) => path.area(b) - path.area(a))[0] ?? geometry;
  const [[left, top], [right, bottom]] = path.bounds(largest);
  return [left, top, right - left, bottom - top].map(round);
}

const others: string[] = [];
const countries: Record<string, { d: string; box: readonly number[] }> = {};
for (const { properties, geometry } of lands) {
  const code = codes[properties.name];
  if (code === undefined) {
    // Land that has no code of its own is drawn, and never named.
    others.push(path(geometry) ?? '');
    continue;
  }
  countries[code] = { d: path(geometry) ?? '', box: measureBox(geometry) };
}
const [, [, bottom]] = path.bounds({ type: 'FeatureCollection', features: lands });
const made = { width, height: Math.ceil(bottom), others, countries };
await writeFile(new URL('../../lib/engine/maps/world.json', import.meta.url), `${JSON.stringify(made)}\n`);
