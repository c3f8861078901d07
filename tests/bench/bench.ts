import { measureBrief } from './brief.ts';
import { measureClick } from './click.ts';
import { measureRender } from './render.ts';
import { measureSizes } from './sizes.ts';

/** `npm run bench [-- render|click|sizes|brief]`: figures with their bounds; the exit code tells whether all of them hold. */
const benches = { render: measureRender, click: measureClick, sizes: measureSizes, brief: measureBrief };

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value must not exceed; absent: it is only told. */
  readonly bound?: number;
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in benches));
if (unknown) {
  process.stderr.write(`There is no bench "${unknown}"; there are ${Object.keys(benches).join(' and ')}.\n`);
  process.exit(2);
}

for (const [name, measure] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`${name}\n`);
  for (const { name: what, value, unit, bound } of await measure()) {
    const holds = bound === undefined || value <= bound;
    const verdict = bound === undefined ? '' : holds ? `  ≤ ${bound}` : `  OVER ${bound}`;
    process.stdout.write(`  ${what.padEnd(52)} ${value.toFixed(unit === '×' ? 3 : 1).padStart(8)} ${unit}${verdict}\n`);
    if (!holds) process.exitCode = 1;
  }
}
