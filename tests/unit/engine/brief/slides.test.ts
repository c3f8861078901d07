import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, nest, paragraph } from './documents.ts';

const title = 'Moving to the new library system';
const makeDeck = (...blocks: readonly Block[]) =>
  makeBrief(documentOf({ title, language: 'en', schemaType: 'PresentationDigitalDocument' }, ...blocks), {});

const why = [heading('Why we move'), nest('Old system unsupported', 'Slow search', '  Up to a minute')];
const what = [heading('What changes'), list(['One catalogue for all branches', 'Self-service returns'])];
const when = [heading('When it happens'), list(['Training in June', 'Switch in August'])];
const listHeadings = (...blocks: readonly Block[]) => makeDeck(...blocks).points.map((point) => point.heading);

describe('points of a deck', () => {
  it('are the titles of its slides with the first short lines under them', () => {
    const made = makeDeck(...why, ...what, ...when);
    expect(made).toMatchObject({ layout: 'list', ordered: false });
    expect(made.points).toEqual([
      {
        heading: 'Why we move',
        body: 'Old system unsupported · Slow search',
        sentence: 'Why we move\nOld system unsupported\nSlow search',
      },
      expect.objectContaining({
        heading: 'What changes',
        body: 'One catalogue for all branches · Self-service returns',
      }),
      expect.objectContaining({ heading: 'When it happens' }),
    ]);
  });

  it.each<[string, Block[]]>([
    ['an agenda', [heading('Agenda'), list(['Why', 'What', 'When'])]],
    ['thanks', [heading('Thank you for listening!'), list(['Write to us', 'Or call us'])]],
    ['questions', [heading('Any questions?'), list(['Ask them now', 'Or later'])]],
    ['a question and its answer', [heading('Q: Who pays for it?'), list(['The city pays', 'Not the readers'])]],
    ['links', [heading('Resources'), list(['Handbook of the system', 'Map of all branches'])]],
    ['a heading with nothing under it', [heading('Live tour of the catalogue')]],
    ['a question without words of its own', [heading('What else?'), list(['More to come'])]],
  ])('leave out %s', (_, blocks) => {
    expect(listHeadings(...why, ...blocks, ...what, ...when)).toEqual([
      'Why we move',
      'What changes',
      'When it happens',
    ]);
  });

  it('and the subtitle leave out the names, dates and places of the opening slide', () => {
    const made = makeDeck(paragraph('Ada Lund, City Library'), paragraph('Bergen, 3 May 2024'), ...why);
    expect(JSON.stringify([made.points, made.subtitle])).not.toMatch(/Lund|Bergen|May/);
  });

  it('take the first line for a title that only labels', () => {
    const made = listHeadings(
      ...why,
      heading('Background'),
      list(['Readers wait at the desk', 'Staff type twice']),
      ...what,
    );
    expect(made).toEqual(['Why we move', 'Readers wait at the desk', 'What changes']);
  });

  it('take a parent that leads on together with what it leads to', () => {
    const led = [heading('What stays'), nest('Kept for all readers:', '  The old cards', 'Opening hours')];
    const made = makeDeck(...why, ...led, ...what);
    expect(made.points[1]?.body).toBe('Kept for all readers: The old cards · Opening hours');
  });
});

describe('points of a paper', () => {
  it.each([
    [
      'en',
      ['Abstract', 'Related Work', 'Earlier teams measured large parks with few sensors.'],
      'Cities grow warmer each year than the farmland around them.',
      'Our results show that',
      'old trees have lowered the temperature of a street by three degrees.',
    ],
    [
      'fr',
      ['Résumé', 'Travaux connexes', 'D’autres équipes ont mesuré de grands parcs avec peu de capteurs.'],
      'Les villes se réchauffent chaque année plus vite que la campagne.',
      'Dans cet article, nous montrons que',
      'les rues sous les arbres restent plus fraîches que les rues nues.',
    ],
    [
      'es',
      ['Resumen', 'Trabajos relacionados', 'Otros equipos midieron grandes parques con pocos sensores.'],
      'Las ciudades se calientan cada año más que el campo.',
      'En este trabajo mostramos que',
      'los árboles viejos han bajado tres grados la temperatura de una calle.',
    ],
  ])('open with what was found, not with its background (%s)', (language, labels, background, finds, finding) => {
    const [abstract = '', groundwork = '', earlier = ''] = labels;
    const document = documentOf(
      { title: 'Shade', language },
      paragraph(`${abstract}. ${background} ${finds} ${finding}`),
      heading(`2 ${groundwork}`),
      paragraph(earlier),
    );
    const made = makeBrief(document, {});
    const said = made.points[0]?.heading ?? '';
    expect(said).toBe(`${finding.charAt(0).toUpperCase()}${finding.slice(1, -1)}`);
  });

  const paper = documentOf(
    { title: 'Shade trees and street temperatures', language: 'en' },
    heading('Abstract'),
    paragraph('In this paper we show that streets under closed canopies stay cooler than bare streets all summer.'),
    heading('1 Introduction'),
    paragraph('Cities grow warmer every year than the farmland around them, and most of them plan for more trees.'),
    heading('2 Related Work'),
    paragraph('Earlier teams measured large parks with few sensors and never compared single streets with each other.'),
    heading('3 Results'),
    paragraph('Young trees lowered the temperature of the afternoon by half a degree, and old trees by three degrees.'),
    heading('4 Conclusion'),
    paragraph('Cities gain most from trees where the traffic is light and the pavement is dark.'),
  );

  it('are what was found, not the names of its parts', () => {
    const made = makeBrief(paper, {});
    expect(made.layout).toBe('list');
    expect(made.points.map((point) => point.heading)).toContain(
      'Streets under closed canopies stay cooler than bare streets all summer',
    );
    expect(JSON.stringify(made.points)).not.toMatch(/Introduction|Related Work|Conclusion"|Earlier teams/);
  });
});
