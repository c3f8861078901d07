import { describe, expect, it } from 'vitest';
import { findCountedShare } from '../../../../lib/engine/brief/finders/counted-share.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

const listShares = (language: string, title: string, text: string) =>
  findCountedShare(readDocument(documentOf({ title, language }, paragraph(text)), readSteering({})), 1).flatMap(
    ({ module }) =>
      module.kind === 'chart'
        ? module.rows.map((row) => `${row.value}/${module.outOf ?? 100} ${row.text} | ${row.label}`)
        : [],
  );

describe('so many of so many', () => {
  it.each([
    [
      'en',
      'Bikes in Orr',
      '8 of 10 adults in Orr ride a bike to work.',
      '8/10 8 of 10 | adults in Orr ride a bike to work',
    ],
    [
      'en',
      'Bikes in Orr',
      'One in four adults in Orr rides a bike to work.',
      '1/4 One in four | adults in Orr rides a bike to work',
    ],
    [
      'en',
      'Bikes and work',
      'In Orr, three out of five adults go to work by bike.',
      '3/5 three out of five | adults go to work by bike, in Orr',
    ],
    [
      'de',
      'Räder in Orr',
      'Acht von zehn Erwachsenen in Orr fahren mit dem Rad zur Arbeit.',
      '8/10 Acht von zehn | Erwachsenen in Orr fahren mit dem Rad zur Arbeit',
    ],
    [
      'de',
      'Räder in Orr',
      'Jeder vierte Erwachsene in Orr fährt mit dem Rad zur Arbeit.',
      '1/4 Jeder vierte | Erwachsene in Orr fährt mit dem Rad zur Arbeit',
    ],
    [
      'es',
      'Bicis en Orr',
      'Ocho de cada diez adultos de Orr van en bici al trabajo.',
      '8/10 Ocho de cada diez | adultos de Orr van en bici al trabajo',
    ],
    [
      'pt',
      'Bicicletas em Orr',
      'Um a cada quatro adultos de Orr vai de bicicleta ao trabalho.',
      '1/4 Um a cada quatro | adultos de Orr vai de bicicleta ao trabalho',
    ],
    [
      'fr',
      'Vélos à Orr',
      'Huit adultes sur dix vont au travail à vélo à Orr.',
      '8/10 Huit adultes sur dix | vont au travail à vélo à Orr',
    ],
    [
      'it',
      'Bici a Orr',
      'Un adulto su quattro a Orr va al lavoro in bici.',
      '1/4 Un adulto su quattro | a Orr va al lavoro in bici',
    ],
    [
      'nl',
      'Fietsen in Orr',
      'Eén op de vier volwassenen in Orr fietst naar het werk.',
      '1/4 Eén op de vier | volwassenen in Orr fietst naar het werk',
    ],
    [
      'pl',
      'Rowery w Orr',
      'Ośmiu na dziesięciu dorosłych w Orr jeździ rowerem do pracy.',
      '8/10 Ośmiu na dziesięciu | dorosłych w Orr jeździ rowerem do pracy',
    ],
    [
      'ar',
      'الدراجات في أور',
      'ثمانية من كل عشرة بالغين في أور يذهبون إلى العمل بالدراجة.',
      '8/10 ثمانية من كل عشرة | بالغين في أور يذهبون إلى العمل بالدراجة',
    ],
    [
      'ja',
      'オルの自転車',
      'オルの大人の10人に8人が自転車で通勤している。',
      '8/10 10人に8人 | オルの大人が自転車で通勤している',
    ],
    ['zh', '奥尔的自行车', '奥尔每4名成年人中就有1名骑自行车上班。', '1/4 每4名成年人中就有1名 | 奥尔骑自行车上班'],
  ])('are counted (%s): %s', (language, title, text, share) =>
    expect(listShares(language, title, text)).toEqual([share]),
  );

  it.each([
    ['a book about ten authors', 'fr', 'Un livre sur dix auteurs', 'Un livre sur dix auteurs français paraît à Orr.'],
    ['a span of time', 'de', 'Der Markt von Orr', 'Jeden dritten Tag kommt der Markt von Orr ans Wasser.'],
    ['a grade', 'en', 'The ferry of Orr in a test', '4 of 5 stars for the ferry of Orr in a test.'],
    [
      'a share under a condition behind it',
      'en',
      'Bikes in Orr',
      'One in four adults in Orr rides a bike, if the sun shines.',
    ],
    ['half of what stands before', 'ja', 'オルの自転車', 'オルの自転車は2億円で、その半分を国が補助した。'],
    [
      'a share of others',
      'en',
      'Bikes in Orr',
      'The mill is old.\nIn winter it is closed.\nIt is wide. One in four ships carries grain to town.',
    ],
  ])('are not %s (%s)', (_, language, title, text) => expect(listShares(language, title, text)).toEqual([]));
});
