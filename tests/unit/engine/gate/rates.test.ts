import { describe, expect, it } from 'vitest';
import { assessGravity, assessHarm } from '../../../../lib/engine/gate/index.ts';
import type { ByLanguage } from './cases/cases.ts';
import { holdout } from './cases/holdout.ts';
import { tuned } from './cases/tuned.ts';

const isGrave = (title: string, language: string) => assessGravity({ title, lead: '', body: '' }, language) === 'grave';
const isHarmful = (text: string, language: string) => assessHarm([text], language) !== undefined;

/** Returns the share of texts that a gate stops. */
function measure(texts: ByLanguage, isStopped: (text: string, language: string) => boolean): number {
  const stopped = Object.entries(texts).flatMap(([language, all]) => all.map((text) => isStopped(text, language)));
  return stopped.filter(Boolean).length / stopped.length;
}

const count = (texts: ByLanguage) => Object.values(texts).flat().length;

it('is tried on 150 cases a side and more', () => {
  for (const side of ['harm', 'grave', 'light'] as const)
    expect(count(tuned[side]) + count(holdout[side])).toBeGreaterThanOrEqual(150);
});

// Rates only: a held-out case that fails must not become a word list's next entry.
describe.each([
  ['tuned', tuned],
  ['held out', holdout],
])('of the %s cases', (_, cases) => {
  it('stops 95 % of hate, threats and self-harm', () => {
    expect(measure(cases.harm, isHarmful)).toBeGreaterThanOrEqual(0.95);
  });

  it('takes 90 % of grave headlines for grave', () => {
    expect(measure(cases.grave, isGrave)).toBeGreaterThanOrEqual(0.9);
  });

  it('refuses no more than 5 % of the light ones', () => {
    const isRefused = (text: string, language: string) => isGrave(text, language) || isHarmful(text, language);
    expect(measure(cases.light, isRefused)).toBeLessThanOrEqual(0.05);
  });
});
