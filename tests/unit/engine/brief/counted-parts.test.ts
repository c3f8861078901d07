import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { getShape } from '../../../../lib/engine/modules.ts';
import { documentOf, paragraph } from './documents.ts';

const read = (language: string, title: string, text: string) => {
  const { modules = [] } = makeBrief(documentOf({ title, language }, paragraph(text)), {});
  const found = modules.find((module) => 'items' in module && module.kind !== 'statements');
  return found !== undefined && 'items' in found
    ? {
        shape: getShape(found),
        items: found.items.map(({ heading, body }) => (body ? `${heading} | ${body}` : heading)),
      }
    : undefined;
};

describe('parts that a sentence counts and names', () => {
  it.each([
    [
      'en',
      'The lime of Tarn',
      'The lime of Tarn is made up of three parts: powder, water and salt. Powder comes from the quarry on the island. Water is carried up from the harbour. Salt keeps the frost out.',
      {
        shape: 'parts',
        items: [
          'Powder | Powder comes from the quarry on the island',
          'Water | Water is carried up from the harbour',
          'Salt | Salt keeps the frost out',
        ],
      },
    ],
    [
      'en',
      'The water cycle of Tarn',
      'The water cycle of Tarn has four stages: evaporation, in which the sea rises; condensation, which makes clouds; then rain, which falls on the island; and finally the stream, which runs back to the sea.',
      {
        shape: 'cycle',
        items: [
          'Evaporation | in which the sea rises',
          'Condensation | Makes clouds',
          'Rain | Falls on the island',
          'The stream | Runs back to the sea',
        ],
      },
    ],
    [
      'de',
      'Der Turm von Tarn',
      'Der Turm von Tarn besteht aus drei Teilen: Sockel, Schaft und Laterne. Der Sockel steht auf dem Felsen. Der Schaft ist weiß gestrichen. Die Laterne brennt seit 1890.',
      {
        shape: 'parts',
        items: [
          'Sockel | Der Sockel steht auf dem Felsen',
          'Schaft | Der Schaft ist weiß gestrichen',
          'Laterne | Die Laterne brennt seit 1890',
        ],
      },
    ],
    // The count does not hold, or nothing that has parts is counted.
    [
      'en',
      'The lime of Tarn',
      'The lime of Tarn is made up of four parts: powder, water and salt. It is mixed in spring. The keepers carry it up.',
      undefined,
    ],
    [
      'en',
      'The council of Tarn',
      'The council of Tarn met for three hours: Ada Lund, Ole Berg and Ida Holm spoke. The vote comes in May. The harbour stays open.',
      undefined,
    ],
  ])('are drawn as such (%s): %s', (language, title, text, expected) => {
    expect(read(language, title, text)).toEqual(expected);
  });
});
