import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { isBoilerplate } from '../../../../lib/engine/brief/outline/noise.ts';
import type { Metadata } from '../../../../lib/engine/document.ts';
import { documentOf, paragraph } from './documents.ts';

const german = [
  paragraph('Die Werft in Tarn baut ab Mai vierzig neue Boote aus Lärchenholz für die Fischer der Insel.'),
  paragraph('Der Rat zahlt den Fischern die Hälfte des Preises, wenn sie ihr altes Boot zurückgeben.'),
];
const toBrief = (metadata: Metadata, ...more: ReturnType<typeof paragraph>[]) =>
  makeBrief(documentOf({ language: 'de', title: 'Neue Boote für Tarn', ...metadata }, ...german, ...more), {});

describe('what a site writes around its pages', () => {
  it.each([
    ['Blog Archiv » Neue Boote für Tarn', 'Neue Boote für Tarn'],
    ['Werftseite » Blog Archiv » Neue Boote für Tarn', 'Neue Boote für Tarn'],
    ['Neue Boote für Tarn - werft.example - Webdesign', 'Neue Boote für Tarn'],
    ['Neue Boote für Tarn - 26 Oktober 2010 - Blog - Bilder und Schleifen!', 'Neue Boote für Tarn'],
    ['23.01.2022 - Neue Boote für Tarn', 'Neue Boote für Tarn'],
    ['(16) Neue Boote für Tarn', 'Neue Boote für Tarn'],
    ['die neuen Boote für Tarn', 'Die neuen Boote für Tarn'],
    ['Neue Boote für Tarn - was node.js damit zu tun hat', 'Neue Boote für Tarn – was node.js damit zu tun hat'],
  ])('is no part of the title: %s', (title, expected) => {
    expect(toBrief({ title }).title).toBe(expected);
  });

  it.each([
    'Super User',
    'admin',
    'Administrator',
    'publisher',
    'wp',
    'webmaster2',
    'mikelund',
    'Unknown',
    'Unbekannt',
  ])('is no author: %s', (author) => {
    expect(toBrief({ author, site: 'Inselbote' }).source).toBe('Inselbote');
  });

  it.each(['Ada Lund', 'Bo'])('leaves an author their name: %s', (author) => {
    expect(toBrief({ author, site: 'Inselbote' }).source).toBe(author === 'Bo' ? 'Inselbote' : `Inselbote · ${author}`);
  });

  it.each([
    ['Nachrichten der Insel - Der Inselbote', 'https://www.inselbote.example/1', 'Der Inselbote'],
    ['Herz und Boot - Reisen | Leben', 'https://herzundboot.example/1', 'Herz und Boot'],
    ['Boote - Das Magazin', 'https://tarn.example/1', 'Boote - Das Magazin'],
  ])('stands in the footer by its name alone: %s', (site, url, expected) => {
    expect(toBrief({ site, url }).source).toBe(expected);
  });

  it.each([
    'Erstellt am Dienstag, 6. Mai 2014 um 23:30 und abgelegt unter Boote, Werft, Tarn und Insel.',
    'Fischer der Insel können die neuen Boote der Werft in Tarn für drei Monate kostenfrei testen.',
  ])('is no point: %s', (text) => {
    expect(JSON.stringify(toBrief({}, paragraph(text)).modules)).not.toContain(text.slice(0, 25));
  });
});

describe('a line that leads away from the text', () => {
  it.each([
    'Wer die Karte der Insel will, der findet hier die kostenlosen Downloads.',
    'Auf der Seite der Werft finden Sie alle aktuellen Meldungen.',
    'Wenn dir das Boot gefällt, hinterlasse auf boot.example einen Kommentar.',
    'Damit das Blatt erscheint, brauchen wir deine Unterstützung.',
    'Alle Fotos der Insel stammen von Ada Lund.',
    'You can find all the prices of the boats here.',
    'This thread is archived.',
    'Retrouvez tous les prix des bateaux sur notre site.',
    'Pueden consultar los precios de los barcos aquí.',
    'Trovate tutti i prezzi delle barche sul nostro sito.',
    'Confira todos os preços dos barcos no nosso site.',
    'De prijzen van de boten vindt u op onze website.',
    '割引の内容は予告なく変更する場合があります。',
  ])('is no point: %s', (text) => expect(isBoilerplate(text, undefined)).toBe(true));

  it.each([
    'Die Fischer finden hier das ganze Jahr über Hering.',
    'Die Insel braucht die Unterstützung des Rates für vierzig Boote.',
    'Visitors can find seals on the beach of the island.',
    'Los visitantes pueden encontrar focas en la playa de la isla.',
  ])('is none: %s', (text) => expect(isBoilerplate(text, undefined)).toBe(false));
});
