import { expect } from './extension.ts';
import { openOver, says, start } from './popup-page.ts';
import { test } from './scripted-test.ts';
import { readStore } from './stored.ts';

test.use({ granted: ['http://127.0.0.1/*', 'http://localhost/*'] });

test('a service’s picture is redrawn on this device from its source, to be edited there', async ({
  broadside,
  samples,
  connect,
}) => {
  const service = await connect();
  const popup = await openOver(broadside, await broadside.open(`${samples}/mornings.html`));
  await start(popup);
  const edit = popup.locator('.job-view[data-tone="done"]').getByRole('link', { name: says('edit') });
  const opened = broadside.context.waitForEvent('page');
  await edit.click();
  const editor = await opened;
  await editor.getByRole('button', { name: says('edit_redraw_here') }).click();
  await expect(editor.locator('.stage-picture:not([data-drawing]) img')).toHaveAttribute('alt', /^5 habits/);
  // The service is asked for nothing more, and its picture stays.
  expect(service.creates).toHaveLength(1);
  const connections = (await readStore(await broadside.worker(), 'jobs')).map(({ connection }) => connection);
  expect(connections).toHaveLength(2);
  expect(connections).toContainEqual({ type: 'device' });
});
