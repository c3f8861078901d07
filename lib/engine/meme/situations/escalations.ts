import { tidy } from '../../brief/text/text.ts';
import { cutPanel } from './cut.ts';
import { toNumber } from './punch-numbers.ts';
import type { Scan, Situation, SituationFinder } from './situation.ts';

const base = 0.55;
const options = { maxWords: 7, minWords: 1, leans: true } as const;
const minSteps = 3;
/** Of them, how many must say when. */
const minStaged = 2;

const drawn: Readonly<Record<number, readonly (readonly [template: string, ...roles: readonly string[]])[]>> = {
  3: [['thoughts', 'first', 'second', 'third']],
  4: [
    ['levels', 'one', 'two', 'three', 'four'],
    ['clown', 'one', 'two', 'three', 'four'],
  ],
};

function findSteps(text: string, { signs }: Scan): readonly string[] {
  const parts = text.split(/(?<!\d),\s*|,(?!\d)\s*|[;，；、،]\s*/u).map(tidy);
  if (drawn[parts.length] === undefined || parts.filter((part) => signs.stage.test(part)).length < minStaged) return [];
  const amounts = parts.map((part) => [...part.matchAll(signs.amounts)]);
  const units = new Set(amounts.flat().map(([, currency = '', , unit = '']) => (currency || unit).toLowerCase()));
  if (amounts.some((found) => found.length !== 1) || units.size !== 1 || units.has('')) return [];
  const sizes = amounts.map(([found]) => toNumber(found?.[0] ?? ''));
  return sizes.every((size, at) => at === 0 || size > (sizes[at - 1] ?? 0)) ? parts : [];
}

export const findEscalations: SituationFinder = (scan) =>
  scan.sentences.flatMap(({ text, place }): readonly Situation[] => {
    const steps = findSteps(text, scan);
    if (steps.length < minSteps) return [];
    const cut = steps.flatMap((step) => cutPanel(step, scan.material.words, options) ?? []);
    if (cut.length < steps.length) return [];
    const panels = cut.map((panel) => panel.text);
    return (drawn[panels.length] ?? []).map(([template, ...roles], index) => ({
      mechanism: 'escalation',
      template,
      captions: Object.fromEntries(roles.map((role, at) => [role, panels[at] ?? ''])),
      panels,
      base: base - index * 0.02,
      loss: cut.reduce((sum, panel) => sum + panel.loss, 0),
      place,
    }));
  });
