import { expect, it } from 'vitest';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { makeTheme } from '../../../../lib/engine/brand/theme.ts';
import { noDrawings } from '../../../../lib/engine/compose/drawings.ts';
import { cells } from '../../../../lib/engine/compose/forms/cells.ts';
import { list } from '../../../../lib/engine/compose/forms/list.ts';
import type { Item } from '../../../../lib/engine/modules.ts';
import { makeListBrief } from '../drawings/sources.ts';

const bare = (heading: string): Item => ({ heading });
const withLine = (heading: string): Item => ({ heading, body: 'A line about it.' });

it.each([
  ['a line in each', [withLine('Oak'), withLine('Elm'), withLine('Ash'), withLine('Yew')], true],
  ['names alone', [bare('Oak'), bare('Elm'), bare('Ash'), bare('Yew')], true],
  ['a row of names over a row of lines', [bare('Oak'), bare('Elm'), withLine('Ash'), withLine('Yew')], true],
  ['a bare name beside a line', [bare('Oak'), withLine('Elm'), withLine('Ash'), withLine('Yew')], false],
])('cells hold %s', (_, items, isHeld) => {
  const brief = makeListBrief('Trees of the avenue');
  const context = {
    brief,
    drawings: noDrawings,
    aspect: '4:5',
    theme: makeTheme('illustrated', derivePalette('#0f766e')),
    hasImage: false,
  } as const;
  const module = { kind: 'items', form: 'list', items, sure: 1, weight: 1, why: 'test' } as const;
  expect(cells.bid(module, context) > list.bid(module, context)).toBe(isHeld);
});
