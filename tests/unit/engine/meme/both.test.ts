import { expect, it } from 'vitest';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';

const split = (language: string, text: string) => {
  const { left, right, both } =
    new RegExp(findLanguage(language)?.notes?.both ?? '(?!)', 'iu').exec(text)?.groups ?? {};
  return left === undefined ? undefined : [left, right, both];
};

it.each([
  ['ko', '도서관도 학교도 새 기계를 원했다', ['도서관', '학교', '새 기계를 원했다']],
  ['ko', '아직도 그 기계도 속이 비었다', undefined],
  ['ko', '그 정도 속도도 괜찮았다고 한다', undefined],
  ['ja', '図書館も学校も新しい機械が欲しい', ['図書館', '学校', '新しい機械が欲しい']],
  ['ja', '食べるものも飲むものもまだない', ['食べるもの', '飲むもの', 'まだない']],
  ['ja', 'いつも港も静かだった', undefined],
  ['zh', '图书馆和学校都想要新机器', ['图书馆', '学校', '想要新机器']],
  ['zh', '港口和首都机场之间有船', undefined],
])('%s: both sides of “%s”', (language, text, sides) => {
  expect(split(language, text)).toEqual(sides);
});
