import { describe, expect, it } from 'vitest';
import { isBoilerplate } from '../../../../lib/engine/brief/outline/noise.ts';
import { howToTitle } from '../../../../lib/engine/brief/sections/parallel.ts';
import { isUnowned } from '../../../../lib/engine/brief/standing/ownership.ts';
import { isAsking } from '../../../../lib/engine/brief/statements/heading-question.ts';
import { createTextSigns } from '../../../../lib/engine/brief/statements/text-signs.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';

const isLinked = (text: string, language: string) => createTextSigns(language, getWords(language))(text).linked === 1;

describe('a sentence that holds the letters of a link', () => {
  it.each([
    ['ko', '아이를 키우는 집이 늘었다'],
    ['ko', '효율을 높이는 장치를 달았다'],
    ['ko', '주문 즉시 배송한다'],
    ['ja', '利用者の80%以上が満足した'],
    ['ja', '会員それぞれが店を選ぶ'],
    ['ja', '電話または窓口で受け付ける'],
    ['zh', '土耳其出口增长一成'],
    ['zh', '家长应该先看说明书'],
    ['zh', '居民按月还款一千元'],
  ])('does not lean on another (%s): %s', (language, text) => expect(isLinked(text, language)).toBe(false));

  it.each([
    ['ko', '이를 위해 시는 예산을 늘렸다'],
    ['ko', '또한 버스가 늘었다'],
    ['ja', 'また、料金も下がる'],
    ['ja', 'そうした店が増えた'],
    ['zh', '其价格上涨一成'],
    ['ar', 'وكذلك ارتفع السعر'],
    ['ar', 'لهذا زاد عدد الزوار'],
  ])('and one that holds the link does (%s): %s', (language, text) => expect(isLinked(text, language)).toBe(true));
});

describe('page furniture', () => {
  it.each([
    ['zh', '点击“保存”按钮，照片就会存入相册。', false],
    ['zh', '点击查看全文', true],
    ['ja', 'お問い合わせの件数は三割減った。', false],
    ['ja', 'お問い合わせはこちら', true],
    ['ar', 'اشترك في البرنامج عشرون طالبا من المدينة.', false],
    ['ar', 'اشترك الآن', true],
  ])('is told by what is asked of the reader (%s): %s', (language, text, expected) =>
    expect(isBoilerplate(text, findLanguage(language))).toBe(expected),
  );
});

it.each([
  ['أفضل مكيف لغرفة صغيرة', false],
  ['كيف تختار مكيفا لغرفة صغيرة', true],
])('an Arabic title promises steps by a whole word: %s', (title, expected) =>
  expect(howToTitle.test(title)).toBe(expected),
);

it.each([
  ['ko', '소위원회가 예산안을 심사했다', false],
  ['ko', '소위 전문가가 만든 장치다', true],
])('hearsay is told by a whole word (%s): %s', (language, text, expected) =>
  expect(isUnowned(text, language, getWords(language))).toBe(expected),
);

it.each([
  ['ar', 'فيلم جديد في المدينة'],
  ['ar', 'التحكم في الحرارة'],
])('a heading that holds the letters of a question word asks nothing (%s): %s', (language, heading) =>
  expect(isAsking(heading, findLanguage(language))).toBe(false),
);
