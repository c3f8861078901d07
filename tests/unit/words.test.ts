import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorWords } from '../../lib/contract/index.ts';
import messages from '../../public/_locales/en/messages.json';

const root = resolve(import.meta.dirname, '../..');
const source = globSync('{lib,components,entrypoints}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(resolve(root, file), 'utf8'))
  .concat(readFileSync(resolve(root, 'wxt.config.ts'), 'utf8'))
  .join('\n');

describe('the words of the interface', () => {
  it('has words for every error of the contract', () => {
    expect(Object.keys(errorWords).filter((code) => !(`error_${code}` in messages))).toEqual([]);
  });

  it('has no words that nothing shows', () => {
    const built = /^(error|trial|outcome)_/;
    const unused = Object.keys(messages).filter(
      (key) => !built.test(key) && !source.includes(`'${key}'`) && !source.includes(`__MSG_${key}__`),
    );
    expect(unused).toEqual([]);
  });
});
