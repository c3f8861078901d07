import { describe, expect, it } from 'vitest';
import { listQuantities } from '../../../../lib/engine/brief/numbers/quantities.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';

const listValues = (text: string, language: string) =>
  listQuantities(text, findLanguage(language)).map(({ value }) => value);

describe('a house number', () => {
  it.each([
    ['en', 'The shop of the harbour stands at 4567 Tarn Hill Blvd behind the old sheds'],
    ['de', 'Der Laden am Hafen steht in der Lindenstraße 145 hinter der alten Werft'],
    ['nl', 'De winkel van de haven staat aan de Dorpsstraat 145 achter de oude loods'],
    ['fr', 'La boutique du port se trouve au 145 rue de la Mer derrière le hangar'],
    ['es', 'La tienda del puerto está en la calle Mayor 145 frente al viejo hangar'],
    ['pt', 'A loja do porto fica na rua da Paz 145 atrás do velho armazém'],
    ['it', 'Il negozio del porto si trova in via Roma 145 dietro il vecchio capannone'],
  ])('is no count (%s)', (language, text) => {
    expect(listValues(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'The county has counted 4567 road deaths since then', '4567'],
    ['fr', 'La ville a repeint 145 rues en une seule nuit', '145'],
    ['it', 'In città il sindaco ha premiato 145 negozi del porto', '145'],
  ])('but a count is one (%s)', (language, text, value) => {
    expect(listValues(text, language)).toEqual([value]);
  });
});
