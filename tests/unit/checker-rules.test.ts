import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-debug.js');
const fails = (code: string) => /\bRuleFail\)?\(/.test(code);

/** `tests/e2e/checker.ts` leaves out rules that name no failure in their own function: none may leave that to another one. */
it('a rule of the checker names its failures itself', () => {
  const modules = readFileSync(engine, 'utf8').split(/^\/\*{3}\/ /m);
  const rules = modules.filter((module) => /^"\.\/src\/v4\/rules\/(?!index\.ts)/.test(module));
  expect(rules.length).toBeGreaterThan(150);
  expect(rules.filter(fails).length).toBeGreaterThan(100);
  const isHidden = (rule: string) => fails(rule) && !fails(/\n {4}run: function[\s\S]*?\n {4}\}/.exec(rule)?.[0] ?? '');
  expect(rules.filter(isHidden).map((rule) => rule.split('\n')[0])).toEqual([]);
});
