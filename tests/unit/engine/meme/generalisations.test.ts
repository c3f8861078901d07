import { describe, expect, it } from 'vitest';
import { isDelicate } from '../../../../lib/engine/meme/words/delicate.ts';
import { generalises, namesLoss } from '../../../../lib/engine/meme/words/generalisations.ts';

describe('what is said of a whole group of people', () => {
  it.each([
    ['en', 'Older workers are often considered less efficient'],
    ['de', 'Ältere Mitarbeiter gelten als weniger flexibel'],
    ['fr', 'Les seniors sont souvent jugés trop lents'],
    ['es', 'Los jóvenes suelen llegar tarde'],
    ['it', 'Gli anziani preferiscono pagare in contanti'],
    ['pt', 'Idosos costumam ter mais medo'],
    ['nl', 'Ouderen zijn vaak bang voor computers'],
    ['pl', 'Starsi pracownicy są często uważani za wolnych'],
    ['ru', 'Пожилые люди часто боятся техники'],
    ['ja', '高齢者は新しい技術が苦手とされる'],
    ['ko', '노인들은 흔히 기계를 어려워한다'],
    ['zh', '老年人往往不会用手机'],
    ['ar', 'كبار السن غالبا أبطأ'],
  ])('%s: is no joke (%s)', (tag, text) => {
    expect(generalises(text, tag)).toBe(true);
    expect(isDelicate(text, tag)).toBe(true);
  });

  it.each([
    ['en', 'Women win the relay in record time'],
    ['en', 'The printer is often considered less efficient. Girls cheered.'],
    ['de', 'Frauen gewinnen die Staffel'],
    ['fr', 'La machine est souvent trop lente'],
  ])('%s: news of a group, or a claim about a thing, is none (%s)', (tag, text) => {
    expect(generalises(text, tag)).toBe(false);
  });

  it.each([
    ['en', 'After the miscarriage we moved.', true],
    ['de', 'Nach einer Fehlgeburt zogen wir um.', true],
    ['en', 'She carried the box.', false],
  ])('%s: a lost pregnancy is named once (%s)', (tag, text, isNamed) => {
    expect(namesLoss(text, tag)).toBe(isNamed);
  });
});
