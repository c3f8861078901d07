import { expect, type Visit } from '../states/index.ts';

/** No page scrolls sideways in a window of 320 pixels (WCAG 2.2, 1.4.10). The popup's width is `popup-width.spec.ts`. */

const narrow = { width: 320, height: 640 };

/** Runs in the page. What stands beyond its right edge and is not cut or scrolled by itself; empty where nothing can be scrolled to. */
async function listBeyond(): Promise<string[]> {
  // A layer open over the page takes its place anew in the frame after its window has changed.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isCut = (element: Element): boolean => {
    const parent = element.parentElement;
    return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isCut(parent));
  };
  const beyond = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isCut(element))
    .map(({ localName, className }) => `${localName}.${className}`);
  return [`${scrollWidth} of ${clientWidth} px`, ...beyond];
}

/** Looks at the page in a narrow window, and leaves it as wide as it was. */
export const judgeNarrow: Visit = async (page, state) => {
  const viewport = page.viewportSize();
  await page.setViewportSize(narrow);
  expect.soft(await page.evaluate(listBeyond), state).toEqual([]);
  if (viewport) await page.setViewportSize(viewport);
};
