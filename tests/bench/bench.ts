import { parseArgs } from 'node:util';
import { measureAttack } from './attack.ts';
import { measureBrief } from './brief.ts';
import { measureClick } from './click.ts';
import { measureDrawings } from './drawings.ts';
import { measureFix } from './fix.ts';
import { measureGallery } from './gallery.ts';
import { measureGold } from './gold.ts';
import { measureHostile } from './hostile.ts';
import { measureMemes } from './memes.ts';
import { measureMemory } from './memory.ts';
import { measureOnce } from './once.ts';
import { measurePdf } from './pdf.ts';
import { measurePng } from './png.ts';
import { measurePopup } from './popup.ts';
import { measurePptx } from './pptx.ts';
import { measurePreviews } from './previews.ts';
import { measureRead } from './read.ts';
import { measureRender } from './render.ts';
import { measureService } from './service.ts';
import { measureSizes } from './sizes.ts';

/**
 * `npm run bench [-- NAME…]`: figures with their bounds; the exit code shows whether all of them hold. `gold` also takes
 * `--gold FILE --sources FOLDER --out FILE`.
 */
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { gold: { type: 'string' }, sources: { type: 'string' }, out: { type: 'string' } },
});
const benches = {
  render: measureRender,
  memes: measureMemes,
  memory: measureMemory,
  click: measureClick,
  popup: measurePopup,
  previews: measurePreviews,
  fix: measureFix,
  gallery: measureGallery,
  sizes: measureSizes,
  read: measureRead,
  pdf: measurePdf,
  png: measurePng,
  pptx: measurePptx,
  brief: measureBrief,
  drawings: measureDrawings,
  hostile: measureHostile,
  gold: () => measureGold(options),
  service: measureService,
  attack: measureAttack,
  once: measureOnce,
};

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value must not exceed. Without this and {@link atLeast} it is only reported. */
  readonly bound?: number;
  /** What the value must reach. */
  readonly atLeast?: number;
}

/** Units whose values stand around 1, so that their third digit counts. */
const shareUnits = new Set(['×', 'of 1']);

function toVerdict({ value, bound, atLeast }: Figure): { readonly holds: boolean; readonly words: string } {
  if (bound !== undefined && !(value <= bound)) return { holds: false, words: `OVER ${bound}` };
  if (atLeast !== undefined && !(value >= atLeast)) return { holds: false, words: `UNDER ${atLeast}` };
  const held = [bound === undefined ? '' : `≤ ${bound}`, atLeast === undefined ? '' : `≥ ${atLeast}`];
  return { holds: true, words: held.filter(Boolean).join(', ') };
}

const unknown = asked.find((name) => !(name in benches));
if (unknown) {
  process.stderr.write(`There is no bench "${unknown}"; there are ${Object.keys(benches).join(' and ')}.\n`);
  process.exit(2);
}

for (const [name, measure] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`${name}\n`);
  for (const figure of await measure()) {
    const verdict = toVerdict(figure);
    const value = figure.value.toFixed(shareUnits.has(figure.unit) ? 3 : 1);
    process.stdout.write(`  ${figure.name.padEnd(52)} ${value.padStart(8)} ${figure.unit}  ${verdict.words}\n`);
    if (!verdict.holds) process.exitCode = 1;
  }
}
