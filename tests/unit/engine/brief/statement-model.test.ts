import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { createSigns } from '../../../../lib/engine/brief/statements/statement-signs.ts';
import trees from '../../../../lib/engine/brief/statements/statement-trees.json';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

const title = { en: 'Orr rebuilds its harbour wall', de: 'Orr baut seine Hafenmauer neu', fr: 'Orr refait son port' };

/** How likely the last of a text's sentences stands alone under the title. */
function likely(language: keyof typeof title, ...sentences: readonly string[]): number {
  const document = documentOf({ title: title[language], language }, paragraph(sentences.join(' ')));
  const reading = readDocument(document, readSteering({}));
  const sentence = reading.ranked.at(-1);
  if (sentence === undefined) return 0;
  const text = sentence.text.replace(/[.!?]$/, '');
  return reading.stands({ text, source: sentence.text, sentence, shown: title[language] });
}

const before = {
  en: 'A storm broke the old quay in May.',
  de: 'Im Mai brach der alte Kai.',
  fr: 'Le vieux quai a cédé.',
};

describe('how likely a sentence stands alone', () => {
  it.each([
    ['what a word ties to the text before', 'en', 'Orr therefore pays nine million euros for its harbour wall'],
    ['what a word ties to the text before', 'de', 'Orr zahlt daher neun Millionen Euro für die Hafenmauer'],
    ['what a word ties to the text before', 'fr', 'Orr paie donc neuf millions d’euros pour le port'],
  ] as const)('is less for %s (%s)', (_, language, tied) => {
    const free = tied.replace(/ (?:therefore|daher|donc)/, '');
    expect(likely(language, before[language], `${tied}.`)).toBeLessThan(likely(language, before[language], `${free}.`));
  });

  it.each([
    ['a pronoun before any name', 'The harbour wall costs nine million euros.', 'It costs nine million euros in Orr.'],
    ['an exclamation', 'The harbour wall opens in May.', 'The harbour wall opens in May!'],
    [
      'a subject the title lacks',
      'Orr paid nine million euros for it.',
      'The plaintiff paid nine million euros for it.',
    ],
    ['a line without a stop', 'Orr pays nine million euros for the wall.', 'Orr pays nine million euros for the wall'],
  ])('is less for %s', (_, better, worse) => {
    expect(likely('en', before.en, worse)).toBeLessThan(likely('en', before.en, better));
  });

  it('is nothing where the letters are lost', () => {
    expect(likely('de', before.de, 'Die Hafenmauer von Orr ver\uFFFDndert den Hafen sehr.')).toBe(0);
  });
});

describe('what was fitted', () => {
  it.each(Object.entries(trees))('weighs only signs that are read: %s', (_, { signs, linear }) => {
    const document = documentOf({ title: title.en, language: 'en' }, paragraph(before.en));
    const reading = readDocument(document, readSteering({}));
    const [sentence] = reading.ranked;
    const source = { ...reading, title: title.en, description: [], statementWords: reading.words, rules: [1] };
    const read = sentence && createSigns(source)({ text: sentence.text, source: sentence.text, sentence, shown: '' });
    expect([...signs, ...Object.keys(linear.weights)].filter((sign) => !(sign in (read ?? {})))).toEqual([]);
  });
});
