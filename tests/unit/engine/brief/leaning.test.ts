import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { isVoiced } from '../../../../lib/engine/brief/standing/leaning.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { documentOf, paragraph } from './documents.ts';

/** Whether the last of a text's sentences leans on what a picture with `shown` does not say. */
function leans(language: string, shown: string, ...sentences: readonly string[]): boolean {
  const document = documentOf({ title: 'Orr', language }, paragraph(sentences.join(' ')));
  const text = sentences.at(-1) ?? '';
  const reading = readDocument(document, readSteering({}));
  return reading.leans(text.replace(/\.$/, ''), sentences.length - 1, shown);
}

const march = 'A march of keepers crossed the old town on Sunday.';

describe('a statement leans on', () => {
  it.each([
    ['a noun that was brought in before', 'en', [march, 'The march grew into the biggest that Orr has seen.']],
    ['one before a verb in the present', 'en', ['Orr pays for two ferries.', 'The ferries cross the sound at noon.']],
    ['one behind other nouns', 'en', [march, 'Police in Orr say they lost sight of people in the march.']],
    ['a noun that sums up', 'en', ['The pier of Orr broke in two.', 'The situation could be a lot worse for Orr.']],
    ['a day of which the text spoke', 'en', ['At Thursday’s meeting, some keepers of Orr were in tears.']],
    ['"the same" without what it is like', 'en', ['Many of the biggest ports took the same subsidy.']],
    ['"they" without anybody before it', 'en', ['One day, ten years from now, they will rebuild Orr.']],
    ['half a comparison', 'en', ['Keepers see a higher share of storms in Orr.']],
    ['a noun of the text before', 'de', ['Ein Damm schützt Orr vor der Flut.', 'Der Damm kostet vier Millionen Euro.']],
    ['a time of the text before', 'de', ['Die Karte für Erwachsene in Orr kostet dann 14 Euro.']],
    ['a noun of the text before', 'fr', ['Une digue protège Orr.', 'La digue coûte quatre millions d’euros.']],
    ['a noun of the text before', 'es', ['Un dique protege Orr.', 'El dique cuesta cuatro millones de euros.']],
    ['a noun of the text before', 'it', ['Una diga protegge Orr.', 'La diga costa quattro milioni di euro.']],
    ['a noun of the text before', 'pt', ['Um dique protege Orr.', 'O dique custa quatro milhões de euros.']],
    ['a noun of the text before', 'nl', ['Een dijk beschermt Orr.', 'De dijk kost vier miljoen euro.']],
    ['a group that nothing brought in', 'de', ['Die Teilnehmenden ruderten in alten Booten nach Orr.']],
    ['a group that nothing brought in', 'en', ['The participants rowed to Orr in the old boats.']],
    ['a pronoun behind what it is', 'fr', ['Condamné à sept ans de prison, il voit enfin Orr en paix.']],
    ['a pronoun behind what it was', 'fr', ['Ancien gardien né à Tarn, il dirige Orr.']],
    ['one of a row', 'en', ['The second is a lamp of the old town of Orr.']],
    ['an article that stands for a noun', 'de', ['Die vertreiben die Möwen vom alten Hafen nicht nur.']],
    ['one of a row', 'de', ['Der zweite ist ein Leuchtturm der Altstadt von Orr.']],
    ['one of a row', 'es', ['El último obstáculo sería un soborno en Orr.']],
    ['one of a row', 'fr', ['La troisième est une lampe de la vieille ville de Orr.']],
    ['one of a row', 'it', ['Il secondo è un faro della città vecchia di Orr.']],
    ['one of a row', 'pt', ['O segundo é um farol da cidade velha de Orr.']],
    ['one of a row', 'nl', ['De tweede is een vuurtoren van Orr.']],
    ['a thing of the text before', 'ja', ['多くの人がこの港を訪れて、船を見ている。']],
    ['a thing of the text before', 'zh', ['人们认为这个港口的船太多了。']],
  ] as const)('%s (%s)', (_, language, sentences) => expect(leans(language, 'Orr', ...sentences)).toBe(true));

  it.each([
    [
      'what the title says',
      'en',
      'Keepers march through Orr',
      [march, 'The march grew into the biggest that Orr has seen.'],
    ],
    [
      'a part of a word of the title',
      'de',
      'Hafendamm',
      ['Ein Damm steht in Orr.', 'Der Damm kostet vier Millionen Euro.'],
    ],
    ['a group of somebody', 'en', 'Orr', ['The participants of the Orr race rowed for nine hours.']],
    ['what a name follows', 'fr', 'Orr', ['Condamné à sept ans de prison, Ada Lund voit enfin Orr en paix.']],
    ['what everybody knows', 'en', 'Orr', ['A moon is bright.', 'The internet reached Orr in the spring of 1996.']],
    ['what has its article from the start', 'en', 'Orr', ['Boats pass the lock.', 'The lock opens at noon.']],
    [
      'a noun that is told apart',
      'en',
      'Orr',
      ['A price rose in Orr.', 'The price of bread fell to two euros in Orr.'],
    ],
    ['the first of its kind', 'en', 'Orr', ['Orr has ferries.', 'The first ferry crosses the sound at noon.']],
    ['a name', 'en', 'Orr', ['A harbour lies in Orr.', 'The Harbour Trust pays for all the lamps.']],
    ['"they" behind those who are meant', 'en', 'Orr', ['Keepers in Orr say they want more lamps.']],
    ['a whole comparison', 'en', 'Orr', ['Orr has a higher share of storms than any other port.']],
    ['an article before its own noun', 'de', 'Orr', ['Die meisten den Hafen nutzenden Boote in Orr sind alt.']],
    ['what the same sentence says', 'de', 'Orr', ['Wenn es in Orr regnet, dann steht der Markt unter Wasser.']],
  ] as const)('nothing where it names %s (%s)', (_, language, shown, sentences) =>
    expect(leans(language, shown, ...sentences)).toBe(false),
  );
});

it.each([
  ['en', 'As a recurring feature, our team combs the web', true],
  ['en', 'The US port pays us nothing', true],
  ['en', 'The US port pays for the lamps', false],
  ['en', '“We want lamps,” the keeper of Orr said', false],
  ['it', 'Tra i boschi abbiamo osservato due orsi', true],
  ['es', 'El puerto donde vivimos cierra en marzo', true],
  ['es', 'Los extremos del muelle son viejos', false],
])('hears whose voice a text has, in %s: %s', (language, text, isHeard) =>
  expect(isVoiced(text, getWords(language))).toBe(isHeard),
);
