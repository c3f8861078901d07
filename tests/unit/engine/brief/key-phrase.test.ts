import { describe, expect, it } from 'vitest';
import { findKeyPhrase, readNouns, readTopic } from '../../../../lib/engine/brief/key-phrase.ts';
import { listTerms } from '../../../../lib/engine/brief/text.ts';
import { wordsFor } from '../../../../lib/engine/brief/words.ts';

describe('the phrase that names what a sentence is about', () => {
  it.each([
    ['en', 'The yard behind it opens on a narrow alley', 'narrow alley'],
    ['en', 'Neighbours decide on a case-by-case basis, week after week', 'case-by-case basis'],
    ['en', 'They call the whole arrangement “zero waiting” at the counter', 'zero waiting'],
    ['de', 'Der Schuppen spielt im Viertel eine entscheidende Rolle', 'entscheidende Rolle'],
    ['fr', 'Les voisins profitent le samedi de plaisirs simples', 'plaisirs simples'],
    ['ja', '隣の人たちはこの小屋のことを「道具の図書館」と呼んで毎週そこに集まっている', '道具の図書館'],
  ])('is found in %s: %s', (language, text, phrase) => {
    expect(findKeyPhrase(text, 'A street that shares', language)).toBe(phrase);
  });

  it.each([
    ['ends in a verb', 'en', 'Nobody on the street knows how the world works'],
    ['is a name', 'en', 'The tools were given to the shed by Alex Example'],
    ['stands in the title', 'en', 'Everybody wants to live on a sharing street'],
    ['opens the sentence', 'en', 'As a monthly favourite, our neighbours mend it'],
    ['opens the sentence', 'de', 'Mit viel gemeinsamer Geduld, heißt es, gelingt es'],
    ['is of another language', 'xx', 'Qwe rty uio pas dfg'],
  ])('is none where it %s', (_why, language, text) => {
    expect(findKeyPhrase(text, 'A sharing street', language)).toBeUndefined();
  });

  it.each([
    ['en', 'The yard belongs to the Harbour Street Trust since it was sold', 'Harbour Street Trust'],
    ['ja', 'この町では道具図書館が毎週ひらかれ、人があつまる', '道具図書館'],
    ['zh', '他们把这个地方叫做“工具图书馆”，每周都在那里见面，非常热闹', '工具图书馆'],
  ])('is the name of a thing in %s: %s', (language, text, phrase) => {
    expect(findKeyPhrase(text, 'A shed', language)).toBe(phrase);
  });

  it('is a noun that the source shows elsewhere, before a function word', () => {
    const text = 'They built a small workbench for the children';
    const nouns = readNouns(['Everybody sat at the workbench.', 'It is made of children'], wordsFor('en'));
    expect(findKeyPhrase('He lent his wooden workbench to whoever asked for it', 'A shed', 'en', { nouns })).toBe(
      'wooden workbench',
    );
    expect(findKeyPhrase(text, 'A shed', 'en')).toBeUndefined();
  });

  it('has no verb behind its noun, and no adverb', () => {
    const nouns = readNouns(['They trust the system.', 'She likes the data.'], wordsFor('en'));
    expect(findKeyPhrase('Nobody knows it better than the data show', 'A shed', 'en', { nouns })).toBeUndefined();
    expect(findKeyPhrase('They met often and in the afternoon again', 'A shed', 'en')).toBeUndefined();
  });

  it('is said again in its source', () => {
    const find = (said: string) =>
      findKeyPhrase('The yard behind it opens on a narrow alley', 'A shed', 'en', { said });
    expect(find('a narrow alley. the narrow alley.')).toBe('narrow alley');
    expect(find('a narrow alley. the yard.')).toBeUndefined();
  });

  it('is of what the source comes back to, or set off by the source itself', () => {
    const topic = readTopic(
      ['a narrow alley', 'the alley', 'every alley', 'one pretty afternoon'].map((text) => ({
        terms: new Set(listTerms(text, wordsFor('en'))),
      })),
    );
    const find = (text: string) => findKeyPhrase(text, 'A shed', 'en', { topic });
    expect(find('The yard behind it opens on a narrow alley')).toBe('narrow alley');
    expect(find('Neighbours come back to it for a pretty afternoon')).toBeUndefined();
    expect(find('They call the whole arrangement “zero waiting” at the counter')).toBe('zero waiting');
  });
});
