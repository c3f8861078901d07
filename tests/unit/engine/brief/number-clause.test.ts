import { describe, expect, it } from 'vitest';
import { findNumberClause } from '../../../../lib/engine/brief/numbers/number-clause.ts';
import { listQuantities } from '../../../../lib/engine/brief/numbers/quantities.ts';
import { isMisleading } from '../../../../lib/engine/brief/numbers/whole-label.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

const listClauses = (language: string, sentence: string) =>
  listQuantities(sentence, undefined).flatMap((found) => {
    const clause = findNumberClause(sentence, found, getWords(language));
    return clause === undefined ? [] : [`${found.value} | ${clause}`];
  });

describe('the clause that labels a number', () => {
  it.each([
    [
      'the noun it counts, without what only adds to that',
      'en',
      'On Monday, the yard built 4,300 ferries in a hall that stands where the old votes were counted each night of the winter by all of the staff.',
      '4,300 | On Monday, the yard built 4,300 ferries',
    ],
    [
      'the noun it counts, without a list that describes it',
      'en',
      'The model of the harbour tracked more than 20 billion drops representing rain, fog, rivers and melted snow from all of the northern mountains, over the course of a year.',
      '20 billion+ | The model of the harbour tracked more than 20 billion drops',
    ],
    [
      'all that it counts',
      'en',
      'Local yards sold 30,154 new ferries, boats and rafts in October.',
      '30,154 | Local yards sold 30,154 new ferries, boats and rafts in October',
    ],
    [
      'who says so',
      'en',
      'Ann Lee, head of the yard in Kiel, said that crews across the whole country had hired 17,400 engineers by June of last year.',
      '17,400 | Ann Lee said that crews across the whole country had hired 17,400 engineers by June of last year',
    ],
    ['its unit', 'es', 'El puerto es de 25.000 hectáreas.', '25.000 | El puerto es de 25.000 hectáreas'],
    [
      'both ends of a range',
      'en',
      'Local crews use lines 19 to 37 miles long.',
      '19 to 37 | Local crews use lines 19 to 37 miles long',
    ],
    [
      'its clause once, where that opens with it',
      'fr',
      'Près de 45 tonnes de ferraille ont été livrées en 2017.',
      '~45 tonnes | de ferraille ont été livrées en 2017',
    ],
    [
      'its clause behind a time, as the subject of which it is no aside',
      'en',
      'In 1979, the average pay on ferries was 22 percent lower than on trains.',
      '22% | In 1979, the average pay on ferries was 22 percent lower than on trains',
    ],
    [
      'a name before its comma, of which what follows is an aside',
      'en',
      'Orr, a flat land of about 11 million people, was ruled for decades by ferry lords.',
      undefined,
    ],
    [
      'what is told of it, without what only adds a day',
      'en',
      'More than 8 million crews have asked for lower harbour fees since the office of the southern ports began to take their letters on the last Friday of a long June.',
      '8 million+ | crews have asked for lower harbour fees since the office of the southern ports began to take their letters',
    ],
    [
      'no pronoun for whose it is',
      'en',
      'After a long strike of the yards, in 2014 they held more than 20 percent of the trade.',
      undefined,
    ],
    [
      'the share of all that it is a share of',
      'en',
      'They say 30% of crews that were asked by Lund in May want more pay.',
      undefined,
    ],
    [
      'no clause that hangs on a noun before its comma',
      'de',
      'Im ersten Jahr gingen die Anträge der Fähren ein, für die 506.070 Euro bewilligt und ausgezahlt wurden.',
      undefined,
    ],
    [
      'no second half of a pair of nouns',
      'de',
      'Auch beim Anteil von Fahrerinnen und Fahrern liegt Orr mit rund 21 Prozent vorn.',
      undefined,
    ],
    [
      'no clause that a conjunction opens',
      'de',
      'Doch weil die Werft mit fast 20.000 zahlenden Mitgliedern ohnehin gut gestellt ist, bleibt sie.',
      undefined,
    ],
    [
      'no phrase without a verb that opens its sentence',
      'en',
      'With just 0.9 hectares of reed giving on average little straw a year, the roof of the old yard in the harbour of Orr is dear to most who mend it, and those who want one wait for several long winters.',
      undefined,
    ],
    [
      'a change without its measure',
      'en',
      'In Norway, spending per crew on Norwegian ferries has increased by 663 percent.',
      '663% | In Norway, spending per crew on Norwegian ferries has increased',
    ],
    [
      'only what is whole',
      'en',
      'The count of 5,000 ferry crews suggests that votes and pay will be looked at.',
      undefined,
    ],
  ] as const)('keeps with it %s', (_, language, sentence, expected) =>
    expect(listClauses(language, sentence)).toEqual(expected === undefined ? [] : [expected]),
  );
});

it.each([
  ['names its aim', 'The town pledged to build 300 flats by 2030', false],
  ['hides that', 'flats in the town by 2030', true],
])('a label of an aim that %s', (_, label, isWrong) => {
  const sentence = 'The town pledged to build 300 flats by 2030.';
  const [found] = listQuantities(sentence, undefined);
  expect(found && isMisleading(sentence, found, label, 'The harbour of Nordhafen', getWords('en'))).toBe(isWrong);
});

it.each([
  [
    'de',
    'Von den Kundinnen wollen 41 Prozent mehr sparen, 38 Prozent sind der Auffassung, schon alles getan zu haben.',
  ],
  ['en', 'Of the crews, 41 percent want new boats, 38 percent are of the opinion that the old ones will last.'],
])('a share of nobody has no clause (%s)', (language, sentence) => {
  expect(listClauses(language, sentence).filter((clause) => clause.startsWith('38%'))).toEqual([]);
});
