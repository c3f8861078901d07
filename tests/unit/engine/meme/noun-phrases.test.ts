import { expect, it } from 'vitest';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { isNounPhrase } from '../../../../lib/engine/meme/words/noun-phrases.ts';
import { findSigns } from '../../../../lib/engine/meme/words/signs.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const check = (language: string, title: string) =>
  isNounPhrase(title, language, getWords(language), findSigns(language));

it.each([
  ['en', 'The Harbour Crane in Winter'],
  ['en', 'Harbour Crane Settings'],
  ['de', 'Kräne der Häfen und des alten Marktes'],
  ['de', 'Das Potenzial von altem Holz'],
])('%s: “%s” names a thing', (language, title) => expect(check(language, title)).toBe(true));

it.each([
  ['en', 'The crane is too small for the harbour'],
  ['en', 'Harbour extends free rides for gulls'],
  ['de', 'Hafen nimmt alten Kran in Betrieb'],
  ['de', 'Wer baut den Kran?'],
  ['fr', 'Le port ferme la grue'],
  ['ja', '港のクレーン'],
])('%s: “%s” does not, or nothing shows it', (language, title) => expect(check(language, title)).toBe(false));

it('is what somebody talks about, or has something to say to, and keeps nobody awake', () => {
  const filler = Array.from({ length: 14 }, (_, at) => `Kran ${at + 1} steht neben Kran ${at + 2}.`).join(' ');
  const title = 'Kräne der Häfen und des alten Marktes';
  const [first, ...others] = matchMemes(documentOf({ title, language: 'de' }, paragraph(filler)), [], {});
  expect(['nobody', 'proclaim', 'chat', 'exchange', 'sofa', 'breakfast', 'weary', 'doubtful', 'proud']).toContain(
    first?.template,
  );
  expect(Object.keys(first?.captions ?? {}).length).toBeGreaterThan(1);
  const framed = others.filter(({ template, captions }) => template === 'thoughts' && captions.first !== undefined);
  expect(framed).toEqual([]);
});
