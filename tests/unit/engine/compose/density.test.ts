import { describe, expect, it } from 'vitest';
import { toDensity } from '../../../../lib/engine/compose/density.ts';
import type { BriefModule } from '../../../../lib/engine/modules.ts';
import { madeBriefs } from '../../../sheet/module-briefs.ts';

const bid = { sure: 0.9, weight: 1, why: 'test' };
const item = { heading: 'Oil the hinges', body: 'Twice a year is enough' };
const statements: BriefModule = { kind: 'statements', items: [{ heading: 'The yard lends tools' }], ...bid };
const sides: BriefModule = {
  kind: 'sides',
  form: 'comparison',
  sides: [
    { name: 'Shed', items: [item] },
    { name: 'Hall', items: [item] },
  ],
  ...bid,
};
const [made] = madeBriefs;
if (!made) throw new Error('no briefs');
const draw = (...modules: BriefModule[]) => toDensity({ ...made.brief, modules }, 'sparse').modules ?? [];

describe('few words', () => {
  it('are the headings of each side', () => expect(JSON.stringify(draw(sides))).not.toContain(item.body));

  it('leave out sentences beside something to see', () =>
    expect(draw(sides, statements).map(({ kind }) => kind)).toEqual(['sides']));

  it('are sentences where nothing else is there', () =>
    expect(draw(statements).map(({ kind }) => kind)).toEqual(['statements']));
});
