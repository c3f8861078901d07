import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const boats = ['Anna', 'Berta', 'Clara', 'Dora', 'Emma', 'Frieda', 'Greta', 'Hanna', 'Ida', 'Josefa'];
const makeRecords = (count: number): string[] =>
  boats
    .slice(0, count)
    .map(
      (name, index) =>
        `Name: ${name} Length: ${index + 12} m Harbour: Northern pier Story: Built of oak by the yard at the mouth of the river, and sold twice since`,
    );
const opening = paragraph(
  'The club keeps old boats. Each of them sails in summer, and guests may come along on Sundays.',
);
const first = (...blocks: readonly Block[]) =>
  makeBrief(documentOf({ title: 'The boats of the club', language: 'en' }, opening, heading('Boats'), ...blocks), {})
    .modules?.[0];

describe('records with the same labels', () => {
  it.each<[string, (texts: readonly string[]) => readonly Block[]]>([
    ['paragraphs', (texts) => texts.map((text) => paragraph(text))],
    ['quotations', (texts) => texts.map((text) => ({ type: 'quote', text }))],
    ['items', (texts) => [list([...texts])]],
    ['lines', (texts) => texts.map((text) => paragraph(text.replaceAll(/ (?=Length|Harbour|Story)/g, '\n')))],
  ])('are a table of what is short: %s', (_, toBlocks) => {
    const module = first(...toBlocks(makeRecords(5)));
    expect(module).toMatchObject({ kind: 'table', header: ['Name', 'Length', 'Harbour'] });
    expect(module?.kind === 'table' && module.rows[1]).toEqual(['Berta', '13 m', 'Northern pier']);
  });

  it('are a list that says how many there are where they are many', () => {
    const module = first(...makeRecords(10).map((text) => paragraph(text)));
    expect(module).toMatchObject({ kind: 'items', total: 10 });
    expect(module?.kind === 'items' && module.items[0]).toMatchObject({
      heading: 'Anna',
      body: 'Length: 12 m · Harbour: Northern pier',
    });
  });

  it.each([
    ['few', makeRecords(3)],
    [
      'who speaks',
      boats.slice(0, 6).map((name) => `Ada: ${name} is the boat that I like best of all those that lie at the pier.`),
    ],
    ['addresses', boats.slice(0, 6).map((name) => `Name: ${name} Phone: 0421 555 010 42 Mail: ${name}@example.org`)],
  ])('are none of %s', (_, texts) => {
    expect(first(...texts.map((text) => paragraph(text)))?.kind).not.toBe('table');
  });
});
