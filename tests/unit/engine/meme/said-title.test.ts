import { expect, it } from 'vitest';
import { findSaid } from '../../../../lib/engine/meme/jokes/said-title.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

it.each([
  ['de', 'KI am Hafen (Teil 2): Wie der Kran rechnet', 'KI am Hafen (Teil 2): Wie der Kran rechnet'],
  ['en', 'Robots on the quay (Part 3): how a crane counts', 'Robots on the quay (Part 3): how a crane counts'],
  ['en', 'Robots on the quay: how a crane counts', 'Robots on the quay'],
])('%s: a number of a series is no end of a title: %s', (language, title, said) => {
  const material = readMaterial(documentOf({ title, language }, paragraph('The crane counts boxes.')), language);
  expect(findSaid(material, [0])).toBe(said);
});
