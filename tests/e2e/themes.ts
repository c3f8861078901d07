import type { Page } from '@playwright/test';

/** What a judge finds wrong with the page as it stands; the colours alone, where all else was judged before. */
export type Judge = (page: Page, coloursOnly: boolean) => Promise<readonly string[]>;

/**
 * What judges find wrong with the page in both themes. A theme that changes colours and nothing else is judged by its colours:
 * every other rule asks what elements there are, how they are laid out and which of them are visible.
 */
export async function judgeThemes(page: Page, ...judges: readonly Judge[]): Promise<string[]> {
  const found: string[] = [];
  let before: string | undefined;
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
