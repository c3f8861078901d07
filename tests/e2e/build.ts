import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExtension } from '../browser/build.ts';
import { ensureChromium } from '../browser/find.ts';

/** Builds what is tested, says which browser tests it, and answers how to clean up. */
export default function prepare(): () => void {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const browser = ensureChromium(say);
  // A copy: another build, while the tests run, would take the extension away from the browsers that load it.
  const folder = mkdtempSync(join(tmpdir(), 'broadside-extension-'));
  cpSync(buildExtension(), folder, { recursive: true });
  process.env.BROADSIDE_TESTED = folder;
  say(`Testing in ${browser.from} Chromium: ${browser.path}`);
  return () => rmSync(folder, { recursive: true, force: true });
}
