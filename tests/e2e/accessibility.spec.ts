import { expect, test, type Visit, walks } from '../states/index.ts';
import { violations } from './axe.ts';
import { requirementsBroken } from './checker.ts';

/** Every page in every state, in both themes, before two judges: axe-core and IBM's checker. */

test.use({ granted: ['http://127.0.0.1/*'] });

for (const [name, walk] of Object.entries(walks)) {
  test(`nothing is wrong with ${name}`, async ({ broadside, samples, connect, site }) => {
    test.setTimeout(300_000);
    const judge: Visit = async (page, state) => {
      expect.soft(await violations(page), state).toEqual([]);
      expect.soft(await requirementsBroken(page), state).toEqual([]);
    };
    await walk({ broadside, samples, connect, site }, judge);
  });
}
