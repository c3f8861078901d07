import { expect, it } from 'vitest';
import { isLabelled, withoutRepeats } from '../../../../lib/engine/brief/repeats.ts';
import { wordsFor } from '../../../../lib/engine/brief/words.ts';
import type { Item } from '../../../../lib/engine/modules.ts';

const title = 'Harbour of Tarn buys new boats';
const line = 'The council pays for forty boats of larch from the shipyard on the island';
const other: Item = { heading: 'Fishermen hand in their old boats and pay the other half', sentence: '' };
const left = (...items: Item[]) =>
  withoutRepeats([{ kind: 'statements', items, sure: 1, weight: 1, why: '' }], title, line, wordsFor('en')).flatMap(
    (module) => (module.kind === 'statements' ? module.items.map(({ heading, body }) => body ?? heading) : []),
  );
const item = (heading: string, body?: string): Item => ({ heading, sentence: '', ...(body ? { body } : {}) });

it.each([
  ['the line under the title', 'The council will be paying for forty larch boats of the island shipyard'],
  ['the title', 'New boats for the harbour of Tarn were bought'],
])('what says %s again is left out', (_, text) => {
  expect(left(other, item(text))).toEqual([other.heading]);
});

it('what says an earlier statement again is left out', () => {
  expect(left(other, item('The old boats are handed in by fishermen, who pay half'))).toEqual([other.heading]);
});

it.each([
  ['a number', 'The council pays 3,100 crowns for boats of larch from the shipyard'],
  ['more words', 'The council pays because the shipyard would close in spring without orders'],
])('what adds %s stays', (_, text) => {
  expect(left(other, item(text))).toEqual([other.heading, text]);
});

it('a body that is the line under the title goes, and one statement is always left', () => {
  expect(left(item('A loan of the bank covers the rest', line))).toEqual(['A loan of the bank covers the rest']);
  expect(left(item(line))).toEqual([line]);
});

it.each([
  ['The harbour office speaks for the boat owners of the northern coast', true],
  ['The harbour office was founded after the great storm of the century', false],
])('knows a line that a number says as well: %s', (line, isSaid) => {
  const label = 'The harbour office speaks for 1,212 boat owners of the northern coast';
  const bid = { sure: 1, weight: 1, why: '' };
  const modules = [{ kind: 'numbers' as const, figures: [{ value: '1,212', label }], ...bid }];
  expect(isLabelled(line, modules, wordsFor('en'))).toBe(isSaid);
});
