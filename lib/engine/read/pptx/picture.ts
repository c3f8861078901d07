import type { Block } from '../../document.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { clip, withoutInvisible } from '../clean-text.ts';
import type { Relation } from './package.ts';
import { findNaming } from './shapes.ts';
import type { XmlElement } from './xml.ts';

/** A longer description explains the picture to those who do not see it, at length. In characters. */
const maxAltChars = 300;
/** Addresses, paths and file names, which programs put where a description belongs. */
const isFileName = /^\S*[\\/]\S+$|[a-z]:\\|:\/\/|\.(?:png|jpe?g|gif|bmp|tiff?|svg|emf|wmf|webp|heic)\b/i;
/** What Office itself guesses is in a picture. */
const isGuess = new RegExp(
  joinAlternatives(({ read }) => read?.pictures?.guessed),
  'i',
);
/** A single word is a name that a program or a clip art collection gave; scripts without spaces say more in one. */
const isWords =
  /\p{L}{2}\S*\s+(?:\S+\s+){0,3}\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u;

/** A picture that is described in words, as a figure. Its `image` is the name of the part that holds it. */
export function readPicture(element: XmlElement, relations: ReadonlyMap<string, Relation>): Block[] {
  const alt = clip(withoutInvisible(findNaming(element)?.attribute('descr') ?? '').replace(/\s+/g, ' '), maxAltChars);
  if (!isWords.test(alt) || isFileName.test(alt) || isGuess.test(alt)) return [];
  const id = element.at('blipFill', 'blip')?.attributeIn('/relationships', 'embed');
  const image = id === undefined ? undefined : relations.get(id)?.target;
  return image ? [{ type: 'figure', alt, image }] : [];
}
