import type { CDPSession, Page } from '@playwright/test';
import { type Broadside, expect } from './extension.ts';

/** What a screen reader is notified of the overlay, which stands in a closed shadow root, mostly in a frame of its own. */
export async function listReported(session: CDPSession): Promise<string[]> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const frames = [frameTree, ...(frameTree.childFrames ?? [])];
  const trees = await Promise.all(
    frames.map(({ frame }) =>
      // Gone since it was notified of, or of another site.
      session.send('Accessibility.getFullAXTree', { frameId: frame.id }).catch(() => ({ nodes: [] })),
    ),
  );
  return trees.flatMap(({ nodes }) => {
    const dialog = nodes.find(({ role, name }) => role?.value === 'dialog' && name?.value === 'Pick on page');
    const below = (id: string | undefined): string[] => {
      const node = nodes.find(({ nodeId }) => nodeId === id);
      const own = ['button', 'StaticText'].includes(node?.role?.value) ? [String(node?.name?.value)] : [];
      return [...own, ...(node?.childIds ?? []).flatMap(below)];
    };
    return below(dialog?.nodeId);
  });
}

/** Opens a page and starts to pick on it. */
export async function startPick(broadside: Broadside, address: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await broadside.open(address);
  return { page, session: await pickOn(broadside, page) };
}

/** Starts to pick on a page that is open; answers the session that reports the overlay. */
export async function pickOn(broadside: Broadside, page: Page): Promise<CDPSession> {
  const session = await broadside.context.newCDPSession(page);
  await broadside.clickMenu(page, { menuItemId: 'pick' });
  await expect.poll(() => listReported(session)).toContain('Close');
  return session;
}

/** Moves the pointer over the middle of an element. */
export async function over(page: Page, selector: string): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on screen.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}
