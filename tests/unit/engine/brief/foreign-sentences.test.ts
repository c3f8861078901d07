import { expect, it } from 'vitest';
import { rateStanding } from '../../../../lib/engine/brief/standing/standing.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

const rate = (language: string, sentence: string) => rateStanding(sentence, sentence, getWords(language));

const spanish = 'Por la tarde vi a una amiga que se fue en el barco con los niños del puerto.';
const english = 'The harbour is closed and the ferry is not going to leave with all of the boats.';
const german = 'Der Hafen ist geschlossen, und die Fähre fährt nicht mit den Booten der Stadt.';

it.each([
  ['de', spanish],
  ['de', english],
  ['ja', english],
  ['es', german],
])('a sentence of another language than the text stands nowhere (%s)', (language, sentence) => {
  expect(rate(language, sentence)).toBe(0);
});

it.each([
  ['de', german],
  ['de', 'Die Fähre „Queen of the Bay“ liegt im Hafen.'],
  ['en', english],
  ['es', spanish],
  ['ko', '항구는 닫혔고 배는 오늘 떠나지 않습니다.'],
  ['ar', 'الميناء مغلق والسفينة لن تغادر اليوم مع القوارب.'],
  // There is no list of its own words.
  ['fi', english],
])('one of its own does (%s)', (language, sentence) => {
  expect(rate(language, sentence)).toBeGreaterThan(0);
});
