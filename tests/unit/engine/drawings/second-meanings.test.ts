import { expect, it } from 'vitest';
import { illustrate } from '../../../../lib/engine/drawings/index.ts';
import { makeArticle, makeListBrief } from './sources.ts';

function listDrawn(language: string, title: string, text: string): readonly string[] {
  const { blocks } = makeArticle(title, text);
  return (
    illustrate({ ...makeListBrief(title), language }, { metadata: { title, language }, blocks }).hero?.drawings ?? []
  );
}

it.each([
  ['ru', 'Вина доказана', 'Вина водителя доказана. Вину признали обе стороны.', 'wine-glass'],
  ['ru', 'Цены на медь', 'Медь подорожала. Спрос на медь растёт.', 'honey-pot'],
  ['ar', 'البحرين تطلق خدمة', 'أعلنت البحرين الخدمة. تقول البحرين إن الخدمة مجانية.', 'water-wave'],
  ['ar', 'الأسد يلتقي الوزراء', 'التقى الأسد الوزراء. وقال الأسد إن الخطة جاهزة.', 'lion'],
  ['ar', 'طالب الوزير بخطة', 'طالب الوزير بخطة. كما طالب بموعد.', 'student'],
  ['ko', '영어 회화 수업', '영어 회화 수업을 연다. 회화 수업은 무료다.', 'artist-palette'],
  ['ko', '가게가 판다', '가게가 빵을 판다. 시장도 빵을 판다.', 'panda'],
  ['zh', '种子选手出局', '种子选手出局。两名种子选手都输了。', 'seedling'],
])('a word’s other meaning is not drawn (%s): %s', (language, title, text, drawing) => {
  expect(listDrawn(language, title, text)).not.toContain(drawing);
});

it.each([
  [
    'ru',
    'Вино из долины',
    'Вино делают из винограда. Винодел хранит бутылки в погребе. Вино пьют из бокала.',
    'wine-glass',
  ],
  ['ko', '판다 가족', '동물원의 판다가 대나무를 먹는다. 사육사가 판다를 돌본다.', 'panda'],
])('and the one that its signs show is (%s): %s', (language, title, text, drawing) => {
  expect(listDrawn(language, title, text)).toContain(drawing);
});
