import { describe, expect, it } from 'vitest';
import { judgeMemes } from '../../../../lib/engine/meme/jokes/choose.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { isDelicate } from '../../../../lib/engine/meme/words/delicate.ts';
import { generalises, mourns, namesGroup, namesLoss } from '../../../../lib/engine/meme/words/generalisations.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

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

describe('a headline on a group of people', () => {
  const filler = 'The harbour has two piers. Both of them were painted in May. The third one is planned.';
  it.each([
    ['en', 'Black voters in the northern county are crucial for the harbour', true],
    ['de', 'Wählerinnen und Wähler entscheiden über den Hafen', true],
    ['fr', 'Les électeurs du nord décident du port', true],
    ['es', 'Los votantes del norte deciden sobre el puerto', true],
    ['de', 'Hafen will frauen- und familienfreundliche Stege bauen', false],
    ['en', 'The northern county is crucial for the harbour', false],
  ])('%s: has no lone face over it: %s', (language, title, isNamed) => {
    expect(namesGroup(title, language)).toBe(isNamed);
    const judged = judgeMemes(documentOf({ title, language }, paragraph(filler)), [], {});
    const lone = judged.filter(({ captions }) => Object.values(captions).join() === title);
    expect(lone.length === 0).toBe(isNamed);
  });
});

describe('a death in gentle words', () => {
  it.each([
    ['en', 'Grandpa slipped away in spring. I still dial his number.'],
    ['de', 'Unsere Oma ist im Mai eingeschlafen. Ihren Anrufbeantworter rufe ich an, obwohl niemand mehr abhebt.'],
    ['fr', 'Mamie est partie en mai. Personne ne répond plus chez elle.'],
    ['es', 'Mi abuela se fue en mayo. Todavía llamo, por costumbre.'],
    ['it', 'Il nonno se n’è andato a maggio. La sedia vuota è sempre lì.'],
    ['pt', 'Minha avó partiu em maio. Que saudade.'],
    ['nl', 'Opa is in mei ingeslapen. Ik bel nog steeds zijn nummer.'],
    ['pl', 'Babcia odeszła w maju. Nadal wybieram jej numer.'],
    ['ru', 'Бабушки не стало в мае. Я всё ещё набираю её номер.'],
    ['ja', '祖母が五月に旅立った。もう誰も出ない番号にかけてしまう。'],
    ['ko', '할머니가 오월에 하늘나라로 가셨다. 습관처럼 번호를 누른다.'],
    ['zh', '奶奶五月走了。我还是会拨那个没人接的号码。'],
    ['ar', 'رحل جدي في مايو. ما زلت أطلب رقمه.'],
  ])('%s: is mourned (%s)', (tag, text) => {
    expect(mourns(text, tag)).toBe(true);
    const given = { metadata: { language: tag }, blocks: [{ type: 'paragraph' as const, text }] };
    expect(() => matchMemes(given, [], {})).toThrow();
  });

  it.each([
    ['en', 'My uncle fell asleep in the cinema. He liked the seats.'],
    ['de', 'Opa ist vor dem Fernseher eingeschlafen. Die Fernbedienung hält er fest.'],
    ['en', 'Nobody answers the phone. The printer is gone.'],
  ])('%s: sleep, or a phone that rings, is no death (%s)', (tag, text) => {
    expect(mourns(text, tag)).toBe(false);
  });
});
