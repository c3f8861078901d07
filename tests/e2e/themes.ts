import type { Page } from '@playwright/test';

/** Faults a judge finds in the page as it stands; the colours alone, where all else was judged before. */
export type Judge = (page: Page, coloursOnly: boolean) => Promise<readonly string[]>;

/**
 * Faults judges find in the page in both themes. A theme that changes colours and nothing else is judged by its colours:
 * every other rule asks what elements there are, how they are laid out and which of them are visible.
 */
export async function judgeThemes(page: Page, ...judges: readonly Judge[]): Promise<string[]> {
  const found: string[] = [];
  let before: string | undefined;
  await untilStill(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const layout = await page.evaluate(describeLayout);
    for (const judge of judges) {
      for (const line of await judge(page, layout === before)) found.push(`${colorScheme}: ${line}`);
    }
    before = layout;
  }
  return found;
}

/** Waits until nothing in the page changes: what came while one theme is judged would be taken for the work of the other. */
export const untilStill = (page: Page): Promise<void> => page.evaluate(awaitQuiet, { quietMs: 250, maxMs: 5000 });

/** Runs in the page. What never rests is waited for no longer than `maxMs`. */
function awaitQuiet({ quietMs, maxMs }: { readonly quietMs: number; readonly maxMs: number }): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(last);
      resolve();
    };
    let quiet = setTimeout(end, quietMs);
    const last = setTimeout(end, maxMs);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Runs in the page. */
function describeLayout(): string {
  const lines: string[] = [];
  const describe = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { display, visibility, opacity, fontSize, fontWeight } = getComputedStyle(element);
      const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`);
      lines.push(
        [element.tagName, ...attributes, x, y, width, height, display, visibility, opacity, fontSize, fontWeight].join(
          ' ',
        ),
      );
      if (element.shadowRoot) describe(element.shadowRoot);
    }
    lines.push(root.textContent ?? '');
  };
  describe(document);
  return lines.join('\n');
}

/**
 * The make of a page without its words: elements that are visible, with their roles, states, classes and colours. Judges ask
 * of a second page that is made alike what they have asked of the first.
 */
export const describeStructure = (page: Page): Promise<string> => page.evaluate(describeElements);

/** Runs in the page. */
export function describeElements(): string {
  const lines: string[] = [];
  const wordAttributes =
    /^(?:id|for|href|src|srcset|title|alt|value|style|placeholder|name|aria-(?:label|labelledby|describedby|controls))$/;
  const describe = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      const { display, visibility, opacity, fontSize, fontWeight, color, backgroundColor } = getComputedStyle(element);
      // Of words only that there are any.
      const attributes = Array.from(element.attributes, ({ name, value }) =>
        wordAttributes.test(name) ? `${name}=${value.trim() !== ''}` : `${name}=${value}`,
      );
      const ownText = Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== '');
      const looks = [display, visibility, opacity, fontSize, fontWeight, color, backgroundColor];
      lines.push([element.tagName, ...attributes, ...looks, ownText].join(' '));
      if (element.shadowRoot) describe(element.shadowRoot);
    }
  };
  describe(document);
  return lines.join('\n');
}
