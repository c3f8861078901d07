import { describe, expect, it } from 'vitest';
import { withoutNewsMark } from '../../../../lib/engine/brief/outline/noise.ts';
import { cleanOpening } from '../../../../lib/engine/brief/text/dateline.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';

describe('an opening without its place, day and agency', () => {
  it.each([
    ['Portstadt (abc). Der Rat schließt zwei Schulen.', 'Der Rat schließt zwei Schulen.'],
    ['Puerto, 3 may (ABC).- El consejo cerró dos escuelas.', 'El consejo cerró dos escuelas.'],
    ['Porto Alto, 4 mag. (ABC) - Il consiglio chiude due scuole.', 'Il consiglio chiude due scuole.'],
    ['(Portstadt/abc) Der Rat schließt zwei Schulen.', 'Der Rat schließt zwei Schulen.'],
    ['Puerto.- El consejo cerró dos escuelas.', 'El consejo cerró dos escuelas.'],
    ['PORTSTADT – Der Rat schließt zwei Schulen.', 'Der Rat schließt zwei Schulen.'],
    ['Portstadt (the old one) closes two schools.', 'Portstadt (the old one) closes two schools.'],
    ['Ada Lund (SDP) closes two schools.', 'Ada Lund (SDP) closes two schools.'],
  ])('%s', (text, clean) => {
    expect(cleanOpening(text)).toBe(clean);
  });
});

describe('a paragraph without its mark', () => {
  it.each([
    ['en', 'Summary: The council closes two schools.', 'The council closes two schools.'],
    ['de', 'Auf einen Blick: Der Rat schließt zwei Schulen.', 'Der Rat schließt zwei Schulen.'],
    ['en', 'UPDATE 2: The council closes two schools.', 'The council closes two schools.'],
    ['de', 'Zusammenfassung: Der Rat schließt zwei Schulen.', 'Der Rat schließt zwei Schulen.'],
    ['en', 'Summary judgement: the council loses.', 'Summary judgement: the council loses.'],
  ])('%s: %s', (language, text, clean) => {
    expect(withoutNewsMark(text, findLanguage(language))).toBe(clean);
  });
});
