import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { SourceDocument } from '../../../../lib/engine/document.ts';
import { documentOf, heading, paragraph } from './documents.ts';

const text = [
  'The lake rose by two metres in a single night and flooded the lower quay of the town.',
  'The ferry stopped for nine days, and 400 people had to take the long road to work.',
  'The town will build a wall of stone along the quay before the next spring flood.',
];
const toBrief = (metadata: SourceDocument['metadata'], texts: readonly string[] = text) =>
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
    ['no list with spaces', { title: 'The lake rose', section: 'Lakes, Tips' }, undefined],
    ['no section of all news', { title: 'Der See stieg', section: 'Alle News', language: 'de' }, undefined],
    ['no blog that is quoted', { title: 'Rebloggt von Seeblog: Der See stieg', language: 'de' }, undefined],
    ['no section of tips', { title: 'Der See stieg', section: 'Tipps', language: 'de' }, undefined],
    ['no list of sections', { title: 'The lake rose', section: 'Lakes,Highlight,Local' }, undefined],
    ['the kind of text', { title: 'The lake and its wall', site: 'Lake Gazette', schemaType: 'Review' }, 'Review'],
    ['no kind that the title names', { title: 'The lake wall: a review', schemaType: 'Review' }, undefined],
    ['no place that the title opens with', { title: 'Tarn: The lake rose', section: 'Tarn' }, undefined],
    ['no place that the title names', { title: 'The lake in Tarn rose', section: 'Tarn' }, undefined],
    ['no section of single recipes', { title: 'Der See stieg', section: 'Einzelrezepte', language: 'de' }, undefined],
    ['no more of one', { title: 'Der See stieg', section: 'Mehr Nachrichten', language: 'de' }, undefined],
    ['no tag', { title: 'The lake and its wall', section: '#Topic' }, undefined],
    ['no medium before the title', { title: 'VIDEO: The lake and its wall' }, undefined],
    ['no test for a word in a title', { title: 'A test for the lake and its wall' }, undefined],
    ['no test for an adjective in French', { title: 'Une heure critique pour le lac', language: 'fr' }, undefined],
    ['whose word a text is, by its type', { title: 'Build the wall', schemaType: 'OpinionNewsArticle' }, 'Opinion'],
    [
      'by its address',
      { title: 'Die Mauer muss her', url: 'https://a.example/kommentare/mauer', language: 'de' },
      'Meinung',
    ],
    ['by its section, with a satire', { title: 'Le lac part', section: 'Satire', language: 'fr' }, 'Satire'],
    ['over a topic', { title: 'Build it', section: 'Lakes', url: 'https://a.example/opinion/wall' }, 'Opinion'],
    ['in the section’s own words', { title: 'Die Mauer muss her', section: 'Kolumne', language: 'de' }, 'Kolumne'],
    ['no opinion for the page’s own name', { title: 'The wall', url: 'https://a.example/lakes/opinion' }, undefined],
    ['the kind in German', { title: 'Die Mauer am See', schemaType: 'Recipe', language: 'de' }, 'Anleitung'],
  ])('is %s', (_, metadata, expected) => {
    expect(toBrief(metadata).kicker).toBe(expected);
  });

  it('is no person of whom the text speaks', () => {
    const spoken = [...text, 'The mayor Greta Holm spoke.', 'Holm said that the wall of stone comes too late.'];
    expect(toBrief({ title: 'The lake rose', section: 'Greta Holm' }, spoken).kicker).toBeUndefined();
    expect(toBrief({ title: 'The lake rose', section: 'Lake Holme' }, spoken).kicker).toBe('Lake Holme');
  });

  it('leaves a title its second half where that only begins with the site’s name', () => {
    const url = 'https://www.nordferry.example/fair';
    expect(toBrief({ title: 'Take care - Nordferry at the boat fair 2018', url }).title).toContain('boat fair');
    expect(toBrief({ title: 'The lake rose by two metres - Nordferry News', url }).title).toBe(
      'The lake rose by two metres',
    );
    expect(toBrief({ title: 'The lake rose by two metres │ Nordferry Market', url }).title).toBe(
      'The lake rose by two metres',
    );
  });
});

describe('a title that only names a report', () => {
  const blocks = [heading('Thin snow and little danger', 2), ...text.map((one) => paragraph(one))];

  it('stands over the thesis that the report opens with', () => {
    const brief = makeBrief(
      documentOf({ language: 'de', title: 'Wochenbericht 14. - 20. Januar 2022' }, ...blocks),
      {},
    );
    expect([brief.kicker, brief.title]).toEqual(['Wochenbericht 14. – 20. Januar 2022', 'Thin snow and little danger']);
  });

  it('passes over links to other languages', () => {
    const links = heading('[spanish] [greek] [english]', 5);
    const brief = makeBrief(
      documentOf({ language: 'en', title: 'blog' }, links, ...text.map((one) => paragraph(one))),
      {},
    );
    expect(brief.title).toContain('The lake rose');
  });

  it('but not over the first of several sections', () => {
    const sections = [...blocks, heading('A second part of it', 2), paragraph(text[0] ?? '')];
    const brief = makeBrief(documentOf({ language: 'de', title: 'Wochenbericht 2022' }, ...sections), {});
    expect(brief.title).not.toBe('Thin snow and little danger');
  });
});

describe('titles of a page’s system', () => {
  it.each([
    [':. Walls and gates for harbours', 'Walls and gates for harbours'],
    ['Home', 'The lake rose by two metres'],
  ])('%s', (title, expected) => {
    expect(toBrief({ title }).title).toContain(expected);
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
    expect(toBrief({ title: 'The lake and the town' }, [...texts, text[0] ?? '']).genre).toBe(expected);
  });
  it('is no review for a claim that is checked', () => {
    expect(toBrief({ title: 'Did the lake rise?', schemaType: 'ClaimReview' }).genre).toBe('article');
  });
});
