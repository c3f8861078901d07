import { describe, expect, it } from 'vitest';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import { findConcepts } from '../../../../lib/engine/meme/jokes/notes.ts';
import { findNamedTemplate } from '../../../../lib/engine/meme/jokes/steer.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const isNamed = (language: string, note: string, text: string) =>
  findConcepts(note, findLanguage(language)).some(({ isNamedIn }) => isNamedIn(text));

describe('what is to be avoided is no part of another word', () => {
  it.each([
    ['ja', '恋愛', 'デートの約束を忘れた', 'アプリのアップデートが終わらない'],
    ['ja', '動物', '象が水をあびる', '対象は港の全員だ'],
    ['ja', 'お金', '月に四百円', '円卓を囲む'],
    ['ja', '宗教', 'モスクの前', 'モスクワの朝'],
    ['zh', '音乐', '他在唱歌', '谷歌又改了标志'],
    ['zh', '动物', '猫睡着了', '我马上就来'],
    ['zh', '酒', '他喝了酒', '酒店的门开着'],
    ['ko', '동물', '고양이가 잔다', '두 개의 항구를 공개한다'],
    ['ko', '술', '술을 마신다', '항구의 기술'],
    ['ko', '쇼핑', '마트에 간다', '스마트한 항구'],
    ['ko', '날씨', '비가 온다', '준비가 끝났다'],
    ['ar', 'العمل', 'انتهى العمل', 'عملة الميناء'],
    ['ar', 'الطقس', 'نتحدث عن المطر والطقس', 'موقف الميناء'],
    ['ar', 'قطة', 'القطة نائمة', 'قطار الميناء'],
    ['pl', 'zwierzęta', 'Kot śpi', 'Koniec listy portowej'],
    ['pl', 'choroby', 'Jest chory', 'Chorwacja leży nad morzem'],
    ['pl', 'religia', 'Nowy biskup', 'Bogaty port'],
    ['ru', 'животные', 'Кот спит', 'Причал, который купил кошелёк'],
    ['ru', 'семья', 'Вся семья дома', 'В порту семь кранов'],
    ['ru', 'погода', 'Опять дождь', 'Порт дождался крана'],
  ])('%s: %s: in “%s”, not in “%s”', (language, note, text, other) => {
    expect(isNamed(language, note, text)).toBe(true);
    expect(isNamed(language, note, other)).toBe(false);
  });

  it('nor are Latin letters inside an English word', () => {
    expect(findConcepts('trains')).toEqual([]);
  });
});

describe('a genre is shown by no word of another trade', () => {
  it.each([
    ['zh', '港口部署夏季工作', '港口部署了夏季工作，值班的人部署了船只，流水线也在运转。'],
    ['ko', '항구의 준비가 끝났다', '준비가 끝났다. 소비가 늘고 설비가 새롭다. 눈이 큰 갈매기가 본다.'],
    ['ko', '항구가 소식지를 배포', '소식지를 배포하고 재배포를 막는다. 파이프라인과 당직이 있다.'],
    ['ar', 'وقف إطلاق النار في الميناء', 'إطلاق النار توقف. النشر والتراجع عن الموقف وخط الأنابيب.'],
    ['pl', 'Premier otwiera port', 'Premier mówi o wersji umowy. Wdrożenie ustawy trwa, a premier czeka.'],
    ['ru', 'Порту грозит проверка', 'Порту грозит проверка. Экономика ждёт, акции растут. Версия следствия: откаты.'],
    ['pl', 'Nowe przepisy dla portu', 'Nowe przepisy. Przepisy mówią o przepisach, przepisom i odcinku drogi.'],
    ['ko', '항구에서 배우는 아이', '배우는 아이가 배우고 배우기를 쉬지 않는다.'],
    ['ja', 'アイヌの言葉を学ぶ', 'アイヌの歌とアイヌの話。カーペットも敷く。'],
    ['ja', '港が写真を公開', '写真を公開し、記録を更新した。一般公開は日曜で、更新は毎日だ。'],
  ])('%s: %s', (language, title, text) => {
    expect(readMaterial(documentOf({ title, language }, paragraph(text)), language).genre).toBeUndefined();
  });
});

it.each([
  '同じものを作って',
  '配色和参考图一模一样',
  'بألوان لافتة',
  'خط أرق',
  'Zrób to samo jeszcze raz',
  'как плакат',
])('no template is named by chance: %s', (styleNotes) => {
  expect(findNamedTemplate({ styleNotes })).toBeUndefined();
});
