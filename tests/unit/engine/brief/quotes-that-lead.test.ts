import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { withStrongQuote } from '../../../../lib/engine/brief/selection/weak-list.ts';
import { documentOf, paragraph } from './documents.ts';

const opening = {
  en: [
    'Greta Lund, mayor of Orr, spoke about the ferry line of the harbour on Monday evening.',
    'The council of Orr has 14 members and meets in the old custom house beside the quay.',
    'The boat carried 4,200 people last year, and the harbour office counts them each morning.',
  ],
  de: [
    'Die Bürgermeisterin Greta Lund hat am Montagabend im Rathaus über die Fähre gesprochen.',
    'Der Rat von Orr hat 14 Mitglieder und tagt im alten Zollhaus neben dem Anleger.',
    'Das Schiff beförderte im vergangenen Jahr 4.200 Menschen, und das Hafenamt zählt sie jeden Morgen.',
  ],
};
const makeLead = (language: 'en' | 'de', title: string, ...lines: readonly string[]) => {
  const blocks = [...opening[language], ...lines].map(paragraph);
  const [lead] = makeBrief(documentOf({ title, language }, ...blocks), {}).modules ?? [];
  return lead?.kind === 'quote' ? [lead.text, lead.speaker, lead.role] : undefined;
};
const title = 'Lund demands a second boat for Orr';
const titel = 'Lund fordert ein zweites Schiff für Orr';

describe('a quotation leads', () => {
  it.each([
    [
      'where the title tells of its speaker’s words',
      ['en', title, '“Nobody on the islands should have to choose between a doctor and a dry night,” Lund said.'],
      ['Nobody on the islands should have to choose between a doctor and a dry night', 'Greta Lund', 'mayor of Orr'],
    ],
    [
      'of several sentences',
      ['en', title, '“A second boat is no luxury. It must sail by the summer,” Lund said.'],
      ['A second boat is no luxury. It must sail by the summer', 'Greta Lund', 'mayor of Orr'],
    ],
    [
      'in two pieces, with who says it between them',
      ['en', title, '“We asked,” Lund said. “The council must never again leave the islands without a doctor.”'],
      ['The council must never again leave the islands without a doctor.', 'Greta Lund', 'mayor of Orr'],
    ],
    [
      'behind the verb and the name',
      [
        'de',
        titel,
        'Am Abend sagte Lund: „Niemand auf den Inseln darf zwischen Arzt und trockener Nacht wählen müssen.“',
      ],
      ['Niemand auf den Inseln darf zwischen Arzt und trockener Nacht wählen müssen.', 'Greta Lund', 'Bürgermeisterin'],
    ],
    [
      'behind a sentence about who says it',
      ['de', titel, 'Greta Lund wundert es nicht: „Niemand auf den Inseln darf auf das nächste Schiff warten müssen.“'],
      ['Niemand auf den Inseln darf auf das nächste Schiff warten müssen.', 'Greta Lund', 'Bürgermeisterin'],
    ],
  ] as const)('%s', (_, [language, own, ...lines], quote) => expect(makeLead(language, own, ...lines)).toEqual(quote));

  it.each([
    [
      'that leans on what was said before',
      ['en', title, '“The council must do that before the summer comes to the islands,” Lund said.'],
    ],
    [
      'of another than the title tells of',
      [
        'en',
        title,
        '“The council must never pay for two boats at once,” said Max Holm, a fisher.',
        '“We need a boat,” Lund said.',
      ],
    ],
    [
      'of a body',
      ['en', 'Ferries of Orr in winter', '“Nobody should ever wait in the cold,” said Orr Island Ferries.'],
    ],
    [
      'of a person who may be another one',
      [
        'en',
        title,
        'Lund met Max Holm and his sister Ida Holm at the quay.',
        '“Nobody on the islands should ever have to wait for a doctor,” Holm said.',
      ],
    ],
    [
      'that names its speaker',
      ['en', title, '“Everybody on the islands must hear Lund before the council votes,” Lund said.'],
    ],
  ] as const)('but none %s', (_, [language, own, ...lines]) =>
    expect(makeLead(language, own, ...lines)).toBeUndefined(),
  );
});

describe('the author of an opinion', () => {
  const lines = [
    'The council of Orr should never have sold the second boat to the yard on the other shore.',
    'The ferry line of Orr has carried islanders to the town since the spring of 1921.',
    'The old boat stays in harbour on 40 days of each winter, because the wind is too strong.',
    'The yard on the other shore paid 90,000 for the second boat in the autumn.',
  ];
  const makeOpinion = (section: string, author: string) =>
    makeBrief(
      documentOf({ title: 'The boat that Orr sold', language: 'en', section, author }, ...lines.map(paragraph)),
      {},
    ).modules?.find(({ kind }) => kind === 'quote');

  it('signs its strongest sentence', () =>
    expect(makeOpinion('Opinion', 'Ada Berg')).toMatchObject({ speaker: 'Ada Berg', text: lines[0] }));
  it.each([
    ['of a report', 'News', 'Ada Berg'],
    ['without a person', 'Opinion', 'Editorial'],
    ['of several', 'Opinion', 'Ada Berg, Max Holm'],
  ])('but none %s', (_, section, author) => expect(makeOpinion(section, author)).toBeUndefined());
});

describe('a strong quotation instead of a weak list', () => {
  const quotation = { kind: 'quote' as const, text: 'We must wait', sure: 0.3, weight: 0.45, why: '' };
  const items = (count: number) => Array.from({ length: count }, (_, index) => ({ heading: `Point ${index}` }));
  const list = (count: number) => ({
    kind: 'statements' as const,
    items: items(count),
    sure: 1,
    weight: 0.54,
    why: '',
  });
  it.each([
    ['leads over two statements', 2, true, true],
    ['stays beside three', 3, true, false],
    ['stays small where it takes no stand', 2, false, false],
  ] as const)('%s', (_, count, isStrong, leads) => {
    const [made] = withStrongQuote([{ module: quotation, isStrong }, { module: list(count) }]);
    expect((made?.module.sure ?? 0) * (made?.module.weight ?? 0) > 0.54).toBe(leads);
  });
});
