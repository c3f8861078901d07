/** Holds the built add-on to the rules of Firefox's store: nothing but what the notes for reviewers explain. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';

const addOn = resolve(import.meta.dirname, '../../.output/firefox-mv3');
const linter = resolve(import.meta.dirname, '../../node_modules/addons-linter/bin/addons-linter');

const found = z.object({
  code: z.string(),
  message: z.string(),
  description: z.string(),
  file: z.optional(z.string()),
  line: z.optional(z.number()),
  column: z.optional(z.number()),
});
const report = z.object({ errors: z.array(found), warnings: z.array(found), notices: z.array(found) });
type Found = z.infer<typeof found>;

const { stdout, stderr } = spawnSync(process.execPath, [linter, addOn, '--output', 'json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (!stdout.startsWith('{')) throw new Error(`The linter said nothing that can be read.\n${stdout}\n${stderr}`);
const { errors, warnings, notices } = report.parse(JSON.parse(stdout));

/** The code at the place in the bundle. */
function around({ file, line, column = 0, description }: Found): string {
  if (!file?.endsWith('.js') || !line) return description;
  const text = readFileSync(resolve(addOn, file), 'utf8').split('\n')[line - 1] ?? '';
  return text.slice(Math.max(0, column - 100), column + 100);
}

/** Warnings about unchanged libraries, each explained in `.github/store/reviewers.md`: by what stands at the place. */
const explained: readonly { readonly code: string; readonly library: string; readonly text: RegExp }[] = [
  { code: 'UNSAFE_VAR_ASSIGNMENT', library: 'DOMPurify', text: /documentElement\.innerHTML=/ },
  { code: 'UNSAFE_VAR_ASSIGNMENT', library: 'linkedom', text: /createElement\(``\);\w+\.innerHTML=/ },
  { code: 'UNSAFE_VAR_ASSIGNMENT', library: 'React DOM', text: /__html!==\w+&&\(\w+\.innerHTML=/ },
  { code: 'UNSAFE_VAR_ASSIGNMENT', library: 'Readability', text: /_attempts\.push|_isSingleImage/ },
  { code: 'UNSAFE_VAR_ASSIGNMENT', library: 'pdf.js, its worker', text: /_setupFakeWorkerGlobal\W.*await import\($/ },
  { code: 'UNSAFE_VAR_ASSIGNMENT', library: 'pdf.js, its decoders', text: /let\{default:\w+\}=await import\($/ },
  { code: 'DANGEROUS_EVAL', library: 'core-js in pdf.js', text: /\|\|Function\(`return this`\)/ },
];
const isExplained = (one: Found) => explained.some(({ code, text }) => one.code === code && text.test(around(one)));

const all = [...errors, ...warnings, ...notices];
const problems = all.filter((one) => !isExplained(one));
for (const one of problems) {
  process.stderr.write(`${one.code}: ${one.message}\n  ${one.file ?? ''}:${one.line ?? ''}\n  ${around(one)}\n`);
}
process.stdout.write(
  `${problems.length} problems; explained in the notes for reviewers: ${all.length - problems.length}\n`,
);
if (problems.length > 0) process.exitCode = 1;
