import { describe, expect, it } from 'vitest';
import { withoutOldVersions } from '../../../../lib/engine/brief/outline/old-versions.ts';
import { documentOf, heading, paragraph } from './documents.ts';

const listTexts = (language: string, ...texts: readonly string[]) =>
  withoutOldVersions(
    documentOf(
      { title: 'Orr', language },
      ...texts.map((text) => (text.startsWith('# ') ? heading(text.slice(2), 2) : paragraph(text))),
    ),
  ).blocks.map((block) => ('text' in block ? block.text : ''));

const found = ['en', 'Update, 3 May 2026: The boat of Orr is found.', 'It lies in the harbour.'] as const;

describe('a report that is kept up to date', () => {
  it('loses what it wrote days before, with its heading', () => {
    const [language, ...own] = found;
    const old = ['# Where is the boat?', 'Update, 29 April 2026: The boat is lost.', 'Nobody knows where it is.'];
    expect(listTexts(language, ...own, ...old)).toEqual(own);
    expect(listTexts(language, ...old, ...own)).toEqual(own);
  });

  it.each([
    ['a version of the day before', ['Update, 2 May 2026: The boat is lost.']],
    ['what has no date', ['Update: The boat is lost.']],
    ['a date in its text', ['The boat was lost on 29 April 2026.']],
  ])('keeps %s', (_, more) => {
    const [language, ...own] = found;
    expect(listTexts(language, ...own, ...more)).toEqual([...own, ...more]);
  });

  it.each([
    ['de', 'Update vom 03. Mai 2026, 16:05 Uhr: Das Boot ist da.', 'Update, 28.4.2026, 12.45 Uhr: Das Boot ist fort.'],
    ['fr', 'Mise à jour du 3 mai 2026 : le bateau est là.', 'Mise à jour du 28 avril 2026 : le bateau est perdu.'],
    ['es', 'Actualización, 3 de mayo de 2026: el barco está.', 'Actualización, 28 de abril de 2026: no hay barco.'],
    ['it', 'Aggiornamento 3 maggio 2026: la barca c’è.', 'Aggiornamento 28 aprile 2026: la barca è persa.'],
    ['pt', 'Atualização, 3 de maio de 2026: o barco voltou.', 'Atualização, 28 de abril de 2026: o barco sumiu.'],
    ['nl', 'Update 3 mei 2026: de boot is er.', 'Update 28 april 2026: de boot is weg.'],
  ])('is read in its own language: %s', (language, own, old) => {
    expect(listTexts(language, own, old)).toEqual([own]);
  });
});
