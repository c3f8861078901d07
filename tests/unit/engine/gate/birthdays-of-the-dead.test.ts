import { expect, it } from 'vitest';
import { mentionsGravity } from '../../../../lib/engine/gate/index.ts';

it.each([
  ['en', 'My sister would have turned 34 today. My mother baked the cake anyway'],
  ['de', 'Meine Schwester wäre heute 34 geworden. Meine Mutter hat trotzdem gebacken'],
  ['fr', 'Ma sœur aurait eu 34 ans aujourd’hui. Ma mère a fait le gâteau'],
  ['es', 'Hoy mi hermana habría cumplido 34. Mi madre ha hecho la tarta'],
  ['pt', 'Minha irmã teria feito 34 anos hoje. Minha mãe fez o bolo'],
  ['it', 'Mia sorella avrebbe compiuto 34 anni oggi. Mia madre ha fatto la torta'],
  ['nl', 'Mijn zus zou vandaag 34 zijn geworden. Mijn moeder bakte de taart'],
  ['pl', 'Moja siostra skończyłaby dziś 34 lata. Mama upiekła tort'],
  ['ru', 'Моей сестре исполнилось бы сегодня 34. Мама испекла торт'],
  ['tr', 'Ablam yaşasaydı bugün 34 yaşında olacaktı. Annem pastayı yaptı'],
  ['ja', '姉が生きていれば今日で34歳。母はケーキを焼いた'],
  ['zh', '如果姐姐还在，今天三十四岁了。妈妈还是做了蛋糕'],
  ['ko', '언니가 살아 있었다면 오늘 서른네 살이다. 엄마는 케이크를 만들었다'],
])('a birthday that somebody did not live to see is grave (%s): %s', (language, text) => {
  expect(mentionsGravity(text, language)).toBe(true);
});

it.each([
  ['en', 'My sister turned 34 today. My mother baked the cake'],
  ['en', 'The tickets would have been 34 euros'],
  ['de', 'Meine Schwester ist heute 34 geworden'],
  ['fr', 'Ma sœur a eu 34 ans et il aurait eu tort'],
  ['es', 'Mi hermana ha cumplido 34. Habría cumplido su palabra'],
  ['pt', 'Minha irmã fez 34 anos'],
  ['it', 'Mia sorella ha compiuto 34 anni'],
  ['nl', 'Mijn zus is vandaag 34 geworden'],
])('a birthday is not (%s): %s', (language, text) => {
  expect(mentionsGravity(text, language)).toBe(false);
});
