import { describe, expect, it } from 'vitest';
import { findProseCharts } from '../../../../lib/engine/brief/finders/prose-charts.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

const findBars = (language: string, title: string, ...texts: readonly string[]) =>
  findProseCharts(readDocument(documentOf({ title, language }, ...texts.map(paragraph)), readSteering({}))).flatMap(
    ({ module }) =>
      module.kind === 'chart' && module.form === 'bars'
        ? [module.measure, ...module.rows.map(({ label, text }) => `${label} ${text}`)]
        : [],
  );

const title = 'What an hour of work is worth';

describe('one measure of several places', () => {
  it.each([
    [
      'over neighbouring sentences, with areas',
      'en',
      title,
      'An hour of work in Mexico is worth 20.3 dollars. In Ireland an hour of work is worth 102.7 dollars. The average in the euro area is 59.5 dollars, in the EU 54.4 dollars.',
      [
        'An hour of work is worth',
        'Ireland 102.7 dollars',
        'euro area 59.5 dollars',
        'EU 54.4 dollars',
        'Mexico 20.3 dollars',
      ],
    ],
    [
      'with their prepositions where names are bent',
      'pl',
      'Ile jest warta godzina pracy?',
      'Przeciętna godzina pracy w Meksyku wnosi 20,3 dolara. W Polsce przeciętna godzina pracy wnosi 41,1 dolara do PKB. Średnia w strefie euro wynosi 59,5 dolara, a w Unii Europejskiej - 54,4 dolara.',
      [
        'Przeciętna godzina pracy wnosi',
        'W strefie euro 59,5 dolara',
        'W Unii Europejskiej 54,4 dolara',
        'W Polsce 41,1 dolara',
        'W Meksyku 20,3 dolara',
      ],
    ],
    [
      'as countries anywhere in a clause',
      'de',
      'So viel Strom kommt aus Wind',
      'Der Anteil der Windkraft beträgt in Dänemark 55 Prozent. In Irland beträgt der Anteil der Windkraft 35 Prozent. Österreich erreicht einen Anteil der Windkraft von 12 Prozent.',
      ['Der Anteil der Windkraft', 'Dänemark 55%', 'Irland 35%', 'Österreich 12%'],
    ],
  ])('%s (%s)', (_, language, heading, text, expected) => {
    expect(findBars(language, heading, text)).toEqual(expected);
  });

  it.each([
    [
      'of other years',
      'An hour of work in Mexico was worth 20.3 dollars in 1976. In Ireland an hour of work was worth 102.7 dollars in 2014. In Spain an hour of work is worth 59.5 dollars.',
    ],
    [
      'of other measures',
      'An hour of work in Mexico is worth 20.3 dollars. In Ireland a litre of milk costs 2.7 dollars. In Spain the ticket costs 59.5 dollars.',
    ],
    [
      'of differences',
      'The wage in Mexico is 3 percent higher. The wage in Ireland is 5 percent higher. The wage in Spain is 6 percent higher.',
    ],
    [
      'where a place has two values',
      'An hour of work in Mexico is worth 20.3 dollars. An hour of work in Ireland is worth 102.7 dollars. An hour of work in Spain is worth 59.5 dollars. An hour of work in Ireland is worth 90 dollars.',
    ],
    [
      'between two places',
      'A mile from Mexico to Spain costs 20.3 dollars. A mile from Spain to Ireland costs 102.7 dollars. A mile from Ireland to Mexico costs 59.5 dollars.',
    ],
  ])('is no chart %s', (_, text) => {
    expect(findBars('en', title, text)).toEqual([]);
  });
});
