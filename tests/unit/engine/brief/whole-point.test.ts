import { describe, expect, it } from 'vitest';
import { shortenToPhrase } from '../../../../lib/engine/brief/shortening/phrase.ts';
import { listSafeForms } from '../../../../lib/engine/brief/shortening/shorten.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

const shortest = (text: string, language: string) => listSafeForms(text, getWords(language)).at(-1);
const drawn = (text: string, language: string) => shortenToPhrase(text, getWords(language))?.heading;

describe('a sentence keeps its point', () => {
  it.each([
    [
      'en',
      'a reason',
      'The council of Tarn has closed the old pier to boats and to visitors, because the storm of last winter broke eleven of its posts',
    ],
    [
      'en',
      'a second deed',
      'The council of Tarn closed the old pier in the spring of this year and has opened a new one beside the lighthouse at the northern end of the bay',
    ],
    [
      'en',
      'what is announced',
      'There are three signs of a better year for the harbour of Tarn – lower fees for boats, a new road to the pier and a second ferry to the islands',
    ],
    [
      'en',
      'a place where it happened',
      'The ferry from Tarn did not lose a single day in the five months of winter, where its captain had expected three weeks of ice and two of fog',
    ],
    [
      'de',
      'a purpose',
      'Tausende Fischer sind am Montag in Tarn auf die Mole gegangen, um gegen die neuen Gebühren für ihre Liegeplätze am alten Hafen zu protestieren',
    ],
    [
      'de',
      'what went before',
      'Ein Fischer aus Tarn ist nach Angaben der Behörden gerettet worden, nachdem sein Boot im Sturm der vergangenen Woche an der Mole zerschellt war',
    ],
    [
      'de',
      'what stands before a colon',
      'Die neue Mole trotzt Wind, Salz und Eis und lässt sich einfach reinigen: Sie ist sowohl für Boote als auch für Angler und Gäste geeignet',
    ],
    [
      'de',
      'a list in an opening clause',
      'Wenn es um die Fähren, die Boote und die Preise der Liegeplätze ging, schnitt der Hafen von Tarn in allen Umfragen am besten ab',
    ],
    ['de', 'what "daher" points at', 'Der Name der Bucht rührt daher, dass es dort im Mai noch einmal kalt wird'],
    [
      'fr',
      'a reason',
      'La ville de Tarn a fermé la vieille jetée aux bateaux et aux visiteurs, car la tempête de cet hiver a brisé onze de ses poteaux les plus solides',
    ],
    [
      'es',
      'a reason',
      'La ciudad de Tarn ha cerrado el viejo muelle a los barcos y a los visitantes, porque la tormenta del invierno rompió once de sus postes más fuertes',
    ],
  ])('(%s) with %s', (language, _, text) => {
    expect(drawn(`${text}.`, language)).toBe(text);
  });

  it.each([
    [
      'examples',
      'en',
      'The harbour has many old trades, such as rope making and tarring.',
      'The harbour has many old trades',
    ],
    [
      'a clause about a name',
      'en',
      'The ferry goes to the island of Arn, which has eleven houses.',
      'The ferry goes to the island of Arn',
    ],
    [
      'a clause about a name',
      'fr',
      'La ville ferme le pont de pierre, qui date de 1820.',
      'La ville ferme le pont de pierre',
    ],
  ])('but goes without %s (%s)', (_, language, text, expected) => {
    expect(shortest(text, language)).toBe(expected);
  });

  it.each([
    [
      'the list goes on',
      'Buy whole fish, such as cod, herring, and plaice, and freeze what you do not eat on the day.',
    ],
    [
      'a clause lies in it',
      'The captain of the ferry, who in 2008, won the prize for the best of all harbours, sails again.',
    ],
  ])('is not cut where %s', (_, text) => {
    expect(shortest(text, 'en')).toBe(text.slice(0, -1));
  });

  it('is cut to its main clause only where nothing longer fits', () => {
    const text =
      'The council of Tarn has closed the old pier to boats and to visitors of all kinds until the spring of next year, because the storm of last winter broke eleven of its posts and washed the lamps away into the bay.';
    expect(drawn(text, 'en')).toBe(
      'The council of Tarn has closed the old pier to boats and to visitors of all kinds until the spring of next year',
    );
  });
});

describe('a bracket', () => {
  it.each([
    ['(THC)', 'The council (THC) closed the pier.', 'The council closed the pier'],
    ['(500 ml)', 'The kettle holds 17 ounces (500 ml) of water.', 'The kettle holds 17 ounces of water'],
    ['(8)', 'The storm broke eleven posts (8).', 'The storm broke eleven posts'],
    ['(14, 15)', 'The storm broke eleven posts (14, 15).', 'The storm broke eleven posts'],
    ['(12 March 1868 – 4 June 1931)', 'Ada Lund (12 March 1868 – 4 June 1931) drew maps.', 'Ada Lund drew maps'],
    ['(1898–1961)', 'Greta Lund (1898–1961) built the pier.', 'Greta Lund built the pier'],
    ['(D., Ohio)', 'Senator Greta Lund (D., Ohio) opened the pier.', 'Senator Greta Lund opened the pier'],
  ])('goes where it only names or converts: %s', (_, text, expected) => {
    expect(listSafeForms(text, getWords('en'))[0]).toBe(expected);
  });

  it.each([
    'Most keepers (38 %), some captains (22 %) and few anglers (4 %) like the pier',
    'Sailing is free for children under twelve (or with a doctor’s letter)',
    'The number of boats (412) and of berths (380) stayed the same',
    'The book (even its second edition) is cheaper than a ticket',
    'Bo and Ada (names changed) work at the harbour',
  ])('stays where it says more: %s', (text) => {
    expect(listSafeForms(`${text}.`, getWords('en'))[0]).toBe(text);
  });
});

describe('words taken out', () => {
  it.each([
    ['en', '“Yes, of course, the pier is old,” Greta Lund said'],
    ['de', 'Die Boote wirken auf den Bildern echter als die am Kai'],
  ])('are none of a quotation or of another language (%s)', (language, text) => {
    expect(shortest(`${text}.`, language)).toBe(text);
  });
});
