import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExtension } from '../browser/build.ts';
import { ensureChromium } from '../browser/find.ts';
import { ensureFirefox } from '../browser/firefox.ts';

/** Builds what is tested, says which browsers test it, and returns how to clean up. */
export default function prepare(): () => void {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const chromium = ensureChromium(say);
  const firefox = ensureFirefox();
  // Copies: another build, while the tests run, would take the extension away from the browsers that load it.
  const folder = mkdtempSync(join(tmpdir(), 'broadside-extension-'));
  const build = (browser: 'chrome' | 'firefox') => {
    const copy = join(folder, browser);
    cpSync(buildExtension(browser), copy, { recursive: true });
    return copy;
  };
  process.env.BROADSIDE_TESTED = build('chrome');
  say(`Testing in ${chromium.from} Chromium: ${chromium.path}`);
  if (firefox) {
    process.env.BROADSIDE_TESTED_FIREFOX = build('firefox');
    process.env.BROADSIDE_FIREFOX = firefox;
    say(`and in Firefox: ${firefox}`);
  }
  return () => rmSync(folder, { recursive: true, force: true });
}
