import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

interface Checker {
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
 * What IBM's accessibility checker finds wrong with the page as it stands, in both themes: what breaks its requirements for
 * certain, not what it would have a user look at.
 */
export async function requirementsBroken(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const broken = await page.evaluate(async (source) => {
      const scope = globalThis as typeof globalThis & { ace?: { Checker: new () => Checker } };
      // It is a script that declares a variable, which a function would keep to itself.
      scope.ace ??= new Function(`${source}; return ace;`)();
      if (!scope.ace) throw new Error('The checker did not load.');
      const { results } = await new scope.ace.Checker().check(document, ['IBM_Accessibility']);
      return results
        .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} at ${snippet}`);
    }, source);
    found.push(...broken.map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
