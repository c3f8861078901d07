import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type Broadside, expect, test } from './extension.ts';
import { decodePicture } from './picture.ts';
import { readStore } from './stored.ts';

/** Posts, read from pages that stand in for the sites: served under their names, drawn by a real browser. */

const fixture = (name: string) => readFileSync(resolve(import.meta.dirname, `../fixtures/social/${name}.html`), 'utf8');

/** The sites' style, as far as it shows line feeds from white space, and parts that only a browser puts together. */
const thread = fixture('x-thread').replace(
  '<head>',
  '<head><style>[data-testid="tweetText"] { white-space: pre-wrap }</style>',
);
/** The same words in shadow roots with slots, as the site has them. */
const community = `${fixture('reddit-new')}<script>
  for (const host of document.querySelectorAll('shreddit-post, shreddit-comment')) {
    const slots = [...new Set([...host.children].map((child) => child.slot))];
    const shadow = host.attachShadow({ mode: 'open' });
    for (const name of slots.reverse()) {
      const slot = document.createElement('slot');
      if (name) slot.name = name;
      shadow.append(slot);
    }
  }
</script>`;

async function open(broadside: Broadside, address: string, html: string): Promise<Page> {
  const body = html.replace('<head>', '<head><meta charset="utf-8">');
  await broadside.context.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  return broadside.open(address);
}

/** What the picture's maker says it drew. */
async function readPrompt(broadside: Broadside): Promise<string> {
  return JSON.stringify(await readStore(await broadside.worker(), 'jobs'));
}

test('a thread and its quoted post, from the menu', async ({ broadside }) => {
  const page = await open(broadside, 'https://x.com/ada_ex/status/1900000000000000001', thread);
  await broadside.clickMenu(page, { menuItemId: 'infographic' });
  const picture = await decodePicture(await broadside.nextDownload());
  expect(picture.colors).toBeGreaterThan(10);
  expect(await readPrompt(broadside)).toMatch(
    /Infographic, layout [\w-]+: I watched 40 software teams hand over their work at night for one year/,
  );
  const [snapshot] = await readStore(await broadside.worker(), 'snapshots');
  expect(String(snapshot?.html)).toContain('for one year.<br><br>Five things');
});

test('a question with its answers, out of shadow roots', async ({ broadside }) => {
  const page = await open(broadside, 'https://www.reddit.com/r/PlainMoney/comments/1abcd23/habit/', community);
  await broadside.clickMenu(page, { menuItemId: 'infographic' });
  expect((await decodePicture(await broadside.nextDownload())).colors).toBeGreaterThan(10);
  expect(await readPrompt(broadside)).toMatch(/Infographic, layout [\w-]+: What small habit saved you the most money/);
  const [snapshot] = await readStore(await broadside.worker(), 'snapshots');
  expect(String(snapshot?.html)).toMatch(/author="soup_person"[^>]* score="2210">\s*<div slot="comment"/);
});

test('a home page says to open a post', async ({ broadside }) => {
  const page = await open(broadside, 'https://x.com/home', thread);
  await broadside.clickMenu(page, { menuItemId: 'infographic' });
  expect(await broadside.sentenceBehindMark(page)).toContain(
    'This page shows many posts. Open one of them, or select some text.',
  );
});

test('a selection in a post keeps its lines', async ({ broadside }) => {
  const page = await open(broadside, 'https://x.com/ada_ex/status/1900000000000000001', thread);
  const selectionText = await page.evaluate(() => {
    const text = document.querySelector('[data-testid="tweetText"]');
    if (text) getSelection()?.selectAllChildren(text);
    return String(getSelection());
  });
  await broadside.clickMenu(page, { menuItemId: 'meme', selectionText });
  await broadside.nextDownload();
  const [job] = await readStore(await broadside.worker(), 'jobs');
  const request = job?.request as { fields: { sourceText: string } } | undefined;
  expect(request?.fields.sourceText).toMatch(
    /for one year\.\n\nFive things made the difference between calm and chaos 🧵\n\nSource: /,
  );
});
