import { describe, expect, it } from 'vitest';
import { brandForm, keyForm, maxLogoBytes, readLogoFile } from '../../../../../lib/service/node/web/forms.ts';

describe('the form of a key', () => {
  it.each([
    ['a name', { name: 'My extension' }, { name: 'My extension' }],
    ['a name without the spaces around it', { name: '  Desk ' }, { name: 'Desk' }],
    ['no empty name', { name: '  ' }, undefined],
    ['no name of 61 characters', { name: 'n'.repeat(61) }, undefined],
  ])('takes %s', (_, form, expected) => {
    expect(keyForm.safeParse(form).data).toEqual(expected);
  });
});

describe('the form of a brand', () => {
  const brand = { name: 'Tide', color: '#0F766E' };
  it.each([
    ['a name and a colour, in small letters', brand, { name: 'Tide', color: '#0f766e' }],
    ['fields left empty as not there', { ...brand, font: ' ', fontCssUrl: '' }, { name: 'Tide', color: '#0f766e' }],
    [
      'a font with its style sheet',
      { ...brand, font: 'Lora', fontCssUrl: 'https://fonts.example/lora.css' },
      { name: 'Tide', color: '#0f766e', font: 'Lora', fontCssUrl: 'https://fonts.example/lora.css' },
    ],
    ['no colour by name', { ...brand, color: 'teal' }, undefined],
    ['no style sheet that is a script', { ...brand, fontCssUrl: 'javascript:alert(1)' }, undefined],
    ['no logo where no file was chosen', { ...brand, logo: new File([], '') }, { name: 'Tide', color: '#0f766e' }],
  ])('takes %s', (_, form, expected) => {
    expect(brandForm.safeParse(form).data).toEqual(expected);
  });
});

describe('a logo', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const file = (bytes: readonly number[], size = bytes.length) => {
    const whole = new Uint8Array(size);
    whole.set(bytes);
    return new File([whole], 'logo.png');
  };
  it.each([
    ['a PNG by its signature', file(png), true],
    ['a PNG of the largest size', file(png, maxLogoBytes), true],
    ['nothing larger', file(png, maxLogoBytes + 1), false],
    ['no drawing, which may hold scripts', file(Array.from(new TextEncoder().encode('<svg/>'))), false],
    ['no text with a picture’s name', file([0x68, 0x69]), false],
  ])('is %s', async (_, given, isTaken) => {
    expect((await readLogoFile(given)) !== undefined).toBe(isTaken);
  });
});
