import { describe, expect, it } from 'vitest';
import { choosePageTitle, findSiteInTitle } from '../../../../lib/engine/read/page/title.ts';

describe('chooseTitle', () => {
  it.each([
    [
      'takes off a name that is also glued to it',
      { shared: [], document: 'Quay washA guide to all harbours | A guide to all harbours', site: [] },
      'Quay wash',
    ],
    [
      'takes dots behind a name for a border',
      { shared: [], document: 'MOLE ::. Tides rise', site: ['mole'] },
      'Tides rise',
    ],
    [
      'passes over a page without a name',
      { shared: [], heading: 'Time to go', document: 'Home', site: [], isGeneric: (title: string) => title === 'Home' },
      'Time to go',
    ],
    [
      'takes of two equals the one that the page describes',
      {
        shared: [],
        heading: 'West quay',
        document: 'Tips for the coast',
        site: [],
        description: 'The west quay is a part of town.',
      },
      'West quay',
    ],
    [
      'passes over one that a quotation mark cut off',
      {
        shared: ['Ada Lund calls the harbour', 'Ada Lund calls the harbour'],
        document: 'Ada Lund calls the harbour "lost"',
        site: [],
      },
      'Ada Lund calls the harbour "lost"',
    ],
    ['takes the site off the end', { shared: [], document: 'Tides rise | Example', site: ['example'] }, 'Tides rise'],
    [
      'takes the site off the front',
      { shared: [], document: 'Example News: Tides rise', site: ['example'] },
      'Tides rise',
    ],
    [
      'keeps a colon that is part of it',
      { shared: [], document: 'Tides: a history', site: ['example'] },
      'Tides: a history',
    ],
    [
      'cuts what no other source has',
      { shared: ['Tides rise'], document: 'Tides rise - Coast - Example Co.', site: [] },
      'Tides rise',
    ],
    [
      'passes over a slogan as heading',
      { shared: ['Tides rise'], heading: 'News you can trust', document: 'Tides rise', site: [] },
      'Tides rise',
    ],
    [
      'passes over a menu label as heading',
      { shared: [], heading: 'Allergy Center', document: 'Tides rise', site: [] },
      'Tides rise',
    ],
    [
      'believes a heading that <title> repeats',
      { shared: ['Click this now'], heading: 'Tides rise', document: 'Tides rise | Example', site: ['example'] },
      'Tides rise',
    ],
    [
      'passes over a title that is the site',
      { shared: ['Example'], heading: 'Tides rise', document: 'Example', site: ['Example'] },
      'Tides rise',
    ],
    ['keeps the site when there is nothing else', { shared: [], document: 'Example', site: ['Example'] }, 'Example'],
    ['has none without sources', { shared: [], site: ['Example'] }, undefined],
  ])('%s', (_, sources, title) => {
    expect(choosePageTitle(sources)).toBe(title);
  });
});

describe('findSiteInTitle', () => {
  it.each([
    ['Mozilla - Wikipedia', 'wikipedia', 'Wikipedia'],
    ['The Verge | Tides rise', 'theverge', 'The Verge'],
    ['Tides rise - Coast', 'example', undefined],
  ])('%s on %s', (title, host, site) => {
    expect(findSiteInTitle(title, host)).toBe(site);
  });
});
