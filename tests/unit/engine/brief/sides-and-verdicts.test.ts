import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const filler = [
  paragraph('The Roamer stood in front of our house for two weeks. We took it to the coast and to the market.'),
  paragraph('Its motor pulls evenly up every hill. The display shows the range and the speed, and nothing else.'),
];
const read = (title: string, language: string, ...blocks: readonly Block[]) => {
  const { modules = [] } = makeBrief(documentOf({ title, language }, ...filler, ...blocks), {});
  const sides = modules.find((module) => module.kind === 'sides');
  const thesis = modules.find((module) => module.kind === 'thesis');
  return {
    verdict: thesis?.text,
    sides: sides?.sides.map(({ name, items }) => [name, items.map((item) => item.heading)]),
  };
};

const good = ['Pulls up every hill', 'Quiet on the road'];
const bad = ['The saddle is hard', 'No lock for the battery'];
const sides = (one: string, other: string) => [
  [one, good],
  [other, bad],
];

describe('two sides that a test names itself', () => {
  it.each<[one: string, other: string, language: string]>([
    ['What we like', 'What we don’t like', 'en'],
    ['Highs', 'Lows', 'en'],
    ['Was uns gefällt', 'Was uns nicht gefällt', 'de'],
    ['Tops', 'Flops', 'de'],
    ['On aime', 'On aime moins', 'fr'],
    ['Lo que nos gusta', 'Lo que no nos gusta', 'es'],
    ['Pregi', 'Difetti', 'it'],
    ['Pontos positivos', 'Pontos negativos', 'pt'],
    ['Plus', 'Min', 'nl'],
    ['Zalety', 'Wady', 'pl'],
    ['Плюсы', 'Минусы', 'ru'],
    ['Artılar', 'Eksiler', 'tr'],
    ['良かった点', '気になる点', 'ja'],
    ['优点', '不足', 'zh'],
    ['장점', '단점', 'ko'],
    ['نقاط القوة', 'نقاط الضعف', 'ar'],
    ['+', '−', 'en'],
    ['👍', '👎', 'en'],
  ])('are drawn as its pros and cons: %s, %s', (one, other, language) => {
    const found = read('The Roamer in a test', language, heading(one), list(good), heading(other), list(bad));
    expect(found.sides).toEqual(sides(one, other));
  });

  it('are the names in one sentence', () => {
    const found = read(
      'The Roamer in a test',
      'en',
      heading('What we like:'),
      paragraph('The motor, the brakes, the lights, the large bags'),
      heading('What we do not like:'),
      paragraph('The somewhat hard saddle'),
    );
    expect(found.sides).toEqual([
      ['What we like', ['The motor', 'The brakes', 'The lights', 'The large bags']],
      ['What we do not like', ['The somewhat hard saddle']],
    ]);
  });

  it('stand behind labels', () => {
    const found = read(
      'The Roamer in a test',
      'en',
      paragraph('Plus: a strong motor, good brakes'),
      paragraph('Minus: a hard saddle'),
    );
    expect(found.sides).toEqual([
      ['Plus', ['A strong motor', 'Good brakes']],
      ['Minus', ['A hard saddle']],
    ]);
  });

  it('are none of one thing where each of several has its own', () => {
    const own = [heading('Pros'), list(good), heading('Cons'), list(bad)];
    expect(
      read('Two bicycles in a test', 'en', heading('Roamer'), ...own, heading('Drifter'), ...own).sides,
    ).toBeUndefined();
  });

  it('are no words in other headings', () => {
    const found = read(
      'The market',
      'en',
      heading('Good weather brings guests'),
      list(good),
      heading('Bad roads keep them away'),
      list(bad),
    );
    expect(found.sides).toBeUndefined();
  });
});

describe('the judgement of a test', () => {
  it.each([
    ['under its heading', [heading('Verdict'), paragraph('The Roamer is a bicycle for hills rather than for town.')]],
    ['behind its label', [paragraph('Bottom line: The Roamer is a bicycle for hills rather than for town.')]],
  ])('stands beside its sides: %s', (_, judged) => {
    const found = read(
      'Roamer review: two weeks with the new bicycle',
      'en',
      heading('Likes'),
      list(good),
      heading('Dislikes'),
      list(bad),
      ...judged,
    );
    expect(found.verdict).toBe('The Roamer is a bicycle for hills rather than for town');
  });
});
