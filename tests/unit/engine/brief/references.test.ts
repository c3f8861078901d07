import { describe, expect, it } from 'vitest';
import { findPersons } from '../../../../lib/engine/brief/standing/names.ts';
import { findPeople } from '../../../../lib/engine/brief/standing/people.ts';
import { createResolver } from '../../../../lib/engine/brief/standing/references.ts';
import { rankSentences } from '../../../../lib/engine/brief/text/rank.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

const words = getWords('en');

/** How the last of `sentences` reads. */
function resolveLast(title: string, sentences: readonly string[]): string {
  const persons = findPersons(sentences, words);
  const ranked = rankSentences(
    sentences.map((text) => ({ text, paragraph: 0, weight: 1 })),
    words,
  );
  const people = findPeople(sentences, (family) => persons.has(family), words);
  return createResolver(ranked, title, people, words)(sentences.length - 1).text;
}

const holm = 'The pier is open again, said Greta Holm, who runs the ferry from her office.';
const lund = 'The mayor, Peter Lund, said he would pay for the pier himself.';

describe('an opening that points back', () => {
  it.each([
    [
      'the only subject before',
      [holm, 'Holm likes the pier.', 'She sold two boats in March.'],
      'Greta Holm sold two boats in March.',
    ],
    ['a family name alone', [holm, 'Holm sold two boats in March.'], 'Greta Holm sold two boats in March.'],
    [
      'a possessive',
      [holm, 'Mrs. Holm laughed.', 'Holm’s father built the pier.'],
      'Greta Holm’s father built the pier.',
    ],
  ])('gets the name of %s', (_, sentences, expected) => {
    expect(resolveLast('The pier', ['Holm runs the ferry.', ...sentences])).toBe(expected);
  });

  it.each([
    ['the person named is no subject', [holm, 'She sold two boats in March.']],
    ['a stranger is named, too', [holm, 'Holm met Bo Berg.', 'She sold two boats in March.']],
    ['the name comes again', [holm, 'Holm likes the pier.', 'She said Holm sold two boats.']],
    ['the sentence is a half of a quotation', [holm, 'Holm likes the pier.', 'She sold two boats in March.”']],
    ['two family names open', [holm, 'Holm and Berg sold two boats in March.']],
    ['the first name is an opening word', ['Unlike Holm, she left, said Holm.', 'Holm sold two boats in March.']],
    ['a town bears the name', [holm, 'The ferry lies in Holm.', 'Holm sold two boats in March.']],
    ['it is half of a double name', ['Anne-Greta Holm runs the ferry, said Holm.', 'Berg sold two boats in March.']],
    ['two people are named', [`${holm} ${lund}`, 'She sold two boats in March.']],
    ['the person named is a man', ['Lund lives by the lake.', lund, 'She sold two boats in March.']],
    [
      'a place stands beside its day',
      [
        'Storms rolled through eastern Orr Friday morning.',
        'It will rain on Friday, and on Saturday.',
        'Friday marks day two of the rain.',
      ],
    ],
    ['nobody is named', ['The pier is open again.', 'She sold two boats in March.']],
    ['another bears the name', [holm, 'The plan of President Holm failed.', 'Holm sold two boats in March.']],
    ['the name is a company’s', ['North Ferries said it lost money.', 'He sold two boats in March.']],
    ['the name may be a sentence’s first word', ['Whatever Holm said was heard.', 'Holm sold two boats in March.']],
  ])('stays as it is where %s', (_, sentences) => {
    expect(resolveLast('The pier', sentences)).toBe(sentences.at(-1));
  });

  const ferries = ['Nordferry lost money.', 'Nordferry sold two boats.', 'Anna likes Nordferry.'];
  it('gets the one name that the title has, for "The company"', () => {
    expect(resolveLast('How Nordferry lost its way', [...ferries, 'The company has closed its office.'])).toBe(
      'Nordferry has closed its office.',
    );
  });
  it('stays as it is where the title names two companies', () => {
    const rivals = ['Lakeboat grew.', 'Lakeboat bought a pier.', 'People like Lakeboat.'];
    const last = 'The company has closed its office.';
    expect(resolveLast('Nordferry against Lakeboat', [...ferries, ...rivals, last])).toBe(last);
  });
  it.each([
    ['the title’s one name was last used long before', [...ferries, 'It rained.', 'The wind rose.', 'Boats sank.']],
    ['the name is one letter of other words', ['I muri reggono.', 'Inns are full.', 'It rained.', 'It is late.']],
  ])('stays as it is where %s', (_, sentences) => {
    const last = 'The company has closed its office.';
    const title = sentences[0]?.startsWith('I ') ? 'I muri del porto' : 'How Nordferry lost its way';
    expect(resolveLast(title, [...sentences, last])).toBe(last);
  });
});
