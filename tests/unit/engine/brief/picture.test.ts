import { describe, expect, it } from 'vitest';
import { findCredit } from '../../../../lib/engine/brief/finders/picture.ts';

describe("a picture's credit", () => {
  it.each([
    ['The harbour at dawn. Photo: Ada Example', 'Photo: Ada Example'],
    ['The harbour at dawn (Photograph by Ada Example)', 'Photograph by Ada Example'],
    ['Der Hafen am Morgen. Foto: Ada Beispiel / Agentur', 'Foto: Ada Beispiel / Agentur'],
    ['Le port © Ada Exemple', '© Ada Exemple'],
    ['Image: Ada Example', 'Image: Ada Example'],
    ['港の朝。写真：例子', undefined],
    ['A photo of the harbour at dawn', undefined],
    ['The image shows the harbour', undefined],
  ])('of “%s” is %s', (caption, credit) => {
    expect(findCredit(caption)).toBe(credit);
  });
});
