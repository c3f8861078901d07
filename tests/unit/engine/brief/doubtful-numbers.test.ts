import { describe, expect, it } from 'vitest';
import { isDoubtful } from '../../../../lib/engine/brief/numbers/doubtful-numbers.ts';
import { listQuantities } from '../../../../lib/engine/brief/numbers/quantities.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

const judge = (code: string, title: string, text: string, source = text) => {
  const words = getWords(code);
  const [found] = listQuantities(text, words.language);
  if (!found) throw new Error(`no number in “${text}”`);
  return isDoubtful(text, found, { source, title }, words);
};

describe('a number that must not stand large', () => {
  it.each([
    ['in brackets', 'en', 'The port closes', 'The port sent home its clerks (16 % of the staff)'],
    ['the start of a range', 'en', 'The port closes', 'The fee falls from 3,000 tonnes to 750 tonnes of stone'],
    ['of what another sentence names', 'de', 'Der Turm von Salz', 'Mit seinen 4200 Tonnen ist er kaum zu übersehen'],
    ['of another kind than the title’s', 'de', '1000 Euro Kredit', 'Viele nehmen auch den 10.000 Euro Kredit'],
    ['of another person', 'en', 'Eva Lindholm wins the race', 'Marta Keller jumped 8 metres in the same hall'],
    ['that names a thing', 'de', 'Ein Roller im Test', 'Flott beschleunigt der 155 Kilo Roller auf der Brücke'],
    ['that names a climb', 'en', 'A hut on the hill', 'Going up is a 30 mile climb from the ferry'],
    ['of a speed, without its hour', 'en', 'Tires of planes', 'The tires hit the ground at 170 miles per hour'],
    ['that another is set against', 'en', 'Coal is losing', 'Half of it was coal, while the average was 33 percent'],
    ['of a whole whose part is the news', 'de', 'Die Posten', 'Von 1820 Posten der Stadt sind nur 7 frei'],
    ['of a goal', 'en', 'A comeback of the port', 'The rate is nearly double the projected 12% of the plan'],
    ['of the title’s unit, but of another event', 'de', 'Sprung über 1,78 Meter', 'Eva siegte mit 3,70 Metern'],
  ])('%s', (_, code, title, text) => expect(judge(code, title, text)).toBe(true));

  it('starts a range of which a cut took the end', () =>
    expect(
      judge(
        'en',
        'The port closes',
        'The fee falls from 3,000 tonnes',
        'The fee falls from 3,000 tonnes to 750 tonnes of stone.',
      ),
    ).toBe(true));
});

describe('a number that may stand large', () => {
  it.each([
    ['en', 'The port closes', 'The port sends home 16 % of the staff'],
    ['en', 'The port closes', 'Ships carry 3,000 tonnes of stone from May to June'],
    ['de', 'Der Turm von Salz', 'Der Turm wiegt 4200 Tonnen'],
    ['de', '10.000 Euro Kredit', 'Viele nehmen den 10.000 Euro Kredit'],
    ['en', 'Eva Lindholm wins the race', 'Eva Lindholm jumped 8 metres'],
    ['de', 'Heizen', 'Damit werden im Vergleich zu altem Gas noch einmal 90 % gespart'],
    ['de', 'Ein Turm im Zoo', 'Im Zoo wächst ein 25 Meter hoher Turm'],
    ['en', 'The hottest year', 'October was the warmest, with a 1.7°C increase from the averages'],
    ['en', 'The port closes', 'While 33 percent of the clerks stay, the boats leave'],
    ['en', 'A target of 12% for the port', 'The rate is nearly double the target of 12% for the port'],
    ['de', 'Sprung über 1,78 Meter', 'Eva siegte mit 1,78 Metern'],
  ])('%s, under “%s”: %s', (code, title, text) => expect(judge(code, title, text)).toBe(false));
});
