import { describe, expect, it } from 'vitest';
import { templateNames } from '../../../../lib/engine/languages/all-template-names.ts';
import { findNamedTemplate } from '../../../../lib/engine/meme/jokes/steer.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { isTemplateNamed, nameTemplate } from '../../../../lib/engine/meme/templates/names.ts';

const ids = [...templates.keys()];
const find = (query: string) => ids.filter((id) => isTemplateNamed(id, query));

it('is complete in every language, with one shown name for each template', () => {
  for (const [code, names] of Object.entries(templateNames)) {
    expect(Object.keys(names).toSorted(), code).toEqual(ids.toSorted());
    const shown = Object.values(names).map(([name]) => name);
    expect(new Set(shown).size, code).toBe(ids.length);
  }
});

describe('the name that people use', () => {
  const known: readonly (readonly [string, string])[] = [
    ['drake', 'verdict'],
    ['distracted boyfriend', 'tempted'],
    ['expanding brain', 'levels'],
    ['two buttons', 'buttons'],
    ['change my mind', 'sign'],
    ['panik', 'panic'],
    ['Gru’s plan', 'backfire'],
    ['clown makeup', 'clown'],
    ['is this a pigeon', 'butterfly'],
    ['epic handshake', 'handshake'],
    ['Spider-Man pointing', 'same'],
    ['exit 12', 'exit'],
    ['surprised pikachu', 'shocked'],
    ['Scooby', 'unmasking'],
    ['this is fine', 'calm'],
    ['one does not simply', 'proclaim'],
    ['hide the pain Harold', 'weary'],
    ['success kid', 'proud'],
    ['stonks', 'chart'],
    ['starter pack', 'starter'],
    ['abgelenkter Freund', 'tempted'],
    ['ist das eine Taube', 'butterfly'],
    ['deux boutons', 'buttons'],
    ['poignée de main', 'handshake'],
    ['novio distraído', 'tempted'],
    ['cervello in espansione', 'levels'],
    ['clownsschmink', 'clown'],
    ['maquiagem de palhaço', 'clown'],
    ['plan Gru', 'backfire'],
    ['две кнопки', 'buttons'],
    ['驚くピカチュウ', 'shocked'],
    ['两个按钮', 'buttons'],
    ['광대 화장', 'clown'],
    ['غيّر رأيي', 'sign'],
  ];

  it.each(known)('is known in the notes: %s', (name, template) => {
    expect(findNamedTemplate({ styleNotes: name })).toBe(template);
    expect(findNamedTemplate({ styleNotes: `${name}, please.` })).toBe(template);
  });

  it.each(known)('is found in the picker: %s', (name, template) => {
    expect(find(name)).toContain(template);
  });
});

it.each([
  ['', ids],
  ['distr', ['tempted']],
  ['BOYFRIEND distracted', ['tempted']],
  ['distraido', ['tempted']],
  ['no such meme', []],
])('finds by beginnings, without accents and order: “%s”', (query, found) => {
  expect(find(query)).toEqual(found);
});

it('is shown in the language of the interface, else in English', () => {
  expect(nameTemplate('buttons', 'pt-BR')).toBe('Dois botões');
  expect(nameTemplate('buttons', 'sv')).toBe('Two buttons');
  expect(nameTemplate('nowhere', 'en')).toBeUndefined();
});

it.each([
  'calm and friendly',
  'big words',
  'our brand colours',
  'style graphique',
  'for the office',
  'kurz und trocken',
])('is not heard in other notes: %s', (styleNotes) => {
  expect(['calm', undefined]).toContain(findNamedTemplate({ styleNotes }));
});
