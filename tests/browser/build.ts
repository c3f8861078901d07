import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Builds the extension for production and returns its folder. Runs WXT as a process of its own, because it writes its
 * progress to stdout, which belongs to the commands that build on the way to something else.
 * @throws {Error} with the builder's own words when it fails.
 */
export function buildExtension(browser: 'chrome' | 'firefox' = 'chrome'): string {
  const root = resolve(import.meta.dirname, '../..');
  const wxt = resolve(root, 'node_modules/wxt/bin/wxt.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [wxt, 'build', '-b', browser], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The extension did not build.\n${stdout}\n${stderr}`);
  return resolve(root, `.output/${browser}-mv3`);
}
