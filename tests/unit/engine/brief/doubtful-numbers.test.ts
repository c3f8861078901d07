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
  ])('%s, under “%s”: %s', (code, title, text) => expect(judge(code, title, text)).toBe(false));
});
