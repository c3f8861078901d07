import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
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
