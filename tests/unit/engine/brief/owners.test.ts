import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { shortenToPhrase } from '../../../../lib/engine/brief/shortening/phrase.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, paragraph } from './documents.ts';

interface Source {
  readonly title: string;
  readonly language: string;
  readonly description?: string;
}

function listOwners(source: Source, blocks: readonly Block[]): readonly string[] {
  const { modules = [] } = makeBrief(documentOf(source, ...blocks), {});
  return modules.flatMap((module) => {
    if (module.kind === 'quote') return [module.speaker ?? ''];
    return module.kind === 'statements' ? module.items.flatMap(({ body }) => body ?? []) : [];
  });
}

const german = [
  ['Wie ist die Lage im Hafen?', 'Seit dem Sturm liegen im Hafen von Tarn nur noch neun Fischerboote am Kai.'],
  [
    'Was sagen die Fischer dazu?',
    'Die meisten Fischer verkaufen ihre Boote, weil der Liegeplatz zu teuer geworden ist.',
  ],
  [
    'Wem gehört die Mole heute?',
    'Die Mole gehört einer Bank aus der Hauptstadt, und die lässt sie seit Jahren verfallen.',
  ],
  ['Wie geht es weiter mit Tarn?', 'Der Rat stimmt im Mai ab, und eine Mehrheit der Räte will die Mole zurückkaufen.'],
] as const;

describe('the owner of an answer', () => {
  const turns = german.flatMap(([asks, says]) => [paragraph(asks), paragraph(says)]);
  const sections = german.flatMap(([asks, says]) => [heading(asks, 2), paragraph(says)]);
  it.each([
    [
      'the one spoken with',
      {
        title: 'Tarns Hafensterben: ein Interview',
        language: 'de',
        description: 'Wir haben mit Jonas Lund, dem Hafenmeister, gesprochen.',
      },
      turns,
      ['Jonas Lund'],
    ],
    ['nobody where the talk names no guest', { title: 'Tarns Hafensterben: ein Interview', language: 'de' }, turns, []],
    [
      'nobody where headings ask',
      {
        title: 'Hafen Tarn: Boote, Mole – wie geht es weiter?',
        language: 'de',
        description: 'Ein Fischer im Gespräch mit der Redaktion.',
      },
      sections,
      [],
    ],
  ])('is %s', (_, source, blocks, expected) => {
    expect([...new Set(listOwners(source, blocks))]).toEqual(expected);
  });

  const story = [
    [
      'Is the new mayor any good?',
      '“He is just beginning,” she says. Lund leans back and laughs at the ceiling of her office.',
    ],
    [
      'Would you run again?',
      'Lund shakes her head. “I had my years,” she says, and she pours the coffee for everyone.',
    ],
    [
      'And the harbour?',
      'Today Lund appears somewhat more forgiving towards the council and its plans for the harbour.',
    ],
    ['What comes next?', 'She is withering about the state of the ferries, and Lund has a book about them in print.'],
  ] as const;
  it('is nobody where a reporter tells of the talk', () => {
    const blocks = story.flatMap(([asks, says]) => [paragraph(asks), paragraph(says)]);
    const owners = listOwners({ title: 'Greta Lund: the interview', language: 'en' }, blocks);
    expect(owners.filter((owner) => owner === 'Greta Lund')).toEqual([]);
  });
});

const toBody = (text: string, language: string, known: readonly string[] = []) =>
  shortenToPhrase(text, getWords(language), undefined, (name) => known.includes(name));

describe('the line under a statement', () => {
  it.each([
    [
      'en',
      'The old pier at Tarn will stay closed to boats and visitors until the spring of next year, according to Tarn Harbour Council.',
      'Tarn Harbour Council',
    ],
    ['en', '“The pier will stay closed until the spring of next year,” said Greta Lund.', 'Greta Lund'],
    [
      'fr',
      'La vieille jetée de Tarn est fermée aux bateaux et aux visiteurs jusqu’au printemps de l’année prochaine, selon Greta Lund.',
      'Greta Lund',
    ],
  ])('has a whole name, in %s: %s', (language, text, body) => {
    expect(toBody(text, language)?.body).toBe(body);
  });

  it.each([
    [
      'en',
      'The old pier at Tarn will stay closed to boats, to anglers and to visitors until the spring of next year, according to court records.',
    ],
    [
      'en',
      'The old pier at Tarn will stay closed to boats, to anglers and to visitors until the spring of next year, the statement said.',
    ],
    ['en', 'Harbour union leaders have long warned that the pier at Tarn is falling apart in the storms.'],
    [
      'en',
      'The old pier at Tarn will stay closed to boats, to anglers and to visitors until the spring of next year, Li said.',
    ],
    ['en', 'Greta Lund said that the pier was old and that the council had known it for a very long time.'],
    ['fr', 'La jetée de Tarn restera fermée jusqu’au printemps prochain, selon une vidéo diffusée par la ville.'],
    ['es', 'Greta Lund explica que preguntó a los vecinos de todas las calles que rodean el puerto viejo.'],
    ['de', 'Die Mole von Tarn wird bis zum Frühjahr fast ganz erneuert sein, so wie einst viele alte Molen.'],
  ])('names nobody vague, in %s: %s', (language, text) => {
    expect(toBody(text, language)?.body).toBeUndefined();
  });

  it('has a single name that readers know', () => {
    const text =
      'The old pier at Tarn will stay closed to boats, to anglers and to visitors until the spring of next year, Lund said.';
    expect(toBody(text, 'en', ['Lund'])?.body).toBe('Lund');
  });

  const long =
    'The council of Tarn has promised to rebuild the old pier and all of its eleven lamps before the summer season begins';
  it.each([
    ['is a sentence of its own', `${long}, but the bank that owns the pier has never answered its letters.`, true],
    ['lacks its subject', `${long}, but was never able to find the money that it would need for all that.`, false],
    ['is a condition', `${long}, unless the bank that owns the pier raises the price for it another time.`, false],
  ])('is a second part only where it %s', (_, text, isPart) => {
    expect(toBody(text, 'en')?.body !== undefined).toBe(isPart);
  });
});
