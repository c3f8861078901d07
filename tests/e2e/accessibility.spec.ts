import { expect, test, type Visit, walks } from '../states/index.ts';
import { judgeByAxe } from './axe.ts';
import { judgeByChecker } from './checker.ts';
import { judgeNarrow } from './judge-narrow.ts';
import { describeStructure, judgeThemes, untilStill } from './themes.ts';

/** Every page in every state, in both themes, before two judges: axe-core and IBM's checker; and in a narrow window. */

test.use({ granted: ['http://127.0.0.1/*'] });

/** The makes of all pages so far; a test that fails ends the worker, and with it this. */
const judged = new Set<string>();

// `popup-width.spec.ts` opens the popup over each of the addresses, and has it judged there.
const { 'popup-addresses': _, ...walked } = walks;
for (const [name, walk] of Object.entries(walked)) {
  // The popup is as wide as it is, and what is picked on is another's page.
  const isNarrowed = !name.startsWith('popup') && name !== 'pick';
  test(`nothing is wrong with ${name}${isNarrowed ? ', nor beyond 320 pixels' : ''}`, async ({
    broadside,
    samples,
    connect,
    site,
  }) => {
    test.setTimeout(300_000);
    const judge: Visit = async (page, state) => {
      await untilStill(page);
      const structure = await describeStructure(page);
      if (!judged.has(structure)) {
        judged.add(structure);
        expect.soft(await judgeThemes(page, judgeByAxe, judgeByChecker), state).toEqual([]);
      }
      if (isNarrowed) await judgeNarrow(page, state);
    };
    await walk({ broadside, samples, connect, site }, judge);
  });
}

test('the judges see what is wrong in one theme, and what is laid out otherwise there', async ({ broadside }) => {
  const page = await broadside.context.newPage();
  const judge = async (dark: string, body: string) => {
    await page.setContent(
      `<!doctype html><html lang="en"><title>Judged</title><style>
        :root { color-scheme: light dark } .dark-only { display: none }
        @media (prefers-color-scheme: dark) { ${dark} }
      </style><main><h1>Judged</h1>${body}</main></html>`,
    );
    const found = await judgeThemes(page, judgeByAxe, judgeByChecker);
    return found.map((line) => line.split(' ').slice(0, 2).join(' ')).toSorted();
  };
  expect(await judge('', '<p>Text</p>')).toEqual([]);
  expect(await judge('p { color: #333; background: #222 }', '<p>Text that is dark on dark</p>')).toEqual([
    'dark: color-contrast',
    'dark: text_contrast_sufficient:',
  ]);
  expect(await judge('', '<input type="text">')).toEqual(['light: input_label_exists:', 'light: label']);
  expect(await judge('.dark-only { display: block }', '<p class="dark-only"><input type="text"></p>')).toEqual([
    'dark: input_label_exists:',
    'dark: label',
  ]);
});
