import { describe, expect, it } from 'vitest';
import { listStatedNumbers } from '../../../../lib/engine/brief/finders/stated-numbers.ts';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { listQuantities } from '../../../../lib/engine/brief/numbers/quantities.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

const context = {
  en: [
    'The ferry company of Tarn opened its new harbour terminal on Monday.',
    'Passengers of the ferry company walk through a glass hall to their boats.',
  ],
  de: [
    'Die Fährgesellschaft von Tarn hat am Montag ihr neues Terminal im Hafen eröffnet.',
    'Die Fahrgäste der Fährgesellschaft gehen durch eine Halle aus Glas zu ihren Booten.',
  ],
};
const titles = { en: 'Ferry company opens harbour terminal', de: 'Fährgesellschaft eröffnet Terminal im Hafen' };

function listFigures(language: 'en' | 'de', sentence: string) {
  const texts = [context[language][0] ?? '', sentence, context[language][1] ?? ''];
  const made = makeBrief(documentOf({ title: titles[language], language }, ...texts.map(paragraph)), {});
  return (made.modules ?? []).flatMap((module) => (module.kind === 'numbers' ? module.figures : []));
}

describe('a number with its statement', () => {
  it.each([
    [
      'a small count with its noun',
      'en',
      'The ferry company of Tarn runs a fleet of 32 ferries in the northern sound.',
      '32 ferries',
    ],
    [
      'a sum with the name of its currency',
      'de',
      'Die Fährgesellschaft zahlte für das Terminal im Hafen 3,3 Millionen Euro an die Stadt.',
      '3,3 Millionen Euro',
    ],
    [
      'a count of a noun with a capital',
      'de',
      'Die Fährgesellschaft von Tarn beschäftigt 134 Menschen aus der Stadt am neuen Terminal im Hafen.',
      '134 Menschen',
    ],
  ] as const)('is %s', (_, language, sentence, value) => {
    const document = documentOf(
      { title: titles[language], language },
      ...[...context[language], sentence].map(paragraph),
    );
    const texts = listStatedNumbers(readDocument(document, readSteering({}))).map((one) => one.value);
    expect(texts).toContain(value);
  });

  it.each([
    ['the size of a study', 'en', 'One study in 48 passengers found that the ferry company saves them time.'],
    ['a length where it is a speed', 'en', 'The ferry company of Tarn runs its boats at 24,000 miles per hour.'],
    ['a step of a scale', 'en', 'The ferry company warns of a level 3 out of 5 risk in the harbour.'],
    [
      'a tally in brackets behind a name',
      'de',
      'Der Kapitän Ole Brandt (21 Siege) wird die Boote der Fährgesellschaft im Hafen von Tarn führen.',
    ],
    [
      'the other one of a pair',
      'de',
      'Im dritten Quartal ist der Umsatz der Fährgesellschaft um 8 Prozent gesunken, der Gewinn sogar um 20 Prozent.',
    ],
    ['the first so many', 'de', 'Auf den ersten 1.500 Metern vor dem Hafen hielt die Fährgesellschaft ihre Bestzeit.'],
    ['a year', 'de', '1278 war der Hafen der Fährgesellschaft im Besitz der Stadt Tarn.'],
    ['a telephone', 'de', 'Die Fährgesellschaft hat im Hafen das Telefon 677 904 624 für alle Fahrgäste eingerichtet.'],
    [
      'one of two rates',
      'de',
      'Ein Terminal zu 4,9 Prozent kostet die Fährgesellschaft so viel wie ein Hafen zu 7,9 Prozent.',
    ],
    [
      'a past reckoned in years',
      'de',
      'Die Fährgesellschaft zeigt im Terminal, wie der Hafen schon vor 2900 Jahren war.',
    ],
  ] as const)('is not %s', (_, language, sentence) => {
    expect(listFigures(language, sentence)).toEqual([]);
  });
});

it('stands in the statement where no other module draws it', () => {
  const lead = 'The ferry company of Tarn paid $4.2 million for its new harbour terminal on Monday.';
  const made = makeBrief(documentOf({ title: titles.en, language: 'en' }, ...[lead, ...context.en].map(paragraph)), {});
  const drawn = (made.modules ?? []).flatMap((module) =>
    module.kind === 'numbers'
      ? module.figures.map(({ value }) => value)
      : module.kind === 'statements'
        ? module.items.flatMap(({ figure }) => figure ?? [])
        : [],
  );
  expect(drawn).toEqual(['$4.2 million']);
});

it('is not the end of a number with a word within', () => {
  expect(listQuantities('Limanda 93 bin 973 gemi var.', undefined).map(({ value }) => value)).toEqual([]);
});

describe('how long something lasted', () => {
  it('is no large number of a grave report', () => {
    const made = makeBrief(
      documentOf(
        { title: 'Missiles kill 31 people in Tarn', language: 'en' },
        paragraph(
          'Missiles were fired into Tarn in several places early Wednesday, as the death toll rose to 31 people.',
        ),
        paragraph(
          'Col. Ada Lund, an army officer, said the missile strikes started at 1:05 a.m. and lasted for about 25 minutes.',
        ),
        paragraph('The army said it struck buildings used by militants in the northern valley of Tarn.'),
      ),
      {},
    );
    expect((made.modules ?? []).map(({ kind }) => kind)).not.toContain('numbers');
  });
});
