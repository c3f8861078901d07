import { describe, expect, it } from 'vitest';
import { refuseMemeSource } from '../../../../lib/engine/gate/index.ts';
import { isPolemic } from '../../../../lib/engine/gate/polemic.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

describe('a headline that agitates', () => {
  it.each([
    ['de', 'Das Laternen-Diktat: Rathaus will totale Kontrolle!'],
    ['de', 'Zwangsdigitalisierung am Hafen: Jetzt kommt der Great Reset'],
    ['en', 'Globalists want TOTAL CONTROL of the harbour'],
    ['fr', 'Les mondialistes préparent le contrôle total !'],
    ['es', '¡La plandemia llega al faro!'],
    ['it', 'Nuovo ordine mondiale: i globalisti al porto'],
    ['nl', 'Leugenpers zwijgt over de haven!'],
    ['pt', 'Globalistas querem controle total do porto'],
    ['en', 'As the harbour votes, Ada is embarrassed in a BIG way!'],
    ['de', 'Ada Bohl blamiert sich im Hafen!'],
    ['fr', 'Ada se ridiculise au port !'],
    ['es', '¡Ada hace el ridículo en el puerto!'],
    ['it', 'Figuraccia di Ada al porto!'],
    ['nl', 'Ada voor schut in de haven!'],
    ['pt', 'Ada passa vergonha no porto!'],
  ])('%s: is no headline to joke under: %s', (language, title) => {
    expect(isPolemic(title, language)).toBe(true);
    const document = documentOf({ title, language }, paragraph('Am Hafen stehen zwölf Laternen. Sie sind grün.'));
    expect(() => refuseMemeSource(document)).toThrow(expect.objectContaining({ code: 'no_joke' }));
  });

  it.each([
    ['de', 'Diktat in der dritten Klasse: So üben Kinder Rechtschreibung'],
    ['de', 'Verein wirft Rathaus „totale Kontrolle“ und „Diktat“ vor!'],
    ['de', 'Zwangspause für die Fähre!'],
    ['en', 'New remote gives you total control of the lamp'],
    ['fr', 'Les moutons reviennent sur la digue'],
    ['en', 'I was embarrassed by my own lamp!'],
    ['en', 'The pier was exposed to wind all winter'],
  ])('%s: is none that reports or means something else: %s', (language, title) => {
    expect(isPolemic(title, language)).toBe(false);
  });
});
