import { type Broadside, expect } from './extension.ts';
import type { RunningService } from './service.ts';

/** Sets the connection in the options page as a user does. The origin's permission must have been granted. */
export async function connectToService(broadside: Broadside, { base, key }: RunningService): Promise<void> {
  const options = await broadside.context.newPage();
  await options.goto(`chrome-extension://${broadside.id}/options.html`);
  await options.locator('input[type="radio"][value="service"]').check();
  await options.locator('input[type="url"]').fill(base);
  await options.locator('input[type="password"]').fill(key);
  await options
    .locator('form', { has: options.locator('input[type="password"]') })
    .locator('button[type="submit"]')
    .click();
  await expect(options.locator('.notice-done')).toBeVisible();
  await options.close();
}
