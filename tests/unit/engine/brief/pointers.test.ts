import { expect, it } from 'vitest';
import { clean } from '../../../../lib/engine/brief/outline/outline-text.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';

it.each([
  ['en', 'Beat the lime for 3 minutes (see notes)', 'Beat the lime for 3 minutes'],
  ['en', 'Beat the lime (skip this for the tower, as mentioned in the notes below) well', 'Beat the lime well'],
  ['de', 'Den Kalk rühren (siehe Rezept) und streichen', 'Den Kalk rühren und streichen'],
  ['de', 'Den Kalk rühren (s. Kasten unten)', 'Den Kalk rühren'],
  ['fr', 'Remuez la chaux (voir la liste ci-dessous)', 'Remuez la chaux'],
  ['pl', 'Wapno schnie dwa dni (zob. aneks)', 'Wapno schnie dwa dni'],
  ['en', 'Keep the lime cold (below 10 °C)', 'Keep the lime cold (below 10 °C)'],
  ['en', 'The keepers (who see the coast) paint it', 'The keepers (who see the coast) paint it'],
  ['de', 'Den Kalk kühl halten (unten im Turm)', 'Den Kalk kühl halten (unten im Turm)'],
])('a bracket that points elsewhere on the page is not drawn (%s): %s', (language, text, expected) => {
  expect(clean(text, findLanguage(language))).toBe(expected);
});
