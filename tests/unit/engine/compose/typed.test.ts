import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import type { Brief } from '../../../../lib/engine/brief.ts';
import { noDrawings } from '../../../../lib/engine/compose/drawings.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { BriefModule, ModuleOf } from '../../../../lib/engine/modules.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import { madeBriefs } from '../../../sheet/module-briefs.ts';
import { loadMeasurer } from './briefs.ts';

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await loadMeasurer();
});

const palette = derivePalette('#0f766e');
const made = madeBriefs.find(({ name }) => name === 'list')?.brief;
const quote: ModuleOf<'quote'> = {
  kind: 'quote',
  text: 'By the third week people guarded their mornings',
  speaker: 'Bo Sample',
  sentence: '“By the third week people guarded their mornings,” said Bo Sample.',
  sure: 0.9,
  weight: 0.9,
  why: 'given',
};
const makeList = (sentence: string | undefined): BriefModule => ({
  kind: 'items',
  form: 'list',
  items: [{ heading: 'Begun anew', ...(sentence === undefined ? {} : { sentence }) }],
  sure: 0.8,
  weight: 0.9,
  why: 'given',
});

describe.each(aspects)('a list of one item beside a quotation in %s', (aspect) => {
  const describeWith = (...modules: BriefModule[]): string => {
    if (made === undefined) throw new Error('no brief');
    const brief: Brief = { ...made, modules, points: [] };
    return composeInfographic(brief, aspect, palette, measurer, { drawings: noDrawings }).description;
  };

  it('is drawn where the user typed it', () => {
    expect(describeWith(makeList(undefined), quote)).toContain('Begun anew');
    // The editor adds a list behind what there is.
    expect(describeWith(quote, makeList(undefined))).toContain('Begun anew');
  });

  it('gives way where it is the source’s own', () => {
    expect(describeWith(makeList('It was begun anew.'), quote)).toContain('guarded');
  });
});
