import { test } from './extension.ts';

/** The Firefox that `build.ts` has found and the extension that it has built for it; skips the test where there is none. */
export function testedFirefox(): { readonly executable: string; readonly extension: string } {
  const { BROADSIDE_FIREFOX: executable = '', BROADSIDE_TESTED_FIREFOX: extension = '' } = process.env;
  test.skip(executable === '', 'There is no Firefox here and none could be installed.');
  return { executable, extension };
}
