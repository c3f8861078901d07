import { describe, expect, it } from 'vitest';
import { withoutNewsMark } from '../../../../lib/engine/brief/outline/noise.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { readDescription, repeatsTitle } from '../../../../lib/engine/brief/titles/description.ts';
import { shortenTitle } from '../../../../lib/engine/brief/titles/headline.ts';
import { findKicker } from '../../../../lib/engine/brief/titles/source-line.ts';
import { withoutSite } from '../../../../lib/engine/brief/titles/title.ts';
import { cleanTitle } from '../../../../lib/engine/brief/titles/title-clean.ts';

const words = getWords('en');

describe('a title', () => {
  it.each([
    ['- The wall will grow', 'The wall will grow'],
    ['The wall will grow // #lake #wall @adalund', 'The wall will grow'],
    ['Lake race 2026: Clear winner and', 'Lake race 2026: Clear winner'],
    ['Seelauf 2026: Überlegener Sieger und', 'Seelauf 2026: Überlegener Sieger'],
  ])('%s is %s', (given, title) => {
    expect(cleanTitle(given, undefined)).toBe(title);
  });

  it('loses a list of topics behind a bar', () => {
    expect(
      withoutSite('How to build a wall of stone | Tools, Mortar, Time & Help', undefined, undefined, undefined),
    ).toBe('How to build a wall of stone');
  });

  it('keeps a name with underlines', () => {
    expect(withoutSite('What belongs into __wall__.py ?', undefined, undefined, undefined)).toBe(
      'What belongs into __wall__.py ?',
    );
  });

  it('leaves the first of two labels to the line above', () => {
    const given = 'Lake league: After the brawl in Northport: fines and remorse';
    const title = shortenTitle(given, new Set(), words);
    expect(title).toBe('After the brawl in Northport: fines and remorse');
    expect(findKicker({ title: given }, title, { genre: 'news', language: 'en' })).toBe('Lake league');
  });
});

describe('the line above a title', () => {
  it.each([
    ['News - News', undefined],
    ['Sports/sailing-1', 'Sports'],
    ['Culture / Film', 'Film'],
  ])('of %s is %s', (section, kicker) => {
    expect(
      findKicker({ section, title: 'The wall will grow' }, 'The wall will grow', { genre: 'news', language: 'en' }),
    ).toBe(kicker);
  });
});

describe('the line under a title', () => {
  const title = 'Harbour council investigating builder of the lake wall';
  it.each([
    ['The harbour council is investigating the builder of the lake wall, adding to a series of problems', true],
    ['The Harbour council is investigating the builder of the lake wall, adding to a series', true],
    ['The harbour council is investigating Ada Lund, builder of the lake wall', false],
    ['The harbour council is investigating the builder of the lake wall over 40 cracks', false],
    ['Fishermen had warned of the cracks since spring', false],
  ])('%s: says it again: %s', (line, isAgain) => {
    expect(repeatsTitle(line, title, words)).toBe(isAgain);
  });

  it('does without the name of a kind', () => {
    expect(readDescription({ description: 'Editorial: The wall has only fuelled the crisis' }, undefined)).toBe(
      'The wall has only fuelled the crisis',
    );
  });
});

describe('a paragraph behind a mark of breaking news', () => {
  it.each([
    ['Update, 29.04.2026, 17:15 Uhr: Die Fähre fährt wieder.', 'Die Fähre fährt wieder.'],
    ['Update: The ferry sails again.', 'The ferry sails again.'],
    ['Live music: tickets are sold out.', 'Live music: tickets are sold out.'],
    ['Photo: the ferry, by A. Lund.', 'Photo: the ferry, by A. Lund.'],
  ])('%s says %s', (given, text) => {
    expect(withoutNewsMark(given, undefined)).toBe(text);
  });
});
