import { resolve } from 'node:path';
import { launchFirefox } from '../browser/firefox.ts';
import { serveLongPages } from '../states/long-pages.ts';
import { judgeByAxe } from './axe.ts';
import { judgeByChecker } from './checker.ts';
import { expect, test } from './extension.ts';
import { openOver } from './popup-page.ts';
import { testedFirefox } from './tested-firefox.ts';
import { describeElements, judgeThemes } from './themes.ts';

/** The popup is 24 rem wide whatever page it is over: what would be wider is cut with an ellipsis, or goes on in a new line. */

/** Runs in the popup, at both text sizes: how wide it asks to be in rem, and what stands beyond that. */
function measure(): { readonly size: string; readonly width: number; readonly beyond: readonly string[] }[] {
  const root = document.documentElement;
  const found = ['100%', '200%'].map((size) => {
    root.style.fontSize = size;
    const rem = Number.parseFloat(getComputedStyle(root).fontSize);
    const right = document.body.getBoundingClientRect().right + 0.5;
    // Not what one scrolls or cuts: it stands inside.
    const isCut = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isCut(parent));
    };
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > right && !isCut(element))
      .map((element) => `${element.localName}.${element.className}`);
    return { size, width: Math.max(document.body.scrollWidth, document.body.offsetWidth) / rem, beyond };
  });
  root.style.removeProperty('font-size');
  return found;
}

const fitting = ['100%', '200%'].map((size) => ({ size, width: 24, beyond: [] }));

test('the popup keeps its width over 22 long addresses and titles, and nothing is wrong with it', async ({
  broadside,
  samples,
}) => {
  test.setTimeout(300_000);
  const pages = await serveLongPages();
  const judged = new Set<string>();
  const widths: (readonly [string, number])[] = [];
  for (const address of [`${samples}/mornings.html`, ...pages.addresses]) {
    const page = await broadside.context.newPage();
    await page.goto(address);
    const popup = await broadside.clickToolbarButton(page);
    await popup.see('.source blockquote');
    widths.push([address, await popup.run(() => innerWidth, undefined)]);
    expect.soft(await popup.run(measure, undefined), address).toEqual(fitting);
    const structure = await popup.run(describeElements, undefined);
    await popup.close();
    // As in `accessibility.spec.ts`: what is made alike was judged before.
    if (!judged.has(structure)) {
      judged.add(structure);
      const inTab = await openOver(broadside, page);
      await expect(inTab.locator('.source blockquote')).toBeVisible();
      expect.soft(await judgeThemes(inTab, judgeByAxe, judgeByChecker), address).toEqual([]);
      await inTab.close();
    }
    await page.close();
  }
  // Browsers add a few pixels of their own to what a popup asks for.
  const [[, overShort] = ['', 0]] = widths;
  expect(overShort).toBeLessThan(420);
  expect(widths.filter(([, width]) => width !== overShort)).toEqual([]);
  await pages.close();
});

test('the popup keeps its width over them in Firefox', async () => {
  test.setTimeout(300_000);
  const firefox = testedFirefox();
  const pages = await serveLongPages();
  const { browser, open } = await launchFirefox(firefox.executable, firefox.extension, resolve(test.info().outputDir));
  try {
    const options = await open('options.html', 'form');
    await options.evaluate(() => {
      const grant = () => chrome.permissions.request({ origins: ['http://*.localhost/*'] });
      document.addEventListener('click', grant, { once: true, capture: true });
    });
    await options.mouse.click(2, 2);
    for (const address of pages.addresses) {
      const page = await browser.newPage();
      await page.goto(address);
      const tab = await options.evaluate(
        async () => (await chrome.tabs.query({})).findLast(({ url }) => url?.includes('.localhost'))?.id,
      );
      const popup = await open(`popup.html?tab=${tab}`, '.source blockquote');
      await popup.setViewport({ width: 384, height: 600 });
      expect.soft(await popup.evaluate(measure), address).toEqual(fitting);
      await popup.close();
      await page.close();
    }
  } finally {
    await browser.close();
    await pages.close();
  }
});
