import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { SourceDocument } from '../../../../lib/engine/document.ts';
import { documentOf, paragraph } from './documents.ts';

const text = [
  'The lake rose by two metres in a single night and flooded the lower quay of the town.',
  'The ferry stopped for nine days, and 400 people had to take the long road to work.',
  'The town will build a wall of stone along the quay before the next spring flood.',
];
const briefOf = (metadata: SourceDocument['metadata'], texts: readonly string[] = text) =>
  makeBrief(documentOf({ language: 'en', ...metadata }, ...texts.map((one) => paragraph(one))), {});

describe('the line over the title', () => {
  it.each([
    ['the section of the site', { title: 'The lake rose', site: 'Lake Gazette', section: 'Weather' }, 'Weather'],
    ['no site, which stands in the source line', { title: 'The lake rose', site: 'Lake Gazette' }, undefined],
    ['no key of a page’s system in small letters', { title: 'The lake rose', section: 'tags' }, undefined],
    ['no key of a page’s system', { title: 'The lake rose', section: 'UKNews' }, undefined],
    ['no heap for all that has no section', { title: 'The lake rose', section: 'Uncategorized' }, undefined],
    ['no heap in German', { title: 'Der See stieg', section: 'Allgemein', language: 'de' }, undefined],
    ['no section that is only "News"', { title: 'The lake rose', section: 'News' }, undefined],
    ['no heap of a blog', { title: 'The lake rose', section: 'Main Blog' }, undefined],
    ['no list of sections', { title: 'The lake rose', section: 'Lakes,Highlight,Local' }, undefined],
    ['the kind of text', { title: 'The lake and its wall', site: 'Lake Gazette', schemaType: 'Review' }, 'Review'],
    ['no kind that the title names', { title: 'The lake wall: a review', schemaType: 'Review' }, undefined],
    ['the kind in German', { title: 'Die Mauer am See', schemaType: 'Recipe', language: 'de' }, 'Anleitung'],
  ])('is %s', (_, metadata, expected) => {
    expect(briefOf(metadata).kicker).toBe(expected);
  });

  it('leaves a title its second half where that only begins with the site’s name', () => {
    const url = 'https://www.nordferry.example/fair';
    expect(briefOf({ title: 'Take care - Nordferry at the boat fair 2018', url }).title).toContain('boat fair');
    expect(briefOf({ title: 'The lake rose by two metres - Nordferry News', url }).title).toBe(
      'The lake rose by two metres',
    );
    expect(briefOf({ title: 'The lake rose by two metres │ Nordferry Market', url }).title).toBe(
      'The lake rose by two metres',
    );
  });
});

describe('a text’s genre', () => {
  it.each([
    [
      'is no opinion for its "you" and "we"',
      ['You can swim here.', 'We like the lake.', 'You need no ticket.'],
      'article',
    ],
    [
      'is no opinion for what others say',
      ['“I love it,” said Ann.', '“I swim,” said Bo.', '“My boat sank,” said Cy.'],
      'news',
    ],
    ['is an opinion where the author speaks', ['I like the lake.', 'I swim there.', 'My boat is old.'], 'opinion'],
  ])('%s', (_, texts, expected) => {
    expect(briefOf({ title: 'The lake and the town' }, [...texts, text[0] ?? '']).genre).toBe(expected);
  });
  it('is no review for a claim that is checked', () => {
    expect(briefOf({ title: 'Did the lake rise?', schemaType: 'ClaimReview' }).genre).toBe('article');
  });
});
