/**
 * Holds the built add-on to the rules of Firefox's store: no error, and no warning but those below, each of which stays for
 * the reason beside it. One that no longer appears is to be taken off the list.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const addOn = resolve(import.meta.dirname, '../../.output/firefox-mv3');
const linter = resolve(import.meta.dirname, '../../node_modules/addons-linter/bin/addons-linter');

interface Expected {
  readonly code: string;
  /** What stands at the place in the bundle, or in the linter's description. */
  readonly at: RegExp;
  readonly times: number;
  readonly because: string;
}

const expected: readonly Expected[] = [
  {
    code: 'KEY_FIREFOX_ANDROID_UNSUPPORTED_BY_MIN_VERSION',
    at: /data_collection_permissions/,
    times: 1,
    because: 'It is not offered for Android, as it has no `gecko_android`; on the desktop the key is known since 140.',
  },
];

const found = z.object({
  code: z.string(),
  message: z.string(),
  description: z.string(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
});
const report = z.object({ errors: z.array(found), warnings: z.array(found), notices: z.array(found) });
type Found = z.infer<typeof found>;

const { stdout, stderr } = spawnSync(process.execPath, [linter, addOn, '--output', 'json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (!stdout.startsWith('{')) throw new Error(`The linter said nothing that can be read.\n${stdout}\n${stderr}`);
const { errors, warnings, notices } = report.parse(JSON.parse(stdout));

function around({ file, line, column = 0, description }: Found): string {
  if (!file?.endsWith('.js') || !line) return description;
  const text = readFileSync(resolve(addOn, file), 'utf8').split('\n')[line - 1] ?? '';
  return text.slice(Math.max(0, column - 100), column + 100);
}

const says = (one: Found) => `${one.code}: ${one.message}\n  ${one.file ?? ''}:${one.line ?? ''}\n  ${around(one)}`;
const counts = new Map(expected.map((one) => [one, 0]));
const problems = errors.map(says);
for (const one of [...warnings, ...notices]) {
  const known = expected.find(({ code, at }) => code === one.code && at.test(around(one)));
  if (known) counts.set(known, (counts.get(known) ?? 0) + 1);
  else problems.push(says(one));
}
for (const [{ code, at, times }, count] of counts) {
  if (count !== times) problems.push(`${code} ${at}: ${count} times, not ${times}. Change the list if that is right.`);
}
for (const { times, because } of expected) process.stdout.write(`${times} known: ${because}\n`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${problems.length} problems\n`);
if (problems.length > 0) process.exitCode = 1;
