import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { withoutSite } from '../../../../lib/engine/brief/titles/title.ts';
import { isDocumentLabel } from '../../../../lib/engine/brief/titles/title-clean.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import { documentOf, heading, paragraph } from './documents.ts';

const body = [
  'The keepers of Tarn paint the lighthouse every spring with lime from the island.',
  'Two hundred buckets of lime are carried up the rock by the school children of Tarn.',
  'The paint keeps the salt out of the stones for twelve months.',
];
const toTitle = (title: string, language = 'en', first?: string) =>
  makeBrief(
    documentOf({ title, language }, ...(first === undefined ? [] : [heading(first, 3)]), ...body.map(paragraph)),
    {},
  ).title;

describe('a title', () => {
  it.each([
    ['What is lime paint? – Glossary', 'en', 'What is lime paint?'],
    ['The keepers of the white tower of Tarn:', 'en', 'The keepers of the white tower of Tarn'],
    ['Was ist Kalkfarbe?- Lexikon und Wiki', 'de', 'Was ist Kalkfarbe?'],
    ['Qu’est-ce que la chaux ? | Glossaire', 'fr', 'Qu’est-ce que la chaux ?'],
    ['Qué es la pintura de cal (+ Video)', 'es', 'Qué es la pintura de cal'],
    ['石灰塗料とは何ですか｜用語集', 'ja', '石灰塗料とは何ですか'],
    ['Painting the lighthouse of Tarn » Herald Blogs - Science', 'en', 'Painting the lighthouse of Tarn'],
    ['Episode 48: Painting the lighthouse of Tarn', 'en', 'Painting the lighthouse of Tarn'],
    ['#48 – Painting the lighthouse of Tarn', 'en', 'Painting the lighthouse of Tarn'],
    ['Wer den Leuchtturm von Tarn streicht | Folge 12', 'de', 'Wer den Leuchtturm von Tarn streicht'],
    ['Painting Tarn - News - Painting Tarn', 'en', 'Painting Tarn'],
    ['Reblogged from Coast Letters: Painting the lighthouse of Tarn', 'en', 'Painting the lighthouse of Tarn'],
    ['Rebloggt von Küstenbriefe: Wer den Turm von Tarn streicht', 'de', 'Wer den Turm von Tarn streicht'],
    ['Ada Lund: „Wir streichen den Turm selbst”', 'de', 'Ada Lund: „Wir streichen den Turm selbst”'],
    ['Hamnen stängs – ”kritiskt”', 'sv', 'Hamnen stängs – ”kritiskt”'],
    ['TV-TIPP - Wer den Turm von Tarn streicht', 'de', 'Wer den Turm von Tarn streicht'],
    ['Buch der Woche: Wer den Turm von Tarn streicht', 'de', 'Wer den Turm von Tarn streicht'],
    ['Album of the week – Songs of Tarn', 'en', 'Songs of Tarn'],
    ['The keepers of Tarn - a life in lime', 'en', 'The keepers of Tarn – a life in lime'],
    ['Ada Lund • The keepers of Tarn', 'en', 'Ada Lund – The keepers of Tarn'],
    ['*Ab Montag* streicht Tarn den Turm', 'de', 'Ab Montag streicht Tarn den Turm'],
    ['Maler*innen und Wärter*innen am Turm', 'de', 'Maler*innen und Wärter*innen am Turm'],
    ['Friends of Tarn e. V.', 'de', 'Friends of Tarn e. V.'],
    ['The lighthouse of Tarn (Published 2016)', 'en', 'The lighthouse of Tarn'],
    ['The lighthouse of Tarn - 3rd edition | Quay Press', 'en', 'The lighthouse of Tarn'],
    ['Der Leuchtturm von Tarn (2. Auflage)', 'de', 'Der Leuchtturm von Tarn'],
    ['Der Leuchtturm von Tarn (Stand: 3. Mai 2026)', 'de', 'Der Leuchtturm von Tarn'],
    ['quayshop.example.co: Lime for the tower: Ada Lund: Books', 'en', 'Lime for the tower: Ada Lund'],
    [
      'The lighthouse of Tarn (published by nobody who saw it)',
      'en',
      'The lighthouse of Tarn (published by nobody who saw it)',
    ],
    ['The third edition of a lighthouse', 'en', 'The third edition of a lighthouse'],
    [
      'Lime paint for the lighthouse of Tarn in spring. The keepers of Tarn paint the lighthouse every spring with lime from the',
      'en',
      'Lime paint for the lighthouse of Tarn in spring',
    ],
    // The words behind these are the title's own.
    ['The video that saved the lighthouse of Tarn', 'en', 'The video that saved the lighthouse of Tarn'],
    ['Tarn – a photo album of the island', 'en', 'Tarn – a photo album of the island'],
  ])('stands without what its site wrote around it: %s', (title, language, expected) => {
    expect(toTitle(title, language)).toBe(expected);
  });

  it('is the heading before the name that stands behind it', () => {
    const titled = 'Lime paint for Tarn - Towers and Coasts 2026';
    expect(toTitle(titled, 'en', 'Lime paint for Tarn')).toBe('Lime paint for Tarn');
    expect(toTitle(titled, 'en', 'Paint of the coast')).toBe('Lime paint for Tarn – Towers and Coasts 2026');
  });

  it('is the heading over the text where no sentence speaks of it', () => {
    expect(toTitle('Monday notes', 'en', 'Lime paint for the lighthouse')).toBe('Lime paint for the lighthouse');
    expect(toTitle('White towers of Tarn', 'en', 'Lime paint for the lighthouse')).toBe('White towers of Tarn');
  });
});

