import type { Block } from '../../document.ts';
import { toLettersAndDigits } from '../../letters.ts';
import { type JsonLdThing, listTypes } from './json-ld.ts';

const [minChars, maxChars] = [20, 500];
const minSharedChars = 30;
const maxPictures = 300;

export function readPictureTexts(elements: readonly Element[], things: readonly JsonLdThing[]): string[] {
  const said: unknown[] = elements
    .filter((each) => each.hasAttribute('data-caption') || (each.localName === 'img' && each.hasAttribute('alt')))
    .slice(0, maxPictures)
    .flatMap((element) => [element.getAttribute('alt'), element.getAttribute('data-caption')]);
  for (const thing of things) {
    const pictures = listTypes(thing).includes('ImageObject') ? [thing] : [thing.image].flat();
    for (const picture of pictures)
      if (typeof picture === 'object' && picture !== null && !Array.isArray(picture))
        said.push((picture as JsonLdThing).description, (picture as JsonLdThing).caption);
  }
  return said.flatMap((text) =>
    typeof text === 'string' && text.trim().length >= minChars && text.length <= maxChars
      ? [toLettersAndDigits(text)]
      : [],
  );
}

const brokenOff = /(?:…|\.{3})$/;

const lettersShare = 0.8;

export function withoutPictureTexts(
  blocks: readonly Block[],
  pictures: readonly string[],
  own: readonly (string | undefined)[],
): Block[] {
  if (pictures.length === 0) return [...blocks];
  const said = new Set(pictures);
  const lines = new Set(own.map((text) => toLettersAndDigits(text ?? '')));
  return blocks.filter(({ type, ...block }) => {
    if (type !== 'paragraph' || !('text' in block) || block.text.length > maxChars) return true;
    const text = toLettersAndDigits(block.text);
    if (text.length < minChars * lettersShare || lines.has(text)) return true;
    if (said.has(text)) return false;
    if (!brokenOff.test(block.text) || text.length < minSharedChars) return true;
    return !pictures.some((picture) => picture.includes(text));
  });
}
