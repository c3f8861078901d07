import { expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { brief as briefSchema } from '../../../../lib/engine/brief.ts';
import { documentOf, paragraph } from './documents.ts';

it.each([
  [
    'two bars',
    'On Sunday, Ada Lund earned 306 harbour votes to Bo Holm’s 232, but nobody was surprised by any of that.',
  ],
])('a brief with %s can be stored and read again', (_, text) => {
  const others = [
    'The harbour town has counted its votes by hand since the machine broke in the storm of last winter.',
    'Both of them want to mend the pier, and neither has said so far what the work would cost the town.',
  ];
  const made = makeBrief(
    documentOf({ title: 'Ferries and the vote', language: 'en' }, ...[text, ...others].map(paragraph)),
    {},
  );
  expect(made.rows).toHaveLength(2);
  expect(briefSchema.safeParse(JSON.parse(JSON.stringify(made))).error).toBeUndefined();
});