it.each([
  ['NewsArticle', 'On Monday Ada Lund gave the harbour of Tarn 40 new boats'],
  ['Article', 'Ada Lund'],
])('a bare name over a report gives way to what happened (%s)', (schemaType, expected) => {
  const brief = makeBrief(
    documentOf(
      { title: 'Ada Lund', language: 'en', schemaType },
      ...['The harbour has news.', 'On Monday Ada Lund gave the harbour of Tarn 40 new boats.', ...body].map(paragraph),
    ),
    {},
  );
  expect(brief.title).toBe(expected);
});

it.each([
  ['Tarnpost Future', 'On Monday Ada Lund gave the harbour of Tarn 40 new boats', undefined],
  ['Coast Future', 'Coast Future', undefined],
])('a newsletter’s name gives way to its news: %s', (title, expected, kicker) => {
  const brief = makeBrief(
    documentOf(
      { title, language: 'en', schemaType: 'NewsArticle', url: 'https://www.tarnpost.example/letters' },
      ...['The harbour has news.', 'On Monday Ada Lund gave the harbour of Tarn 40 new boats.', ...body].map(paragraph),
    ),
    {},
  );
  expect([brief.title, brief.kicker]).toEqual([expected, kicker]);
});

it.each([
  ['The oldest song of Tarn : Tarnblog archive', 'Tarnblog archive', 'The oldest song of Tarn'],
  ['Guerre à Tarn : la paix revient', 'Tarn', 'Guerre à Tarn : la paix revient'],
  ['The harbour closes in March - Tarnministry Office', undefined, 'The harbour closes in March'],
])('a title stands without its site behind a colon or by its host: %s', (title, site, expected) => {
  expect(withoutSite(title, site, 'tarnministry.gov.example', undefined)).toBe(expected);
});

it.each([
  ['Neubau Werkstatt - Neubau WTN Tarn', 'Neubau Werkstatt'],
  ['Neubau Werkstatt - Neubau für Tarn', 'Neubau Werkstatt - Neubau für Tarn'],
])('a title stands without the words of its host and subdomain: %s', (title, expected) => {
  expect(withoutSite(title, undefined, 'neubau.wtn.example', undefined)).toBe(expected);
});

it.each([
  ['report_final_v3.docx', 'The harbour of Tarn has news'],
  ['Report final.pdf', 'The harbour of Tarn has news'],
  ['Ada Lund • 2nd', 'The harbour of Tarn has news'],
  ['tarn_harbour_news', 'The harbour of Tarn has news'],
  ['Tarn 2.0', 'Tarn 2.0'],
  ['Read robots.txt files', 'Read robots.txt files'],
])('the name of a file or a contact is no title: %s', (title, expected) => {
  const brief = makeBrief(
    documentOf({ title, language: 'en' }, ...['The harbour of Tarn has news.', ...body].map(paragraph)),
    {},
  );
  expect(brief.title).toBe(expected);
});

it.each([
  ['en', 'Climate report 2025', true],
  ['en', 'Minutes of the meeting of 3 May', true],
  ['de', 'Protokoll der Sitzung vom 3. Mai 2025', true],
  ['fr', 'Compte rendu de la séance du 3 mai', true],
  ['en', 'Annual results 2024', true],
  ['en', '2024 annual results', true],
  ['de', 'Besucherzahlen 2025', true],
  ['en', 'Introduction', true],
  ['fr', 'Chapitre 4', true],
  ['ja', 'はじめに', true],
  ['en', 'Introduction to tides', false],
  ['en', 'Tarn likes the results', false],
  ['de', 'Wer den Turm soll bezahlen', false],
  ['en', 'Report of a shark closes the beach', false],
  ['en', 'Minutes of silence in May', false],
])('a document’s label (%s): %s', (language, title, isLabel) =>
  expect(isDocumentLabel(title, findLanguage(language))).toBe(isLabel),
);

it.each([
  ['灯台の白い塔が春に塗られる：ターン新聞', '灯台の白い塔が春に塗られる'],
  ['灯台の白い塔：春に塗られる', '灯台の白い塔：春に塗られる'],
])('a title stands without its site behind a wide colon: %s', (title, expected) => {
  expect(withoutSite(title, 'ターン新聞', undefined, findLanguage('ja'))).toBe(expected);
});
