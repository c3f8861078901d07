import { describe, expect, it } from 'vitest';
import { refuseMemeSource } from '../../../../lib/engine/gate/index.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const neutral = 'The council opened the new library on a mild Monday, and a brass band played for an hour.';
const source = (language: string, text: string) =>
  documentOf(
    { title: language === 'en' ? 'A warm year' : undefined, language },
    ...Array(8).fill(neutral).map(paragraph),
    paragraph(text),
  );

describe('a text that counts the dead is no joke, wherever it does', () => {
  it.each([
    ['en', 'The heat led to thousands of deaths and a long drought.'],
    ['de', 'Die Hitze forderte tausende Tote und brachte eine lange Dürre.'],
    ['fr', 'La chaleur a causé des milliers de morts et une longue sécheresse.'],
  ])('%s: %s', (language, text) => {
    expect(() => refuseMemeSource(source(language, text))).toThrow(expect.objectContaining({ code: 'no_joke' }));
  });

  it.each([
    ['a single thing', 'Put a killer spin on the old costume.'],
    ['a year', 'The mill was closed in 1945 and never opened again.'],
  ])('%s is none', (_, text) => {
    expect(() => refuseMemeSource(source('en', text))).not.toThrow();
  });
});
