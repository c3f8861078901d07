import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** Draws the toolbar and store icons from the mark: `node tests/tools/icon.ts`. */
const folder = resolve(import.meta.dirname, '../../public/icon');
const mark = readFileSync(resolve(folder, 'broadside.svg'), 'utf8');

for (const size of [16, 32, 48, 96, 128]) {
  const picture = new Resvg(mark, { fitTo: { mode: 'width', value: size } }).render();
  writeFileSync(resolve(folder, `${size}.png`), picture.asPng());
}
