import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Judge } from './themes.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

interface Guideline {
  readonly id: string;
  readonly checkpoints: readonly { readonly rules?: readonly { readonly id: string }[] }[];
}

interface Checker {
  readonly engine: {
    readonly ruleMap: Readonly<Record<string, { readonly run: (...given: readonly unknown[]) => unknown }>>;
  };
  getGuidelines(): readonly Guideline[];
  addGuideline(guideline: Guideline): void;
  check(
    document: Document,
    policies: readonly string[],
  ): Promise<{
    readonly results: readonly {
      readonly ruleId: string;
      readonly message: string;
      readonly snippet: string;
      readonly value: readonly [level: string, outcome: string];
    }[];
  }>;
}

/**
 * Faults IBM's accessibility checker finds in the page as it stands: what breaks its requirements for certain, not what
 * it would have a user look at.
 */
export const judgeByChecker: Judge = async (page, coloursOnly) => {
  const isLoaded = await page.evaluate(() => 'ace' in globalThis);
  return page.evaluate(
    async ({ source, coloursOnly }) => {
      const scope = globalThis as typeof globalThis & { ace: { Checker: new () => Checker } };
      // It is a script that declares a variable, which a function would keep to itself.
      if (source) scope.ace = new Function(`${source}; return ace;`)();
      const checker = new scope.ace.Checker();
      const whole = checker.getGuidelines().find(({ id }) => id === 'IBM_Accessibility');
      if (!whole) throw new Error('The checker has no requirements.');
      // Half of the rules, which take most of the time, only ask for a look: none of their outcomes is a failure.
      const { ruleMap } = checker.engine;
      const canFail = (id: string) => /\bRuleFail\b/.test(String(ruleMap[id]?.run));
      const isAsked = (id: string) => canFail(id) && (!coloursOnly || id === 'text_contrast_sufficient');
      const checkpoints = whole.checkpoints.map(({ rules = [], ...checkpoint }) => ({
        ...checkpoint,
        rules: rules.filter(({ id }) => isAsked(id)),
      }));
      checker.addGuideline({ ...whole, id: 'asked', checkpoints });
      const { results } = await checker.check(document, ['asked']);
      return results
        .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} at ${snippet}`);
    },
    { source: isLoaded ? '' : source, coloursOnly },
  );
};
