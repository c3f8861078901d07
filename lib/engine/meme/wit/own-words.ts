import { languageOf } from '../../brief/language.ts';
import { tidy, wordCount } from '../../brief/text.ts';
import { wordsFor } from '../../brief/words.ts';
import type { MemeIdea, Steering } from '../../brief.ts';
import type { SourceDocument } from '../../document.ts';
import { isShort } from '../pairs.ts';
import { atPhrase, captionOf, halvesOf } from './icebergs.ts';
import { wishesOf } from './steer.ts';

/** What is said of a picture that came without a word. */
const wordless: MemeIdea['captions'] = { bottom: 'No caption needed' };
/** A longer caption stands above its picture. */
const mostBelow = 7;

/**
 * Ways to set a picture's own words, best first: two halves around a border, the turn last; one phrase, below or above;
 * a phrase that reads on below. Nothing the notes want avoided is said.
 */
export function ownWords(document: SourceDocument, steering: Steering): MemeIdea[] {
  const words = wordsFor(languageOf(document));
  const wishes = wishesOf(steering, words);
  const figure = document.blocks.find((block) => block.type === 'figure');
  const spoken = tidy(figure?.alt ?? figure?.caption ?? document.metadata.title ?? '');
  const caption = captionOf(spoken, words);
  const places = wordCount(caption ?? '') > mostBelow ? ['top', 'bottom'] : ['bottom', 'top'];
  const read = atPhrase(spoken, words);
  const ways: readonly (MemeIdea['captions'] | undefined)[] = [
    halvesOf(spoken, words),
    ...places.map((place) => (caption ? { [place]: caption } : undefined)),
    read !== undefined && isShort(read.top) && isShort(read.bottom) ? read : undefined,
  ];
  const allowed = ways.flatMap((captions) =>
    captions !== undefined && Object.values(captions).every((text) => wishes.allows(text)) ? [captions] : [],
  );
  return (allowed.length > 0 ? allowed : [wordless]).map((captions) => ({ template: 'own-image', captions }));
}
