import { expect, it } from 'vitest';
import { isOfNumber, withoutRepeats } from '../../../../lib/engine/brief/repeats.ts';
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
  ['The harbour of Tarn speaks for the fishing boats of the island', true],
  ['The harbour of Tarn speaks for the fishing boats and pays their insurance in winter', false],
])('hears whether a line says no more than a number: %s', (above, isSame) => {
  const label = 'The harbour of Tarn speaks for 212 fishing boats of the island';
  const figures = [{ value: '212', label, sentence: label }];
  const numbers = { kind: 'numbers' as const, figures, sure: 1, weight: 1, why: '' };
  expect(isOfNumber(above, [numbers], wordsFor('en'))).toBe(isSame);
});
