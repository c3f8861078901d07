import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { setQuotes } from '../../../../lib/engine/brief/text/quotes.ts';
import { documentOf, paragraph } from './documents.ts';

describe('typed quotation marks', () => {
  it.each([
    ['en', 'The "old boat" sank.', 'The “old boat” sank.'],
    ['en', "The 'old boat' sank.", 'The ‘old boat’ sank.'],
    ['de', 'Das "alte Boot" sank.', 'Das „alte Boot“ sank.'],
    ['de', "Das 'alte Boot' sank.", 'Das „alte Boot“ sank.'],
    ['de', 'Das „alte Boot" sank.', 'Das „alte Boot“ sank.'],
    ['fr', 'Le "vieux bateau" coule.', 'Le «\u00a0vieux bateau\u00a0» coule.'],
    ['de', 'Doku "Loriot 100": eine Hommage', 'Doku „Loriot 100“: eine Hommage'],
    ['en', 'Booed for "The Ballgame”?', 'Booed for “The Ballgame”?'],
    ['fr', "Beaucoup d'actions à l'usine", 'Beaucoup d’actions à l’usine'],
    ['en', "The keepers' boat is Ada's.", 'The keepers’ boat is Ada’s.'],
    ['en', `The "keepers' boat" is Ada's.`, "The “keepers' boat” is Ada’s."],
    ['es', 'El "viejo barco" se hundió.', 'El «viejo barco» se hundió.'],
  ])('are set as %s prints them: %s', (language, typed, set) => expect(setQuotes(typed, language)).toBe(set));

  it.each([
    ['en', 'Prince -- Woman warns his heirs', 'Prince — Woman warns his heirs'],
    ['en', 'The tide--and the moon--turned.', 'The tide—and the moon—turned.'],
    ['de', 'Die Tochter hat Post - haltet euch fest - vom Amt', 'Die Tochter hat Post – haltet euch fest – vom Amt'],
    ['de', 'Das Boot--das alte', 'Das Boot – das alte'],
    ['ru', 'Лодка - старая', 'Лодка — старая'],
    ['it', 'Il porto - che è vecchio - , si vede', 'Il porto – che è vecchio –, si vede'],
    ['de', 'Das Boot - das alte -, sank', 'Das Boot – das alte –, sank'],
    ['de', 'Kauf- oder Miet-, Leih- und Tauschboote', 'Kauf- oder Miet-, Leih- und Tauschboote'],
  ])('dashes typed as hyphens are set as %s prints them: %s', (language, typed, set) =>
    expect(setQuotes(typed, language)).toBe(set),
  );

  it.each([
    ['a minus', 'It counts 12 - 4 boats.'],
    ['a score', 'Lund won 2 - 1 in Orr.'],
    ['options of a command', 'Run copy -- then sort --reverse on it.'],
    ['a formula', 'The sum is x - y here.'],
    ['compounds', 'A well-known boat of the tide-tables'],
    ['a style sheet’s names', 'The class nav--x is new.'],
  ])('hyphens stay in %s', (_, text) => expect(setQuotes(text, 'en')).toBe(text));

  it.each([
    ['minutes of an angle', "At 4' of arc it broke."],
    ['inches', 'A board of 4" by 6" broke.'],
    ['what is set', 'The “old boat” sank.'],
    ['one that nothing closes', 'The "old boat sank.'],
  ])('leave %s', (_, text) => expect(setQuotes(text, 'en')).toBe(text));

  it('are one kind in title and statements', () => {
    const document = documentOf(
      { title: 'Ada Lund sells the boat "Brave Tarn" to Orr', language: 'en' },
      paragraph('The boat “Brave Tarn” carried 4,200 people to Orr before the harbour of Lund sold it.'),
      paragraph('Its new owner pays 300,000 crowns, and "Brave Orr" is the name he painted on the boat in spring.'),
    );
    expect(JSON.stringify([makeBrief(document, {}).title, makeBrief(document, {}).points])).not.toMatch(/\\"/);
  });
});
