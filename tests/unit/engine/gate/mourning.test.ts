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

it.each([
  ['en', 'Neighbours laid flowers and candles at the crossing'],
  ['de', 'Anwohner haben an der Kreuzung Blumen und Kerzen niedergelegt'],
  ['fr', 'Les voisins ont déposé des fleurs et des bougies'],
  ['es', 'Los vecinos depositaron flores y velas'],
  ['pt', 'Os vizinhos deixaram flores e velas'],
  ['it', 'I vicini hanno depositato fiori e candele'],
  ['nl', 'Buren hebben bloemen en kaarsen neergelegd'],
  ['pl', 'Sąsiedzi złożyli kwiaty i znicze'],
  ['ru', 'Соседи возложили цветы'],
  ['ja', '近所の人が献花した'],
  ['zh', '邻居们在事故现场摆放鲜花'],
  ['ko', '이웃들이 헌화했다'],
])('flowers that are laid down are grave (%s): %s', (language, text) => {
  expect(mentionsGravity(text, language)).toBe(true);
});

it.each([
  ['en', 'She left flowers and candles on the table'],
  ['de', 'Blumen und Kerzen stehen auf dem Tisch'],
  ['fr', 'Des fleurs et des bougies pour la table'],
  ['nl', 'Bloemen en kaarsen op tafel'],
])('flowers on a table are not (%s): %s', (language, text) => {
  expect(mentionsGravity(text, language)).toBe(false);
});

it.each([
  ['en', 'Cleared out Tom’s room today. He had already ticked off the poster'],
  ['de', 'Heute haben wir Opas Wohnung leergeräumt'],
  ['fr', 'On a fini de vider la chambre de mamie'],
  ['es', 'Hoy hemos vaciado el armario de mi padre'],
])('the room of one who is gone is grave (%s): %s', (language, text) => {
  expect(mentionsGravity(text, language)).toBe(true);
});

it.each([
  ['en', 'Cleared out the shed today and found my other glove'],
  ['de', 'Heute haben wir den Schuppen leergeräumt'],
  ['fr', 'On a vidé la cave'],
  ['es', 'Hoy hemos vaciado el trastero'],
])('a cleared shed is not (%s): %s', (language, text) => {
  expect(mentionsGravity(text, language)).toBe(false);
});
