import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const entrypoints = resolve(import.meta.dirname, '../../../entrypoints');
/** The offscreen document is never seen. */
const pages = globSync('*/index.html', { cwd: entrypoints }).filter((page) => !page.startsWith('offscreen'));

it.each(pages)('%s knows the chosen appearance before it is painted', (page) => {
  const [head = ''] = readFileSync(resolve(entrypoints, page), 'utf8').split('<body>');
  expect(head).toContain('<script src="/appearance.js"></script>');
});
